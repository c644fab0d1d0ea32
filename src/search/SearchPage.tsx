import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { searchRoute } from '../../catalog/fixedRoutes';
import { cutQuery } from '../../search/protocol/cutQuery';
import { maxQueryChars } from '../specification';
import FailureScreen from './FailureScreen';
import screenStyles from './Screen.module.css';
import styles from './SearchPage.module.css';
import SiteMap from './SiteMap';
import './pendingQuery.css';
import { joinComposed } from './composition';
import { areWeak } from './hitGroups';
import { loadPageResultsWith, loaded } from './pageResultsLoader';
import { dismissKeyboard } from './dismissKeyboard';
import { searchLabel } from './searchLabel';
import { formatSearchAddress, parseSearchAddress } from './searchAddress';
import { buildPageQueries } from './searchRequests';
import { type SearchSession, createSearchSession } from './searchSession';
import { pageTexts } from './pageTexts';
import { failureTexts, resultTexts } from './searchTexts';
import { textEvents } from './textEvents';
import { useScrollRestoration } from './useScrollRestoration';
import { useReloadOnStaleDeployment } from './useReloadOnStaleDeployment';
import { useSearchAddress } from './useSearchAddress';
import { useSearchSession } from './useSearchSession';
import { useSiteSearch } from './useSiteSearch';
import { useStatusText } from './useStatusText';
import { useHeldValue } from './useHeldValue';

/** Kept between visits: back to the page shows the same hits at once, so the browser finds the old place again. */
let session: SearchSession | undefined;

/** Content of the search page. Must be used below the theme's Layout. */
export default function SearchPage(): ReactNode {
  const search = useSiteSearch();
  const { client, getScope } = search;
  session ??= createSearchSession(loadPageResultsWith(client));
  const { ask, clear, retry } = session;
  const snapshot = useSearchSession(session);
  const { status, results, isPartial, failure } = snapshot;
  const { address, isChanged, composed, change, submit } = useSearchAddress();
  const { query, product, pageCount } = address;
  const inputRef = useRef<HTMLInputElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    // What an earlier visit asked for is no answer to this one.
    if (results[0]?.query !== query) clear();
    // Typed before the scripts were there: React leaves it in the field and tells nobody.
    const text = inputRef.current?.value ?? query;
    if (text !== query) change({ ...parseSearchAddress(window.location.search), query: cutQuery(text), pageCount: 1 });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  const isComposing = composed !== undefined;
  const hasQuery = query.trim() !== '' || isComposing;
  const asked = cutQuery(joinComposed(query, composed ?? ''));
  const isBetweenWords = isComposing && asked.trim() === ''; // the finished one follows

  useEffect(() => {
    if (isBetweenWords) return;
    if (asked.trim() === '') clear();
    else ask(buildPageQueries(getScope(), { query: asked, product, pageCount }));
  }, [ask, clear, getScope, asked, product, pageCount, isBetweenWords]);

  function type(text: string, half: string | undefined): void {
    // A text that an input method is writing must stay as it is; it is cut when it is finished.
    change({ query: half === undefined ? cutQuery(text) : text, product, pageCount: 1 }, half);
  }

  // Half a syllable without hits is no question that went unanswered: what was shown stays.
  const isUnderWay = isComposing || status === 'loading' || status === 'stalled';
  const shown = useHeldValue(results, isUnderWay && results[1]?.nbHits === 0);
  const title = pageTexts.title(useHeldValue(query, isComposing).trim());
  useScrollRestoration(results, isChanged);
  useReloadOnStaleDeployment(snapshot, searchRoute + formatSearchAddress(address));
  const [counts, page] = shown;

  /** Nothing found, and failure, have a screen of their own. */
  const isSaidBelow = !counts?.nbHits && status !== 'stalled' && !isPartial;
  const nothing = counts?.nbHits ? pageTexts.nothingIn(product, query) : undefined;
  const said = useStatusText(snapshot, { query, count: page?.nbHits, isWeak: areWeak(page?.hits), nothing });

  function suggest(suggestion: string): void {
    change({ query: suggestion, product: '', pageCount: 1 });
    inputRef.current?.focus();
  }

  /** The button that was pressed may go; the one that asks takes the focus: the field would open a phone's keyboard. */
  function askAgain(): void {
    retry();
    submitRef.current?.focus({ preventScroll: true });
  }

  function renderAnswer(): ReactNode {
    if (status === 'error') return <FailureScreen failure={failure} onRetry={askAgain} />;
    const { PageResults } = loaded;
    return (
      PageResults && (
        <PageResults
          results={shown}
          address={address}
          snapshot={snapshot}
          search={search}
          onChange={change}
          onSuggestion={suggest}
        />
      )
    );
  }

  return (
    <main className={styles.page}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <h1 className={styles.title}>{title}</h1>
      <form
        className={styles.line}
        role="search"
        action={searchRoute}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
          if (isPartial || status === 'error') retry();
          dismissKeyboard(inputRef.current);
        }}
      >
        <input
          ref={inputRef}
          className={styles.input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxQueryChars}
          aria-label={pageTexts.inputLabel()}
          placeholder={pageTexts.inputPlaceholder()}
          value={query}
          {...textEvents(type)}
        />
        <button ref={submitRef} type="submit" className={clsx('primary-button', styles.submit)}>
          {searchLabel()}
        </button>
      </form>
      <noscript>
        <p className={styles.noScript}>{pageTexts.noScript()}</p>
      </noscript>
      <div className={styles.line}>
        <p role="status" className={styles.status}>
          <span className={isSaidBelow ? 'visually-hidden' : undefined}>{said}</span>
          {!hasQuery && <span className="show-while-pending">{resultTexts.fetching()}</span>}
        </p>
        {isPartial && hasQuery && (
          <button type="button" className={screenStyles.button} onClick={askAgain}>
            {failureTexts.retry()}
          </button>
        )}
      </div>
      {hasQuery ? renderAnswer() : <SiteMap />}
    </main>
  );
}

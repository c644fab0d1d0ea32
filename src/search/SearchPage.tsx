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
import { areWeak } from './areWeak';
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

/** Outlives the component: Back to this page shows the same hits at once, so that the scroll position is restored. */
let session: SearchSession | undefined;

/** Content of the search page. Must be used below the theme's Layout. */
export default function SearchPage(): ReactNode {
  const search = useSiteSearch();
  const { client, getScope } = search;
  session ??= createSearchSession(loadPageResultsWith(client));
  const { search: startSearch, clear, retry } = session;
  const snapshot = useSearchSession(session);
  const { status, results, isPartial, failure } = snapshot;
  const { address, isChanged, composed, change, submit } = useSearchAddress();
  const { query, product, pageCount } = address;
  const inputRef = useRef<HTMLInputElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    // Drops results of an earlier visit.
    if (results[0]?.query !== query) clear();
    // Text typed before hydration: React keeps it in the input but fires no event.
    const text = inputRef.current?.value ?? query;
    if (text !== query) change({ ...parseSearchAddress(window.location.search), query: cutQuery(text), pageCount: 1 });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  const isComposing = composed !== undefined;
  const hasQuery = query.trim() !== '' || isComposing;
  const searchedQuery = cutQuery(joinComposed(query, composed ?? ''));
  const isBetweenWords = isComposing && searchedQuery.trim() === ''; // compositionend follows

  useEffect(() => {
    if (isBetweenWords) return;
    if (searchedQuery.trim() === '') clear();
    else startSearch(buildPageQueries(getScope(), { query: searchedQuery, product, pageCount }));
  }, [startSearch, clear, getScope, searchedQuery, product, pageCount, isBetweenWords]);

  function type(text: string, composedText: string | undefined): void {
    // Changing the text would abort the composition, so it is cut when the composition ends.
    change({ query: composedText === undefined ? cutQuery(text) : text, product, pageCount: 1 }, composedText);
  }

  // Keeps the previous results when an incomplete syllable has no hits.
  const isUnderWay = isComposing || status === 'loading' || status === 'stalled';
  const shown = useHeldValue(results, isUnderWay && results[1]?.nbHits === 0);
  const title = pageTexts.title(useHeldValue(query, isComposing).trim());
  useScrollRestoration(results, isChanged);
  useReloadOnStaleDeployment(snapshot, searchRoute + formatSearchAddress(address));
  const [counts, page] = shown;

  // The no-results and error screens show the message themselves, so the status line is visually hidden.
  const isShownBelow = !counts?.nbHits && status !== 'stalled' && !isPartial;
  const noHitsText = counts?.nbHits ? pageTexts.nothingIn(product, query) : undefined;
  const statusText = useStatusText(snapshot, { query, count: page?.nbHits, isWeak: areWeak(page?.hits), noHitsText });

  function suggest(suggestion: string): void {
    change({ query: suggestion, product: '', pageCount: 1 });
    inputRef.current?.focus();
  }

  /** Moves the focus to the submit button: the retry button may disappear, and the input would open the keyboard. */
  function retrySearch(): void {
    retry();
    submitRef.current?.focus({ preventScroll: true });
  }

  function renderResults(): ReactNode {
    if (status === 'error') return <FailureScreen failure={failure} onRetry={retrySearch} />;
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
          <span className={isShownBelow ? 'visually-hidden' : undefined}>{statusText}</span>
          {!hasQuery && <span className="show-while-pending">{resultTexts.fetching()}</span>}
        </p>
        {isPartial && hasQuery && (
          <button type="button" className={screenStyles.button} onClick={retrySearch}>
            {failureTexts.retry()}
          </button>
        )}
      </div>
      {hasQuery ? renderResults() : <SiteMap />}
    </main>
  );
}

import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import clsx from 'clsx';
import { createPortal } from 'react-dom';
import type { StoredHit } from '../../search/protocol/query';
import { parseStoredHit } from '../../search/protocol/parseHit';
import { hitsPerGroup } from '../specification';
import DialogFooter from './DialogFooter';
import FailureScreen from './FailureScreen';
import NoResultsScreen from './NoResultsScreen';
import ResultList, { optionId } from './ResultList';
import SearchBox from './SearchBox';
import styles from './SearchDialog.module.css';
import StartScreen from './StartScreen';
import { isComposingKey } from './composition';
import { findShownHits, groupHits } from './hitGroups';
import { formatSearchAddress } from './searchAddress';
import { searchLabel } from './searchLabel';
import { buildDialogQueries } from './searchRequests';
import { createSearchSession } from './searchSession';
import { dialogTexts, pageTexts } from './searchTexts';
import { getSearchClient } from './siteSearchClient';
import { describeStatus } from './statusText';
import { useActiveOption } from './useActiveOption';
import { useHitNavigation } from './useHitNavigation';
import { supportsModal, useModalDialog } from './useModalDialog';
import { useSearchSession } from './useSearchSession';
import { useSiteSearch } from './useSiteSearch';
import { useStoredSearches } from './useStoredSearches';

/** Begins loading the index: the reader has shown that they are going to search. */
export function prepareSearch(baseUrl: string): void {
  getSearchClient(baseUrl).warmUp();
}

function pageAddress(query: string): string {
  return `/search${formatSearchAddress({ query, product: '', pageCount: 1 })}`;
}

/** The search overlay (specification §2, §4, §8, §9). Open as long as it is mounted. */
export default function SearchDialog({ onClose }: { onClose: () => void }): ReactNode {
  const search = useSiteSearch();
  const { client, getScope, getOrigins } = search;
  const [session] = useState(() => createSearchSession(client));
  const { status, results } = useSearchSession(session);
  const stored = useStoredSearches(search.settings.indexName);
  const navigation = useHitNavigation();
  const [query, setQuery] = useState('');
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listId = useId();
  useModalDialog(dialogRef, inputRef, onClose);

  const [result] = results;
  const groups = useMemo(
    () => groupHits(findShownHits(result?.hits ?? [], getOrigins()), hitsPerGroup),
    [result, getOrigins],
  );
  const options = groups.flatMap(({ hits }) => hits);
  const { active, setActive, moveByKey } = useActiveOption(groups, options.length);
  const hasQuery = query.trim() !== '';
  const hasOptions = hasQuery && options.length > 0;

  function changeQuery(next: string): void {
    setQuery(next);
    if (next.trim() === '') session.clear();
    else session.ask(buildDialogQueries(getScope(), next));
    inputRef.current?.focus();
  }

  function remember(hit: StoredHit): void {
    const kept = parseStoredHit(hit);
    if (kept) stored.addRecent(kept);
  }

  function choose(event: MouseEvent, hit: StoredHit, path: string): void {
    remember(hit);
    if (navigation.follow(event, path)) onClose();
  }

  function follow(event: MouseEvent, path: string): void {
    if (navigation.follow(event, path)) onClose();
  }

  function openActive(isNewTab: boolean): void {
    const chosen = status === 'idle' && hasOptions ? options[active] : undefined;
    if (chosen) remember(chosen.hit);
    // Before the answer is there, Enter leads to the page that will show it.
    const path = chosen ? chosen.path : status === 'loading' || status === 'stalled' ? pageAddress(query) : undefined;
    if (path === undefined) return;
    if (isNewTab) {
      navigation.goInNewTab(path);
      return;
    }
    onClose();
    navigation.go(path);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposingKey(event.nativeEvent)) return;
    if (hasOptions && moveByKey(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      openActive(event.ctrlKey || event.metaKey);
    } else if (event.key === 'ArrowDown' && !hasQuery) {
      event.preventDefault();
      dialogRef.current?.querySelector<HTMLElement>('[data-stored]')?.focus();
    }
  }

  function renderBody(): ReactNode {
    if (!hasQuery) {
      return (
        <StartScreen
          stored={stored}
          origins={getOrigins()}
          onChoose={choose}
          onRowGone={() => inputRef.current?.focus()}
          onAllPages={(event) => follow(event, '/search#all-pages')}
        />
      );
    }
    if (status === 'error') return <FailureScreen onRetry={session.retry} />;
    if (!result) return status === 'stalled' && <p className={styles.waiting}>{pageTexts.fetching()}</p>;
    if (options.length === 0)
      return <NoResultsScreen query={result.query} search={search} onSuggestion={changeQuery} />;
    return (
      <>
        <ResultList
          id={listId}
          groups={groups}
          active={active}
          onActive={setActive}
          onChoose={(event, { hit, path }) => choose(event, hit, path)}
        />
        {result.nbHits > options.length && (
          <a className={styles.seeAll} href={pageAddress(query)} onClick={(event) => follow(event, pageAddress(query))}>
            {dialogTexts.seeAll(result.nbHits)}
          </a>
        )}
      </>
    );
  }

  return createPortal(
    <dialog
      ref={dialogRef}
      className={clsx(styles.dialog, !supportsModal() && styles.withoutModal)}
      aria-label={searchLabel()}
      {...(supportsModal() ? {} : { role: 'dialog', 'aria-modal': true })}
    >
      <div className={styles.frame}>
        <SearchBox
          query={query}
          inputRef={inputRef}
          listId={hasOptions && status !== 'error' ? listId : undefined}
          activeId={hasOptions && status !== 'error' ? optionId(listId, active) : undefined}
          onQuery={changeQuery}
          onKeyDown={handleKey}
          onClose={onClose}
        />
        <div className={clsx(styles.progress, status === 'stalled' && styles.progressShown)} />
        <div className={styles.body} aria-busy={status === 'loading' || status === 'stalled'}>
          {renderBody()}
        </div>
        <p role="status" className="visually-hidden">
          {describeStatus(status, { query, ...(result ? { count: result.nbHits } : {}) })}
        </p>
        <DialogFooter />
      </div>
    </dialog>,
    document.body,
  );
}

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import { createPortal, flushSync } from 'react-dom';
import type { StoredHit } from '../../search/protocol/query';
import { parseStoredHit } from '../../search/protocol/parseHit';
import DialogFooter from './DialogFooter';
import frame from './DialogFrame.module.css';
import FailureScreen from './FailureScreen';
import NoResultsScreen from './NoResultsScreen';
import PartialNote from './PartialNote';
import { openShortcutHelp } from '../shortcuts/useShortcutHelp';
import ResultList, { optionId } from './ResultList';
import SearchBox from './SearchBox';
import styles from './SearchDialog.module.css';
import StartScreen, { startScreenLinks } from './StartScreen';
import UnreachableNote from './UnreachableNote';
import { isComposingKey } from './composition';
import { loadHighlighting } from './loadHighlighting';
import { readSettings } from './readSettings';
import { areWeak } from './areWeak';
import { findShownHits, groupHits } from './hitGroups';
import { searchPageAddress } from './searchAddress';
import { searchLabel } from './searchLabel';
import { dialogTexts } from './dialogTexts';
import { resultTexts } from './searchTexts';
import { getSearchClient } from './siteSearchClient';
import { supportsModal } from './showDialog';
import { useActiveOption } from './useActiveOption';
import { useDialogQuery } from './useDialogQuery';
import { useHitNavigation } from './useHitNavigation';
import { useModalDialog } from './useModalDialog';
import { usePressed } from './usePressed';
import { useSiteSearch } from './useSiteSearch';
import { useStatusText } from './useStatusText';
import { useHeldValue } from './useHeldValue';
import { useStoredSearches } from './useStoredSearches';
import { useVisibleArea } from './useVisibleArea';

/** Starts loading the index before the first query. */
export function prepareSearch(baseUrl: string, pluginData: unknown): void {
  getSearchClient(baseUrl, readSettings(pluginData).provider).warmUp();
}

/** Id of the link to all hits in the list of option ids. */
const seeAllOption = 'see-all';

type Props = {
  query: string;
  /** Whether the query is restored from a dismissed dialog. Then it is selected, so that typing replaces it. */
  isRestored: boolean;
  onQuery: (text: string) => void;
  onClose: () => void;
};

/** Search dialog (specification §2, §4, §8, §9). Open as long as it is mounted. */
export default function SearchDialog({ query, isRestored, onQuery, onClose }: Props): ReactNode {
  const search = useSiteSearch();
  const { getOrigins } = search;
  const { change, hasQuery, snapshot, result: latest, isWaiting, retry } = useDialogQuery(search, query, onQuery);
  const { status, isPartial = false, isGrowing, failure } = snapshot;
  const stored = useStoredSearches(search.settings.indexName, getOrigins());
  const navigation = useHitNavigation(query, leave);
  const menu = useNavbarMobileSidebar();
  const [hasHelpFailed, setHelpFailed] = useState(false);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listId = useId();
  const events = useModalDialog(dialogRef, inputRef, onClose);
  useVisibleArea(dialogRef);
  useEffect(() => {
    // Preloads the code that highlights the hit on the page that the user opens.
    loadHighlighting().catch(() => undefined);
  }, []);
  useEffect(() => {
    const input = inputRef.current;
    input?.setSelectionRange(isRestored ? 0 : input.value.length, input.value.length);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, []);

  const [isPressed, press] = usePressed();
  const result = useHeldValue(latest, isPressed); // avoids layout shifts under the pointer
  const groups = useMemo(
    () => groupHits(findShownHits(result?.hits ?? [], getOrigins()), search.settings.hitsPerGroup),
    [result, getOrigins, search.settings.hitsPerGroup],
  );
  const isWeak = areWeak(result?.hits);
  const options = groups.flatMap(({ hits }) => hits);
  const optionIds = options.map(({ hit }) => hit.objectID);
  const { active, isByKey, setActive, moveByKey } = useActiveOption(
    result?.query ?? '',
    optionIds.length > 0 ? [...optionIds, seeAllOption] : [],
  );
  const seenGroups = useHeldValue(groups, options.length === 0);
  const seen = useMemo(() => seenGroups.map(({ name }) => name), [seenGroups]);
  const hasOptions = hasQuery && options.length > 0;
  const isListShown = hasOptions && status !== 'error';
  const statusText = useStatusText(snapshot, { query, count: result?.nbHits, isWeak });

  function changeQuery(next: string, composed?: string): void {
    change(next, composed);
    inputRef.current?.focus();
  }

  /** Moves the focus to the input, because the retry button may disappear. */
  function retrySearch(): void {
    retry();
    inputRef.current?.focus();
  }

  function retryNavigation(): void {
    navigation.retry?.();
    inputRef.current?.focus();
  }

  function leave(): void {
    onQuery('');
    onClose();
    if (menu.shown) menu.toggle(); // the mobile menu behind the dialog would cover the page
  }

  /** Replaces the dialog by the list of shortcuts. */
  function showShortcuts(): void {
    setHelpFailed(false);
    openShortcutHelp(() => flushSync(onClose)).catch(() => setHelpFailed(true));
  }

  function addToRecent(hit: StoredHit): void {
    const parsed = parseStoredHit(hit);
    if (parsed) stored.addRecent(parsed);
  }

  function follow(event: MouseEvent, path: string, words: readonly string[] = []): void {
    navigation.follow(event, { path, words });
  }

  function choose(event: MouseEvent, hit: StoredHit, path: string, words?: readonly string[]): void {
    if (event.button < 2) addToRecent(hit);
    follow(event, path, words);
  }

  function openActive(isNewTab: boolean): void {
    if (status === 'error') retry();
    const isPending = status === 'loading' || status === 'stalled';
    // The end of a composition sends the same query again, so the results on the screen are still current.
    const isCurrent = status === 'idle' || (isPending && result?.query === query);
    const chosen = isCurrent && hasOptions ? options[active] : undefined;
    if (chosen) addToRecent(chosen.hit);
    const isAll = isCurrent && hasOptions && active === options.length;
    // Enter before the results arrive opens the search page.
    const target = chosen ?? (isPending || isAll ? { path: searchPageAddress(query), words: [] } : undefined);
    if (!target) return;
    if (isNewTab) {
      navigation.goInNewTab(target);
      return;
    }
    navigation.go(target);
  }

  function handleKey(event: KeyboardEvent): void {
    if (isComposingKey(event.nativeEvent)) return;
    if (hasOptions && moveByKey(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return; // the key press that opened the dialog
      openActive(event.ctrlKey || event.metaKey);
    } else if (event.key === 'ArrowDown' && !hasQuery) {
      event.preventDefault();
      dialogRef.current?.querySelector<HTMLElement>(startScreenLinks)?.focus();
    }
  }

  /** Moves the focus to the input when the user types elsewhere, or presses a key while no control has it. */
  function handleStrayKey(event: KeyboardEvent<HTMLDialogElement>): void {
    const control = (event.target as Element).closest('a, button, input');
    const isWriting = event.key.length === 1 && event.key !== ' ' && control !== inputRef.current;
    const isStray = (!control || isWriting) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isStray || /^(?:Tab|Shift|Escape)$/.test(event.key)) return;
    inputRef.current?.focus();
    handleKey(event);
  }

  /** Weak hits do not count as results. The count is unknown while more of the index loads. */
  function describeAll(count: number): string {
    if (isWeak) return dialogTexts.seeAllWeak();
    return isGrowing ? dialogTexts.seeAllFound() : dialogTexts.seeAll(count);
  }

  function renderBody(): ReactNode {
    if (!hasQuery) {
      return (
        <StartScreen
          stored={stored}
          origins={getOrigins()}
          onChoose={choose}
          onLeave={() => inputRef.current?.focus()}
          onFollow={follow}
          onShortcuts={showShortcuts}
        />
      );
    }
    if (status === 'error') return <FailureScreen failure={failure} onRetry={retrySearch} />;
    if (!result) return status === 'stalled' && <p className={frame.waiting}>{resultTexts.fetching()}</p>;
    if (options.length === 0)
      return (
        <NoResultsScreen
          query={result.query}
          search={search}
          seen={seen}
          isPartial={isPartial}
          onSuggestion={changeQuery}
          onFollow={follow}
        />
      );
    const allPath = searchPageAddress(query);
    return (
      <ResultList
        id={listId}
        query={result.query}
        groups={groups}
        isWeak={isWeak}
        seeAll={{ path: allPath, label: describeAll(result.nbHits), onChoose: (event) => follow(event, allPath) }}
        active={active}
        isByKey={isByKey}
        onActive={setActive}
        onPress={press}
        onChoose={(event, { hit, path, words }) => choose(event, hit, path, words)}
      />
    );
  }

  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- passes keys to the input
    <dialog
      ref={dialogRef}
      className={clsx(frame.dialog, frame.replacesFallback, !supportsModal() && frame.withoutModal)}
      aria-label={searchLabel()}
      onKeyDown={handleStrayKey}
      {...events}
      {...(supportsModal() ? {} : { role: 'dialog', 'aria-modal': true })}
    >
      <div className={frame.frame}>
        <SearchBox
          query={query}
          inputRef={inputRef}
          listId={isListShown ? listId : undefined}
          activeId={isListShown ? optionId(listId, active) : undefined}
          onQuery={changeQuery}
          onKeyDown={handleKey}
          onClose={onClose}
        />
        <div className={clsx(styles.progress, (isWaiting || navigation.isWaiting) && styles.progressShown)} />
        {navigation.retry && <UnreachableNote onRetry={retryNavigation} />}
        {hasHelpFailed && !hasQuery && <UnreachableNote onRetry={showShortcuts} />}
        <div className={styles.body} tabIndex={-1} aria-busy={status === 'loading' || status === 'stalled'}>
          {isPartial && hasQuery && <PartialNote onRetry={retrySearch} />}
          {renderBody()}
        </div>
        <p role="status" className="visually-hidden">
          {navigation.isWaiting ? dialogTexts.opening() : statusText}
        </p>
        <DialogFooter />
      </div>
    </dialog>,
    document.body,
  );
}

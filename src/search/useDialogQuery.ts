import { useEffect, useState } from 'react';
import { isSlowConnection, readConnection } from '../client/connection';
import { cutQuery } from '../../search/protocol/cutQuery';
import type { SearchResult } from '../../search/protocol/query';
import { joinComposed } from './composition';
import { searchPageAddress } from './searchAddress';
import { buildDialogQueries } from './searchRequests';
import { type SearchSnapshot, createSearchSession } from './searchSession';
import { useSearchSession } from './useSearchSession';
import { useReloadOnStaleDeployment } from './useReloadOnStaleDeployment';
import type { SiteSearch } from './useSiteSearch';
import { useHeldValue } from './useHeldValue';

type DialogQuery = {
  /** Takes the text of the input, and the part of it that an input method is composing. */
  change: (text: string, composed?: string) => void;
  /** Whether to show the state of a query instead of the start screen. */
  hasQuery: boolean;
  snapshot: SearchSnapshot;
  /** Results to show: of the query, or of an earlier one while the query is loading or being composed. */
  result: SearchResult | undefined;
  /** Whether loading results, or better ones, is slow. */
  isWaiting: boolean;
  retry: () => void;
};

/** Searches for the text of the dialog's input. `onQuery` receives its changes. */
export function useDialogQuery(
  { client, getScope }: SiteSearch,
  query: string,
  onQuery: (text: string) => void,
): DialogQuery {
  const [session] = useState(() => createSearchSession(client));
  const snapshot = useSearchSession(session);
  const { status, results, isGrowing = false } = snapshot;
  const [isComposing, setComposing] = useState(false);
  useReloadOnStaleDeployment(snapshot, searchPageAddress(query));

  function search(text: string, composed?: string): void {
    const searchedQuery = cutQuery(joinComposed(text, composed ?? ''));
    if (searchedQuery.trim() === '' && composed !== undefined) return; // compositionend follows
    if (searchedQuery.trim() === '') session.clear();
    else session.search(buildDialogQueries(getScope(), searchedQuery));
  }

  function change(text: string, composed?: string): void {
    const isHalfTyped = composed !== undefined;
    // Changing the text would abort the composition, so it is cut when the composition ends.
    const next = isHalfTyped ? text : cutQuery(text);
    onQuery(next);
    setComposing(isHalfTyped);
    search(next, composed);
  }

  useEffect(() => {
    if (!isSlowConnection(readConnection())) client.warmUp(); // opened by a key: the button did not prefetch
    if (query !== '') change(query);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the initial query
  }, [session]);

  // Keeps the previous results when an incomplete syllable has no hits, also while the final word is loading.
  const [latest] = results;
  const isUnderWay = isComposing || status === 'loading' || status === 'stalled';
  const result = useHeldValue(latest, isUnderWay && latest?.nbHits === 0);

  return {
    change,
    hasQuery: (query.trim() !== '' || isComposing) && !(isComposing && !result && status !== 'error'),
    snapshot,
    result,
    isWaiting: status === 'stalled' || isGrowing,
    retry: session.retry,
  };
}

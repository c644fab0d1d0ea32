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
  /** The field's text, and what of it an input method is still writing. */
  change: (text: string, composed?: string) => void;
  /** Whether there is something to answer. */
  hasQuery: boolean;
  snapshot: SearchSnapshot;
  /** The answer to show: to the query, or to an earlier one while a newer is on its way or only half typed. */
  result: SearchResult | undefined;
  /** Whether an answer, or a better one, has been on its way for a while. */
  isWaiting: boolean;
  retry: () => void;
};

/** Asks the search for `query`, the text of the dialog's field, which `onQuery` changes. */
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

  function ask(text: string, composed?: string): void {
    const question = cutQuery(joinComposed(text, composed ?? ''));
    if (question.trim() === '' && composed !== undefined) return; // the finished word follows
    if (question.trim() === '') session.clear();
    else session.ask(buildDialogQueries(getScope(), question));
  }

  function change(text: string, composed?: string): void {
    const isHalfTyped = composed !== undefined;
    // A text that an input method is writing must stay as it is. It is cut when it is finished.
    const next = isHalfTyped ? text : cutQuery(text);
    onQuery(next);
    setComposing(isHalfTyped);
    ask(next, composed);
  }

  useEffect(() => {
    if (!isSlowConnection(readConnection())) client.warmUp(); // opened by a key, nothing has announced it
    if (query !== '') change(query);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first query is asked once, `change` asks all others
  }, [session]);

  // Half a syllable without hits is no question that went unanswered: what was shown stays, also while the finished
  // word is being answered.
  const [answer] = results;
  const isUnderWay = isComposing || status === 'loading' || status === 'stalled';
  const result = useHeldValue(answer, isUnderWay && answer?.nbHits === 0);

  return {
    change,
    hasQuery: (query.trim() !== '' || isComposing) && !(isComposing && !result && status !== 'error'),
    snapshot,
    result,
    isWaiting: status === 'stalled' || isGrowing,
    retry: session.retry,
  };
}

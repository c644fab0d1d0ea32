import { useEffect, useState } from 'react';
import { isSlowConnection, readConnection } from '../client/connection';
import { cutQuery } from '../../search/protocol/cutQuery';
import type { SearchResult } from '../../search/protocol/query';
import { joinComposed } from './composition';
import { searchPageAddress } from './searchAddress';
import { buildDialogQueries } from './searchRequests';
import { type SearchSnapshot, createSearchSession } from './searchSession';
import { useSearchSession } from './useSearchSession';
import { useFreshPage } from './useFreshPage';
import type { SiteSearch } from './useSiteSearch';
import { useSteadyValue } from './useSteadyValue';

/** What was in the field when the dialog was left without a choice: a slip of a glove must not cost it. */
let leftQuery = '';

type DialogQuery = {
  query: string;
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
  /** The next dialog starts empty. */
  forget: () => void;
};

/** The dialog's side of the conversation with the search. `typed` was written before the dialog was there. */
export function useDialogQuery({ client, getScope }: SiteSearch, typed: string): DialogQuery {
  const [session] = useState(() => createSearchSession(client));
  const snapshot = useSearchSession(session);
  const { status, results, isGrowing = false } = snapshot;
  const [query, setQuery] = useState(cutQuery(typed) || leftQuery);
  const [isComposing, setComposing] = useState(false);
  useFreshPage(snapshot, searchPageAddress(query));

  function ask(text: string, composed?: string): void {
    const question = cutQuery(joinComposed(text, composed ?? ''));
    if (question.trim() === '' && composed !== undefined) return; // the finished word follows
    if (question.trim() === '') session.clear();
    else session.ask(buildDialogQueries(getScope(), question));
  }

  useEffect(() => {
    if (!isSlowConnection(readConnection())) client.warmUp(); // opened by a key, nothing has announced it
    leftQuery = query;
    if (query !== '') ask(query);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the dialog opens with is asked once; from then on `change` asks
  }, [session]);

  // Half a syllable without hits is no question that went unanswered: what was shown stays, also while the finished
  // word is being answered.
  const [answer] = results;
  const isUnderWay = isComposing || status === 'loading' || status === 'stalled';
  const result = useSteadyValue(answer, isUnderWay && answer?.nbHits === 0);

  return {
    query,
    change(text, composed) {
      const isHalfTyped = composed !== undefined;
      // A text that an input method is writing must stay as it is; it is cut when it is finished.
      const next = isHalfTyped ? text : cutQuery(text);
      leftQuery = cutQuery(next);
      setQuery(next);
      setComposing(isHalfTyped);
      ask(next, composed);
    },
    hasQuery: (query.trim() !== '' || isComposing) && !(isComposing && !result && status !== 'error'),
    snapshot,
    result,
    isWaiting: status === 'stalled' || isGrowing,
    retry: session.retry,
    forget() {
      leftQuery = '';
    },
  };
}

/**
 * One conversation with the search client: what was asked last, how it stands, and the last good answer. Lives outside
 * React, so answers that come late or out of order are sorted out in one place.
 */
import { stalledAfterMs } from '../specification';
import type { SearchQueries, SearchResult } from '../../search/protocol/query';
import type { SearchClient } from '../../search/worker/searchClient';

/** Status of a search (specification §4). */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export type SearchSnapshot = {
  status: SearchStatus;
  /** Results of the last question that was answered; they stay while the next one is on its way. */
  results: readonly SearchResult[];
};

export type SearchSession = {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => SearchSnapshot;
  /** Asks; an answer to an earlier question is dropped when it comes after this. */
  ask: (queries: SearchQueries) => void;
  /** Asks the last question again. */
  retry: () => void;
  /** Forgets everything. */
  clear: () => void;
};

export const idleSnapshot: SearchSnapshot = { status: 'idle', results: [] };

/** Starts a conversation over `client`. */
export function createSearchSession(client: SearchClient): SearchSession {
  const listeners = new Set<() => void>();
  let snapshot = idleSnapshot;
  let asked: SearchQueries | undefined;
  let turn = 0;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;

  function update(next: SearchSnapshot): void {
    snapshot = next;
    listeners.forEach((listener) => {
      listener();
    });
  }

  async function ask(queries: SearchQueries): Promise<void> {
    asked = queries;
    turn += 1;
    const mine = turn;
    clearTimeout(stallTimer);
    stallTimer = setTimeout(() => {
      update({ ...snapshot, status: 'stalled' });
    }, stalledAfterMs);
    // A question asked while an earlier one is stalled does not make the delay invisible again.
    if (snapshot.status !== 'stalled') update({ ...snapshot, status: 'loading' });
    const outcome = await client.search(queries);
    if (mine !== turn) return;
    clearTimeout(stallTimer);
    update(outcome.isOk ? { status: 'idle', results: outcome.answers.results } : { status: 'error', results: [] });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    ask: (queries) => void ask(queries),
    retry() {
      if (asked) void ask(asked);
    },
    clear() {
      turn += 1;
      clearTimeout(stallTimer);
      if (snapshot !== idleSnapshot) update(idleSnapshot);
    },
  };
}

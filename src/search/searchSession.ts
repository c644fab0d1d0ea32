/**
 * State of a search: the last queries, their status and the last successful results. Outside React, to handle late and
 * out-of-order responses in one place.
 */
import { areWeak } from './areWeak';
import { stalledAfterMs } from '../specification';
import type { SearchQueries, SearchResult } from '../../search/protocol/query';
import type { SearchClient, SearchOutcome } from '../../search/protocol/searchClient';
import type { SearchFailure } from '../../search/protocol/workerMessages';

/** Delay of "no results" after the last query, when the user has stopped typing. */
const typingPauseMs = 600;

/** Status of a search (specification §4). */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export type SearchSnapshot = {
  status: SearchStatus;
  /** Results of the last completed query. Kept while the next one is loading. */
  results: readonly SearchResult[];
  /** Set when parts of the index failed to load: there may be more results. */
  isPartial?: true | undefined;
  /** Set when loading more of the index is slow: there will probably be more results. */
  isGrowing?: true | undefined;
  /** Reason for the status `error`. */
  failure?: SearchFailure;
  /** Number of retries by the user. Set only in final snapshots, so a failure there means that the retries failed. */
  retries?: number | undefined;
};

export type SearchSession = {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => SearchSnapshot;
  /** Searches. Ignores later responses to earlier queries. */
  search: (queries: SearchQueries) => void;
  /** Repeats the last search. */
  retry: () => void;
  /** Resets the session. */
  clear: () => void;
};

export const idleSnapshot: SearchSnapshot = { status: 'idle', results: [] };

/**
 * Builds a snapshot. Keeps `isPartial` and `isGrowing` until the final results, because intermediate ones are
 * incomplete.
 */
function buildSnapshot(outcome: SearchOutcome, before: SearchSnapshot, retries: number): SearchSnapshot {
  if (!outcome.isOk) return { status: 'error', results: [], failure: outcome.failure, retries };
  const { results } = outcome.answers;
  if (!outcome.better) return { status: 'idle', results, isPartial: outcome.isPartial, retries };
  return { status: 'idle', results, isPartial: before.isPartial, isGrowing: before.isGrowing };
}

/** Creates a session that searches with `client`. */
export function createSearchSession(client: SearchClient): SearchSession {
  const listeners = new Set<() => void>();
  let snapshot = idleSnapshot;
  let lastQueries: SearchQueries | undefined;
  let latestRequest = 0;
  let retries = 0;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  /** Resolves when the user has stopped typing. */
  let typingPause = Promise.resolve();

  function update(next: SearchSnapshot): void {
    snapshot = next;
    listeners.forEach((listener) => {
      listener();
    });
  }

  /** Shows results, then better ones when more of the index has loaded. */
  async function settle(outcome: SearchOutcome, request: number): Promise<void> {
    if (request !== latestRequest) return;
    const better = outcome.isOk ? outcome.better : undefined;
    const hasNoFullMatch =
      outcome.isOk && outcome.answers.results.every(({ hits, nbHits }) => nbHits === 0 || areWeak(hits));
    // Shows no results or weak hits only after the whole index has been searched.
    const isShown = !hasNoFullMatch || !better;
    if (isShown && hasNoFullMatch) {
      clearTimeout(stallTimer); // the response has arrived
      await typingPause;
      if (request !== latestRequest) return;
    }
    if (isShown) {
      clearTimeout(stallTimer);
      update(buildSnapshot(outcome, snapshot, retries));
    }
    if (!better) return;
    if (isShown && !snapshot.isGrowing) {
      stallTimer = setTimeout(() => {
        update({ ...snapshot, isGrowing: true });
      }, stalledAfterMs);
    }
    await better.arrives;
    if (request !== latestRequest) return;
    const next = await better.ask();
    if (next.isOk || !isShown) await settle(next, request);
    // Keeps the results instead of showing the error.
    else if (request === latestRequest) {
      clearTimeout(stallTimer);
      update({ status: 'idle', results: snapshot.results, isPartial: true, retries });
    }
  }

  async function search(queries: SearchQueries, isRetry: boolean): Promise<void> {
    lastQueries = queries;
    latestRequest += 1;
    const request = latestRequest;
    clearTimeout(stallTimer);
    if (!isRetry) typingPause = new Promise((resolve) => setTimeout(resolve, typingPauseMs));
    stallTimer = setTimeout(() => {
      update({ ...snapshot, status: 'stalled' });
    }, stalledAfterMs);
    // A new query during a stalled one keeps the status, so that the indicator does not flicker.
    if (snapshot.status !== 'stalled') update({ ...snapshot, status: 'loading', retries: undefined });
    await settle(await client.search(queries, isRetry), request);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    search(queries) {
      retries = 0;
      void search(queries, false);
    },
    retry() {
      if (snapshot.retries !== undefined) retries += 1; // ignores a second click before the retry has finished
      if (lastQueries) void search(lastQueries, true);
    },
    clear() {
      lastQueries = undefined;
      latestRequest += 1;
      clearTimeout(stallTimer);
      if (snapshot !== idleSnapshot) update(idleSnapshot);
    },
  };
}

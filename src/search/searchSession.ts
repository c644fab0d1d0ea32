/**
 * One conversation with the search client: what was asked last, how it stands, and the last good answer. Lives outside
 * React, so answers that come late or out of order are sorted out in one place.
 */
import { areWeak } from './hitGroups';
import { stalledAfterMs } from '../specification';
import type { SearchQueries, SearchResult } from '../../search/protocol/query';
import type { SearchClient, SearchOutcome } from '../../search/protocol/searchClient';
import type { SearchFailure } from '../../search/protocol/workerMessages';

/** "No results" appears this long after the question: the user has stopped typing. */
const typingPauseMs = 600;

/** Status of a search (specification §4). */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export type SearchSnapshot = {
  status: SearchStatus;
  /** Results of the last question that was answered; they stay while the next one is on its way. */
  results: readonly SearchResult[];
  /** Set when the text of some pages could not be loaded: there may be more than `results`. */
  isPartial?: true | undefined;
  /** Set when more of the index has been on its way for a while: there will probably be more than `results`. */
  isGrowing?: true | undefined;
  /** Why there are no results, in the state `error`. */
  failure?: SearchFailure;
  /**
   * How often the reader has asked this again, in the last word on it; what they still lack, they have tried for in
   * vain.
   */
  retries?: number | undefined;
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

/** What could not be had, or was on its way, is said until everything is there: a part of it is not the rest. */
function buildSnapshot(outcome: SearchOutcome, before: SearchSnapshot, retries: number): SearchSnapshot {
  if (!outcome.isOk) return { status: 'error', results: [], failure: outcome.failure, retries };
  const { results } = outcome.answers;
  if (!outcome.better) return { status: 'idle', results, isPartial: outcome.isPartial, retries };
  return { status: 'idle', results, isPartial: before.isPartial, isGrowing: before.isGrowing };
}

/** Starts a conversation over `client`. */
export function createSearchSession(client: SearchClient): SearchSession {
  const listeners = new Set<() => void>();
  let snapshot = idleSnapshot;
  let asked: SearchQueries | undefined;
  let turn = 0;
  let retries = 0;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  /** Resolves when nothing has been typed for a while. */
  let pauseOver = Promise.resolve();

  function update(next: SearchSnapshot): void {
    snapshot = next;
    listeners.forEach((listener) => {
      listener();
    });
  }

  /** Shows an answer, then the better one that follows when more of the index is there. */
  async function settle(outcome: SearchOutcome, mine: number): Promise<void> {
    if (mine !== turn) return;
    const better = outcome.isOk ? outcome.better : undefined;
    const isUnanswered =
      outcome.isOk && outcome.answers.results.every(({ hits, nbHits }) => nbHits === 0 || areWeak(hits));
    // "No results" and "may be related" are true only when everything has been looked through.
    const isShown = !isUnanswered || !better;
    if (isShown && isUnanswered) {
      clearTimeout(stallTimer); // the answer is there
      await pauseOver;
      if (mine !== turn) return;
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
    if (mine !== turn) return;
    const next = await better.ask();
    if (next.isOk || !isShown) await settle(next, mine);
    // Results that are there are worth more than the reason why they do not become better.
    else if (mine === turn) {
      clearTimeout(stallTimer);
      update({ status: 'idle', results: snapshot.results, isPartial: true, retries });
    }
  }

  async function ask(queries: SearchQueries, isRetry: boolean): Promise<void> {
    asked = queries;
    turn += 1;
    const mine = turn;
    clearTimeout(stallTimer);
    if (!isRetry) pauseOver = new Promise((resolve) => setTimeout(resolve, typingPauseMs));
    stallTimer = setTimeout(() => {
      update({ ...snapshot, status: 'stalled' });
    }, stalledAfterMs);
    // A question asked while an earlier one is stalled does not make the delay invisible again.
    if (snapshot.status !== 'stalled') update({ ...snapshot, status: 'loading', retries: undefined });
    await settle(await client.search(queries, isRetry), mine);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    ask(queries) {
      retries = 0;
      void ask(queries, false);
    },
    retry() {
      if (snapshot.retries !== undefined) retries += 1; // pressed once more before anything has failed
      if (asked) void ask(asked, true);
    },
    clear() {
      asked = undefined;
      turn += 1;
      clearTimeout(stallTimer);
      if (snapshot !== idleSnapshot) update(idleSnapshot);
    },
  };
}

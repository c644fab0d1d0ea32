import type { SearchAnswers, SearchQueries } from '../protocol/query';
import { type SearchFailure, type ToWorker, parseFromWorker } from '../protocol/workerMessages';

export type SearchOutcome =
  { isOk: true; answers: SearchAnswers } | { isOk: false; failure: SearchFailure; detail: string };

/** The one way in which dialog and page search, whoever answers. */
export type SearchClient = {
  /** Begins loading what the first answer will need. May be called any number of times. */
  warmUp: () => void;
  /** Answers a multi-query call. Never throws; after a failure the next call starts afresh. */
  search: (queries: SearchQueries) => Promise<SearchOutcome>;
};

/** The part of a Worker that is used here. */
export type SearchWorker = {
  postMessage: (message: ToWorker) => void;
  terminate: () => void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
};

export type SearchClientOptions = {
  /** Address of the site's root, ending in a slash. */
  baseUrl: string;
  createWorker: () => SearchWorker;
};

/** A worker that has not answered for so long is given up; the index load inside it gives up earlier. */
const answerTimeoutMs = 35_000;

type Waiting = { settle: (outcome: SearchOutcome) => void; timer: ReturnType<typeof setTimeout> };

/** Creates the client that asks the search worker. Nothing happens before the first `warmUp` or `search`. */
export function createSearchClient({ baseUrl, createWorker }: SearchClientOptions): SearchClient {
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | undefined;
  let lastId = 0;

  function settle(id: number, outcome: SearchOutcome): void {
    const entry = waiting.get(id);
    if (!entry) return;
    clearTimeout(entry.timer);
    waiting.delete(id);
    entry.settle(outcome);
  }

  function giveUp(failure: SearchFailure, detail: string): void {
    worker?.terminate();
    worker = undefined;
    for (const id of [...waiting.keys()]) settle(id, { isOk: false, failure, detail });
  }

  function receive(data: unknown): void {
    try {
      const message = parseFromWorker(data);
      if (message.type === 'answer') settle(message.id, { isOk: true, answers: message.answers });
      else giveUp(message.failure, message.detail);
    } catch (error) {
      giveUp('worker', String(error));
    }
  }

  function startWorker(): SearchWorker {
    const started = createWorker();
    started.onmessage = ({ data }) => {
      if (started === worker) receive(data);
    };
    started.onerror = ({ message }) => {
      if (started === worker) giveUp('worker', message ?? 'the worker could not be loaded');
    };
    started.postMessage({ type: 'start', baseUrl });
    return started;
  }

  return {
    warmUp() {
      try {
        worker ??= startWorker();
      } catch {
        worker = undefined; // reported by the search itself
      }
    },
    search: (queries) =>
      new Promise((resolve) => {
        const id = (lastId += 1);
        const timer = setTimeout(() => {
          giveUp('worker', 'no answer');
        }, answerTimeoutMs);
        waiting.set(id, { settle: resolve, timer });
        try {
          worker ??= startWorker();
          worker.postMessage({ type: 'query', id, queries });
        } catch (error) {
          giveUp('worker', String(error));
        }
      }),
  };
}

import type { SearchQueries } from '../protocol/query';
import type { SearchClient, SearchOutcome } from '../protocol/searchClient';
import {
  type AnswerMessage,
  type ReaderContext,
  type SearchFailure,
  type ToWorker,
  parseFromWorker,
} from '../protocol/workerMessages';

/** The part of a Worker that is used here. */
export type SearchWorker = {
  postMessage: (message: ToWorker) => void;
  terminate: () => void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
};

export type StartedWorker = { worker: SearchWorker; manifest?: Promise<Uint8Array | undefined> };

export type SearchClientOptions = {
  /** Address of the site's root, ending in a slash. */
  baseUrl: string;
  /** Starts a worker and, before it is there and could, maybe fetches the manifest; that never rejects. */
  startWorker: () => StartedWorker;
  /** Asked when loading begins. */
  readContext: () => ReaderContext;
};

/** A worker that has not answered for so long is given up, whatever it waits for: the reader is told. */
const answerTimeoutMs = 35_000;

type Waiting = {
  queries: SearchQueries;
  settle: (outcome: SearchOutcome) => void;
  timer: ReturnType<typeof setTimeout>;
};

type Signal = { received: Promise<void>; send: () => void };

function createSignal(): Signal {
  let send: () => void = () => undefined;
  const received = new Promise<void>((resolve) => (send = resolve));
  return { received, send };
}

/** Creates the client that asks the search worker. Nothing happens before the first `warmUp` or `search`. */
export function createSearchClient({ baseUrl, startWorker, readContext }: SearchClientOptions): SearchClient {
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | undefined;
  let lastId = 0;
  let change = createSignal();

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
    announceChange(); // nothing more will come
  }

  function announceChange(): void {
    const announced = change;
    change = createSignal();
    announced.send();
  }

  function buildOutcome({ id, answers, isPartial, isLoading }: AnswerMessage): SearchOutcome {
    const queries = waiting.get(id)?.queries;
    if (!isPartial) return { isOk: true, answers };
    if (!isLoading || !queries) return { isOk: true, answers, isPartial: true };
    return {
      isOk: true,
      answers,
      isPartial: true,
      better: { arrives: change.received, ask: () => ask(queries, true) },
    };
  }

  function receive(data: unknown): void {
    try {
      const message = parseFromWorker(data);
      if (message.type === 'answer') settle(message.id, buildOutcome(message));
      else if (message.type === 'change') announceChange();
      else giveUp(message.failure, message.detail);
    } catch (error) {
      giveUp('worker', String(error));
    }
  }

  function start(): SearchWorker {
    const { worker: started, manifest } = startWorker();
    started.onmessage = ({ data }) => {
      if (started === worker) receive(data);
    };
    started.onerror = ({ message }) => {
      if (started === worker) giveUp('worker', message ?? 'the worker could not be loaded');
    };
    started.postMessage({ type: 'start', baseUrl, ...readContext(), awaitsManifest: manifest !== undefined });
    void manifest?.then((bytes) => {
      if (started === worker) started.postMessage({ type: 'manifest', bytes });
    });
    return started;
  }

  function ask(queries: SearchQueries, isRepeat: boolean): Promise<SearchOutcome> {
    return new Promise((resolve) => {
      const id = (lastId += 1);
      const timer = setTimeout(() => {
        giveUp('worker', 'no answer');
      }, answerTimeoutMs);
      waiting.set(id, { queries, settle: resolve, timer });
      try {
        worker ??= start();
        worker.postMessage({ type: 'query', id, queries, isRepeat });
      } catch (error) {
        giveUp('worker', String(error));
      }
    });
  }

  return {
    warmUp() {
      try {
        worker ??= start();
      } catch {
        worker = undefined; // reported by the search itself
      }
    },
    search: (queries) => ask(queries, false),
  };
}

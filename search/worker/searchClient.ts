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

/** `manifest`: what was fetched while the worker was on its way; undefined where that failed. */
export type StartedWorker = { worker: SearchWorker; manifest?: Promise<Uint8Array | undefined> };

/** What the client needs of the page around it. */
export type SearchClientOptions = {
  /** Address of the site's root, ending in a slash. */
  baseUrl: string;
  /** Starts a worker and, before it is there and could, maybe fetches the manifest; that never rejects. */
  startWorker: () => StartedWorker;
  /** Asked when loading begins. */
  readContext: () => ReaderContext;
};

/** A worker of which nothing was heard for so long is given up, whatever it waits for: the reader is told. */
const silenceMs = 35_000;

/** A timer that is later than this belongs to a tab that slept: the worker is to have its say first. */
const latenessMs = 5000;

type Waiting = { queries: SearchQueries; settle: (outcome: SearchOutcome) => void };

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
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** Workers in a row whose script could not be had. */
  let lostScripts = 0;
  let change = createSignal();
  /** What the worker was asked: one that was started since has tried nothing. */
  let asked = new WeakSet<SearchQueries>();

  function settle(id: number, outcome: SearchOutcome): void {
    const entry = waiting.get(id);
    waiting.delete(id);
    entry?.settle(outcome);
  }

  /** Begins anew to wait for the worker, as long as somebody waits for an answer. */
  function listen(): void {
    clearTimeout(silence);
    if (waiting.size === 0) return;
    const due = Date.now() + silenceMs;
    silence = setTimeout(() => {
      if (Date.now() - due > latenessMs) listen();
      else giveUp('worker', 'no answer');
    }, silenceMs);
  }

  function giveUp(failure: SearchFailure, detail: string): void {
    worker?.terminate();
    worker = undefined;
    for (const id of [...waiting.keys()]) settle(id, { isOk: false, failure, detail });
    clearTimeout(silence);
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
      else if (message.type === 'failure') giveUp(message.failure, message.detail);
      lostScripts = 0;
    } catch (error) {
      giveUp('worker', String(error));
    }
    listen();
  }

  /**
   * The script was not to be had, or broke. Where it is missing for the second time and the manifest is not, a
   * deployment has replaced it: then all scripts of this page are old.
   */
  function lose(message: string | undefined, isOnline: boolean): void {
    if (message === undefined) lostScripts += 1;
    const isOld = message === undefined && isOnline && lostScripts > 1;
    giveUp(isOld ? 'index' : 'worker', message ?? 'the worker could not be loaded');
  }

  function start(): SearchWorker {
    asked = new WeakSet();
    const context = readContext(); // may throw, and a worker that was started before would stay
    const { worker: started, manifest } = startWorker();
    started.onmessage = ({ data }) => {
      if (started === worker) receive(data);
    };
    started.onerror = ({ message }) => {
      if (started !== worker) return;
      if (message !== undefined || !manifest) lose(message, false);
      else void manifest.then((bytes) => started === worker && lose(message, bytes !== undefined));
    };
    started.postMessage({ type: 'start', baseUrl, ...context, awaitsManifest: manifest !== undefined });
    void manifest?.then((bytes) => {
      if (started === worker) started.postMessage({ type: 'manifest', bytes });
    });
    return started;
  }

  /** `isBetter`: nobody asks anew. */
  function ask(queries: SearchQueries, isBetter: boolean): Promise<SearchOutcome> {
    return new Promise((resolve) => {
      const id = (lastId += 1);
      waiting.set(id, { queries, settle: resolve });
      if (waiting.size === 1) listen();
      try {
        worker ??= start();
        const isKnown = asked.has(queries);
        asked.add(queries);
        worker.postMessage({
          type: 'query',
          id,
          queries,
          isRepeat: isKnown && isBetter,
          isRetry: isKnown && !isBetter,
        });
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

import type { SearchQueries } from '../protocol/query';
import type { SearchClient, SearchOutcome } from '../protocol/searchClient';
import {
  type AnswerMessage,
  type AskReason,
  type FailureMessage,
  type SearchFailure,
  type ToWorker,
  parseFromWorker,
} from '../protocol/workerMessages';

/** The part of `Worker` that the client uses. */
export type SearchWorker = {
  postMessage: (message: ToWorker) => void;
  terminate: () => void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
};

/** Maximum time without a message from the worker while a query is unanswered. Then the worker is terminated. */
const silenceMs = 35_000;

/** The same for a worker that has loaded the whole index: it answers in milliseconds, unless the system ended it. */
const readySilenceMs = 2500;

/** A timer that is later than this belongs to a suspended tab. The worker gets time to answer. */
const latenessMs = 5000;

type Waiting = { queries: SearchQueries; reason: AskReason; settle: (outcome: SearchOutcome) => void };

type Signal = { received: Promise<void>; send: () => void };

function createSignal(): Signal {
  let send: () => void = () => undefined;
  const received = new Promise<void>((resolve) => (send = resolve));
  return { received, send };
}

/**
 * Creates the client of the search worker. `startWorker` returns a worker that has been sent its start message. It is
 * called at the first `warmUp` or `search`, and again after a failure. `findPagePath` returns the path of the page on
 * which the user asks: sections of its product come first among equal ones.
 */
export function createSearchClient(startWorker: () => SearchWorker, findPagePath = () => '/'): SearchClient {
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | undefined;
  let isReady = false; // the worker has loaded the whole index
  let lastId = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let change = createSignal();

  function settle(id: number, outcome: SearchOutcome): void {
    const entry = waiting.get(id);
    waiting.delete(id);
    entry?.settle(outcome);
  }

  /** Restarts the timer while a query is unanswered. */
  function listen(): void {
    clearTimeout(silence);
    if (waiting.size === 0) return;
    const limitMs = isReady ? readySilenceMs : silenceMs;
    const due = Date.now() + limitMs;
    silence = setTimeout(() => {
      if (Date.now() - due > latenessMs) listen();
      else if (isReady) restart();
      else giveUp('worker', 'no answer');
    }, limitMs);
  }

  function terminate(): void {
    worker?.terminate();
    worker = undefined;
    isReady = false;
  }

  /** Repeats the unanswered queries with a new worker. */
  function restart(): void {
    terminate();
    for (const [id, { queries, reason }] of waiting) post(id, queries, reason);
    listen();
  }

  function giveUp(failure: SearchFailure, detail: string): void {
    terminate();
    for (const id of [...waiting.keys()]) settle(id, { isOk: false, failure, detail });
    clearTimeout(silence);
    announceChange(); // no better answers will come
  }

  function announceChange(): void {
    const announced = change;
    change = createSignal();
    announced.send();
  }

  function buildOutcome({ id, answers, state }: AnswerMessage): SearchOutcome {
    const queries = waiting.get(id)?.queries;
    if (state === 'ready') return { isOk: true, answers };
    if (state === 'failed' || !queries) return { isOk: true, answers, isPartial: true };
    return {
      isOk: true,
      answers,
      isPartial: true,
      better: { arrives: change.received, ask: () => ask(queries, 'update') },
    };
  }

  /** The worker loads the index again with the next query. A crashed one is replaced. */
  function fail({ id, failure, detail }: FailureMessage): void {
    if (failure === 'worker') giveUp(failure, detail);
    else settle(id, { isOk: false, failure, detail });
  }

  function receive(data: unknown): void {
    try {
      const message = parseFromWorker(data);
      if (message.type === 'answer') {
        isReady = message.state === 'ready';
        settle(message.id, buildOutcome(message));
      } else if (message.type === 'change') announceChange();
      else if (message.type === 'failure') fail(message);
    } catch (error) {
      giveUp('worker', String(error));
    }
    listen();
  }

  function start(): SearchWorker {
    const started = startWorker();
    started.onmessage = ({ data }) => {
      if (started === worker) receive(data);
    };
    started.onerror = ({ message }) => {
      if (started === worker) giveUp('worker', message ?? 'the worker could not be loaded');
    };
    return started;
  }

  function post(id: number, queries: SearchQueries, reason: AskReason): void {
    try {
      worker ??= start();
      worker.postMessage({ type: 'query', id, queries, reason, pagePath: findPagePath() });
    } catch (error) {
      giveUp('worker', String(error));
    }
  }

  function ask(queries: SearchQueries, reason: AskReason): Promise<SearchOutcome> {
    return new Promise((resolve) => {
      const id = (lastId += 1);
      waiting.set(id, { queries, reason, settle: resolve });
      if (waiting.size === 1) listen();
      post(id, queries, reason);
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
    search: (queries, isRetry = false) => ask(queries, isRetry ? 'retry' : 'new'),
  };
}

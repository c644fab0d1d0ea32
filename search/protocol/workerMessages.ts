/** Messages between the page and the search worker. */
import { isBoolean, isCount, isObject, isString } from './guards';
import { parseAnswers } from './parseAnswers';
import type { SearchAnswers, SearchQueries } from './query';

/** What the worker knows of the page that starts it. */
export type PageContext = {
  /** Path of the open page below the site's root, with a slash first: the text of its product is loaded first. */
  pagePath: string;
  /** A slow or metered connection: text is not fetched before the first question (specification §9). */
  savesData: boolean;
};

/** First message. The worker begins to load the index. */
export type StartMessage = PageContext & {
  type: 'start';
  /** Address of the site's root, ending in a slash. */
  baseUrl: string;
  /** The manifest, if the page has fetched it. */
  manifest?: unknown;
};

/** Why a question is asked: by the user, once more by the user, or by the page because answers have improved. */
export type AskReason = 'new' | 'retry' | 'update';

/**
 * A call; `id` comes back with its answer or failure. `pagePath`: path of the page on which the user asks, which may not
 * be the one that started the worker.
 */
export type QueryMessage = { type: 'query'; id: number; queries: SearchQueries; reason: AskReason; pagePath: string };

/** Messages to the worker. One start; questions may come before it. */
export type ToWorker = StartMessage | QueryMessage;

/**
 * Why there is no answer: the index did not arrive, the server refused it, it is not the expected one, or the worker
 * broke. Of a hosted service: no server answered (`network`), or not with an answer (`server`).
 */
export type SearchFailure = 'network' | 'server' | 'index' | 'worker';

/**
 * How much of the index has been loaded. `failed`: something is missing; questions are answered without it where the
 * headings are there, and the next one loads it again.
 */
export type IndexState = 'loadingHeadings' | 'loadingText' | 'ready' | 'failed';

/** The index has another state, or answers have improved within one. */
type ChangeMessage = { type: 'change' };
/** Files are arriving: it is worth waiting. */
type ProgressMessage = { type: 'progress' };
/** The answer to the call `id`, from what has been loaded. */
export type AnswerMessage = { type: 'answer'; id: number; answers: SearchAnswers; state: IndexState };
/** The call `id` has no answer. */
export type FailureMessage = { type: 'failure'; id: number; failure: SearchFailure; detail: string };

/** Messages from the worker. */
export type FromWorker = ChangeMessage | ProgressMessage | AnswerMessage | FailureMessage;

const reasons: readonly unknown[] = ['new', 'retry', 'update'] satisfies AskReason[];
const states: readonly unknown[] = ['loadingHeadings', 'loadingText', 'ready', 'failed'] satisfies IndexState[];

function isReason(value: unknown): value is AskReason {
  return reasons.includes(value);
}

function isState(value: unknown): value is IndexState {
  return states.includes(value);
}

function isFailure(value: unknown): value is SearchFailure {
  return value === 'network' || value === 'server' || value === 'index' || value === 'worker';
}

/**
 * Parses a message to the worker. Queries are built by typed code on the page and are not looked into again.
 * Throws TypeError on anything else.
 */
export function parseToWorker(data: unknown): ToWorker {
  if (isObject(data) && data.type === 'start') {
    const { baseUrl, pagePath, savesData, manifest } = data;
    if (isString(baseUrl) && isString(pagePath) && isBoolean(savesData)) {
      return { type: 'start', baseUrl, pagePath, savesData, manifest };
    }
  }
  if (isObject(data) && data.type === 'query') {
    const { id, queries, reason, pagePath } = data;
    if (isCount(id) && isReason(reason) && isString(pagePath) && isObject(queries) && Array.isArray(queries.requests)) {
      return { type: 'query', id, queries: queries as SearchQueries, reason, pagePath };
    }
  }
  throw new TypeError('search worker: unknown message');
}

/** Parses a message from the worker. Throws TypeError on anything else. */
export function parseFromWorker(data: unknown): FromWorker {
  if (isObject(data) && (data.type === 'change' || data.type === 'progress')) return { type: data.type };
  if (isObject(data) && isCount(data.id)) {
    const { id, state, failure, detail } = data;
    if (data.type === 'answer' && isState(state)) {
      return { type: 'answer', id, answers: parseAnswers(data.answers), state };
    }
    if (data.type === 'failure' && isFailure(failure) && isString(detail)) {
      return { type: 'failure', id, failure, detail };
    }
  }
  throw new TypeError('search worker: unknown answer');
}

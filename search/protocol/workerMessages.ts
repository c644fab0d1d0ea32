/** Messages between the page and the search worker. */
import { isBoolean, isCount, isObject, isString } from './guards';
import { parseAnswers } from './parseAnswers';
import type { SearchAnswers, SearchQueries } from './query';

/** Context of the page that starts the worker. */
export type PageContext = {
  /** Path of the open page below the site's root, with a leading slash. The text of its product is loaded first. */
  pagePath: string;
  /** Slow or metered connection: text is not fetched before the first query (specification §9). */
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

/**
 * Reason of a query: asked by the user, repeated by the user, or repeated by the page because answers have improved.
 */
export type AskReason = 'new' | 'retry' | 'update';

/**
 * A call. Its answer or failure has the same `id`. `pagePath`: path of the page on which the user asks, which may not
 * be the one that started the worker.
 */
export type QueryMessage = { type: 'query'; id: number; queries: SearchQueries; reason: AskReason; pagePath: string };

/** Messages to the worker. It starts once. Queries may arrive before that. */
export type ToWorker = StartMessage | QueryMessage;

/**
 * Reason of a failure: the index failed to load, the server refused it, it is malformed, or the worker crashed. For a
 * hosted service: no server answered (`network`), or none with a valid answer (`server`).
 */
export type SearchFailure = 'network' | 'server' | 'index' | 'worker';

/**
 * Loading state of the index. `failed`: something is missing. Queries are answered without it when the headings are
 * loaded, and the next query loads it again.
 */
export type IndexState = 'loadingHeadings' | 'loadingText' | 'ready' | 'failed';

/** Reports a new state of the index, or better answers within one. */
type ChangeMessage = { type: 'change' };
/** Reports that files are still arriving. */
type ProgressMessage = { type: 'progress' };
/** Answer to the call `id`, from what has been loaded. */
export type AnswerMessage = { type: 'answer'; id: number; answers: SearchAnswers; state: IndexState };
/** Failure of the call `id`. */
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
 * Parses a message to the worker. Queries are built by typed code of the page and are not checked. Throws TypeError on
 * other data.
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

/** Parses a message from the worker. Throws TypeError on other data. */
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

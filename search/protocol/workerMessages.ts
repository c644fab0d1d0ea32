/** What the page and the search worker say to each other. */
import { isBoolean, isCount, isObject, isString } from './guards';
import { parseAnswers } from './parseAnswers';
import type { SearchAnswers, SearchQueries } from './query';

/** What is known of the reader when the search starts. */
export type ReaderContext = {
  /** Path of the open page below the site's root, with a slash first: the text of its product is loaded first. */
  pagePath: string;
  /** A slow or metered connection: text is not fetched before the first question (specification §9). */
  savesData: boolean;
};

/** First message: where the index is. Loading begins at once. */
export type StartMessage = ReaderContext & {
  type: 'start';
  /** Address of the site's root, ending in a slash. */
  baseUrl: string;
};

/** A call; `id` comes back with its answer or failure. */
export type QueryMessage = {
  type: 'query';
  id: number;
  queries: SearchQueries;
  /** Asked again by itself after `change`: what failed to load is not tried again. */
  isRepeat: boolean;
  /** Asked again by the reader: what failed to load is tried without a pause. */
  isRetry?: boolean;
};

/** What the page says. A start comes first and once. */
export type ToWorker = StartMessage | QueryMessage;

/**
 * Why there is no answer: nothing of the index came, the server refused it, what came is not the one expected, or the
 * worker itself broke. Of a hosted service: nobody answered (`network`), or not with an answer (`server`).
 */
export type SearchFailure = 'network' | 'server' | 'index' | 'worker';

/** The answer to the call `id`, from what is there by now. */
export type AnswerMessage = {
  type: 'answer';
  id: number;
  answers: SearchAnswers;
  /** Some text is missing … */
  isPartial: boolean;
  /** … and is under way: a `change` will follow. */
  isLoading: boolean;
};
/** The same question may be answered better now. */
type ChangeMessage = { type: 'change' };
/** Files are arriving, slowly: there is reason to wait. */
type ProgressMessage = { type: 'progress' };

/** The call `id` has no answer. The worker is of no more use then; the client starts another one. */
type FailureMessage = { type: 'failure'; id: number; failure: SearchFailure; detail: string };

/** What the worker says. */
export type FromWorker = AnswerMessage | ChangeMessage | ProgressMessage | FailureMessage;

function isFailure(value: unknown): value is SearchFailure {
  return value === 'network' || value === 'server' || value === 'index' || value === 'worker';
}

/**
 * Parses a message to the worker. Queries are built by typed code on the page and are not looked into again.
 * Throws TypeError on anything else.
 */
export function parseToWorker(data: unknown): ToWorker {
  if (isObject(data) && data.type === 'start') {
    const { baseUrl, pagePath, savesData } = data;
    if (isString(baseUrl) && isString(pagePath) && isBoolean(savesData)) {
      return { type: 'start', baseUrl, pagePath, savesData };
    }
  }
  if (isObject(data) && data.type === 'query') {
    const { id, queries, isRepeat, isRetry } = data;
    if (isCount(id) && isBoolean(isRepeat) && isObject(queries) && Array.isArray(queries.requests)) {
      return { type: 'query', id, queries: queries as SearchQueries, isRepeat, isRetry: isRetry === true };
    }
  }
  throw new TypeError('search worker: unknown message');
}

/** Parses a message from the worker. Throws TypeError on anything else. */
export function parseFromWorker(data: unknown): FromWorker {
  if (isObject(data) && (data.type === 'change' || data.type === 'progress')) return { type: data.type };
  if (isObject(data) && isCount(data.id)) {
    const { id, isPartial, isLoading, failure, detail } = data;
    if (data.type === 'answer' && isBoolean(isPartial) && isBoolean(isLoading)) {
      return { type: 'answer', id, answers: parseAnswers(data.answers), isPartial, isLoading };
    }
    if (data.type === 'failure' && isFailure(failure) && isString(detail)) {
      return { type: 'failure', id, failure, detail };
    }
  }
  throw new TypeError('search worker: unknown answer');
}

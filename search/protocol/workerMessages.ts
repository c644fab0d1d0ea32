/** What the page and the search worker say to each other. */
import { isCount, isObject, isString } from './guards';
import { parseAnswers } from './parseAnswers';
import type { SearchAnswers, SearchQueries } from './query';

/** First message: where the index is. Loading begins at once. */
export type StartMessage = { type: 'start'; baseUrl: string };
export type QueryMessage = { type: 'query'; id: number; queries: SearchQueries };
export type ToWorker = StartMessage | QueryMessage;

/** Why there is no answer: the index could not be fetched, is not the one expected, or the worker itself broke. */
export type SearchFailure = 'network' | 'index' | 'worker';

export type AnswerMessage = { type: 'answer'; id: number; answers: SearchAnswers };
export type FailureMessage = { type: 'failure'; id: number; failure: SearchFailure; detail: string };
export type FromWorker = AnswerMessage | FailureMessage;

function isFailure(value: unknown): value is SearchFailure {
  return value === 'network' || value === 'index' || value === 'worker';
}

/**
 * Parses a message to the worker. Queries are built by typed code on the page and are not looked into again.
 * Throws TypeError on anything else.
 */
export function parseToWorker(data: unknown): ToWorker {
  if (isObject(data)) {
    if (data.type === 'start' && isString(data.baseUrl)) return { type: 'start', baseUrl: data.baseUrl };
    if (data.type === 'query' && isCount(data.id) && isObject(data.queries) && Array.isArray(data.queries.requests)) {
      return { type: 'query', id: data.id, queries: data.queries as SearchQueries };
    }
  }
  throw new TypeError('search worker: unknown message');
}

/** Parses a message from the worker. Throws TypeError on anything else. */
export function parseFromWorker(data: unknown): FromWorker {
  if (isObject(data) && isCount(data.id)) {
    if (data.type === 'answer') return { type: 'answer', id: data.id, answers: parseAnswers(data.answers) };
    if (data.type === 'failure' && isFailure(data.failure) && isString(data.detail)) {
      return { type: 'failure', id: data.id, failure: data.failure, detail: data.detail };
    }
  }
  throw new TypeError('search worker: unknown answer');
}

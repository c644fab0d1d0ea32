/**
 * What a page asks with, in whatever is written for browsers. The worker that answers is `worker/entry.ts`: a script of
 * its own, which the page's bundler makes because `startSearchWorker` names it.
 */
export { createFallbackClient } from './hosted/client/createFallbackClient';
export { type HostedClientOptions, createHostedClient } from './hosted/client/createHostedClient';
export { buildRequest } from './protocol/buildRequest';
export { type TextPiece, parseMarkedText, postTag, preTag } from './protocol/markedText';
export type { Hierarchy, Hit, SearchAnswers, SearchQueries, SearchRequest, SearchResult } from './protocol/query';
export type { BetterAnswer, SearchClient, SearchOutcome } from './protocol/searchClient';
export type { ReaderContext, SearchFailure } from './protocol/workerMessages';
export { adaptWorker } from './worker/adaptWorker';
export { fetchEarlyManifest } from './worker/earlyManifest';
export {
  type SearchClientOptions,
  type SearchWorker,
  type StartedWorker,
  createSearchClient,
} from './worker/searchClient';
export { startSearchWorker } from './worker/startWorker';

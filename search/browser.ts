/**
 * What a page asks with, in whatever is written for browsers. The worker that answers is `worker/entry.ts`: a script of
 * its own, which the page's bundler makes because `startSearchWorker` names it.
 */
export { type FallbackOptions, createFallbackClient } from './hosted/client/createFallbackClient';
export { type HostedClientOptions, createHostedClient } from './hosted/client/createHostedClient';
export type { PostFetch } from './hosted/client/postText';
export { buildRequest } from './protocol/buildRequest';
export { type TextPiece, parseMarkedText, postTag, preTag } from './protocol/markedText';
export type {
  FacetFilters,
  Hierarchy,
  Hit,
  HitType,
  Level,
  SearchAnswers,
  SearchQueries,
  SearchRequest,
  SearchResult,
  StoredHit,
  TaggedText,
} from './protocol/query';
export type { BetterAnswer, SearchClient, SearchOutcome } from './protocol/searchClient';
export type { HostedProvider } from './protocol/settings';
export type { QueryMessage, SearchFailure, StartMessage, ToWorker } from './protocol/workerMessages';
export { adaptWorker } from './worker/adaptWorker';
export { type SearchWorker, createSearchClient } from './worker/searchClient';
export { startSearchWorker } from './worker/startWorker';

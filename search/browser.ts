/**
 * Client code for pages, as bundled for browsers. `startSearchWorker` names `worker/entry.ts`, and the page's bundler
 * makes a script of it.
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

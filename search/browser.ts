/**
 * What a page asks with, in whatever is written for browsers. The worker that answers is `worker/entry.ts`: a script of
 * its own, which the page's bundler makes and the page starts.
 */
export { createFallbackClient } from './hosted/client/createFallbackClient';
export { type HostedClientOptions, createHostedClient } from './hosted/client/createHostedClient';
export type { BetterAnswer, SearchClient, SearchOutcome } from './protocol/searchClient';
export type { ReaderContext, SearchFailure } from './protocol/workerMessages';
export { fetchEarlyManifest } from './worker/earlyManifest';
export {
  type SearchClientOptions,
  type SearchWorker,
  type StartedWorker,
  createSearchClient,
} from './worker/searchClient';

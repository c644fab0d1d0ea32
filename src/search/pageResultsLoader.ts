import type { SearchClient } from '../../search/protocol/searchClient';
import type PageResults from './PageResults';

/** What shows the answers of the search page; there with the first of them. */
export const loaded: { PageResults?: typeof PageResults } = {};

/**
 * Loads, beside the first question, what shows the answers: a reader of the list of all pages asks none. Where it
 * cannot be had, there is no answer either, and a retry asks for both.
 */
export function loadPageResultsWith(client: SearchClient): SearchClient {
  return {
    ...client,
    async search(queries, isRetry) {
      const outcome = client.search(queries, isRetry);
      try {
        loaded.PageResults ??= (await import('./PageResults')).default;
        return await outcome;
      } catch (error) {
        return { isOk: false, failure: 'network', detail: String(error) };
      }
    },
  };
}

import type { SearchClient } from '../../search/protocol/searchClient';
import type PageResults from './PageResults';

/** Component that renders the results of the search page, once loaded. */
export const loaded: { PageResults?: typeof PageResults } = {};

/**
 * Returns a client that also loads the component with the first query, because users of the list of all pages do not
 * need it. If it fails to load, the search fails too, and a retry repeats both.
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

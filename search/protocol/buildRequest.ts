import { hitsPerPage } from './limits';
import { type SearchRequest, defaultIndexName } from './query';

/**
 * What a request asks for where it says nothing: of a hit what `parseHit` needs, whose text is its snippet; else what
 * Algolia takes for granted.
 */
const requestDefaults: Omit<SearchRequest, 'indexName' | 'query'> = {
  attributesToRetrieve: ['hierarchy', 'type', 'url'],
  attributesToSnippet: [],
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  hitsPerPage,
  page: 0,
  clickAnalytics: false,
  facets: [],
  facetFilters: [],
};

/** A request with the defaults of whatever it does not say. The engine has one index and ignores `indexName`. */
export function buildRequest(asked: Pick<SearchRequest, 'query'> & Partial<SearchRequest>): SearchRequest {
  return { indexName: defaultIndexName, ...requestDefaults, ...asked };
}

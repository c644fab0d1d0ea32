import { hitsPerPage } from './limits';
import { type SearchRequest, defaultIndexName } from './query';

/** Defaults of a request: the attributes that `parseHit` needs, whose text is the snippet, else Algolia's defaults. */
const requestDefaults: Omit<SearchRequest, 'indexName' | 'query'> = {
  attributesToRetrieve: ['hierarchy', 'type', 'url', 'hasCommonHeading'],
  attributesToSnippet: [],
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  hitsPerPage,
  page: 0,
  clickAnalytics: false,
  facets: [],
  facetFilters: [],
};

/** Builds a request, with defaults for missing members. The engine has one index and ignores `indexName`. */
export function buildRequest(request: Pick<SearchRequest, 'query'> & Partial<SearchRequest>): SearchRequest {
  return { indexName: defaultIndexName, ...requestDefaults, ...request };
}

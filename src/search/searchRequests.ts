import { buildRequest } from '../../search/protocol/buildRequest';
import { postTag, preTag } from '../../search/protocol/markedText';
import { type FacetFilters, type SearchQueries, type SearchRequest, productFacet } from '../../search/protocol/query';

/** Parameters common to all requests of this site. */
export type SearchScope = { indexName: string; facetFilters: FacetFilters; snippetWords: number };

/** Returns the filters of contextual search: language and docs version (specification §7). */
export function buildContextFilters({ locale, tags }: { locale: string; tags: readonly string[] }): FacetFilters {
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

function buildSiteRequest({ indexName, facetFilters, snippetWords }: SearchScope, query: string): SearchRequest {
  return buildRequest({
    indexName,
    query,
    attributesToSnippet: [`content:${String(snippetWords)}`],
    highlightPreTag: preTag,
    highlightPostTag: postTag,
    facetFilters,
  });
}

/** Builds the call of the dialog: the first page of hits. */
export function buildDialogQueries(scope: SearchScope, query: string): SearchQueries {
  return { requests: [buildSiteRequest(scope, query)] };
}

/** Builds an empty query that returns only the number of sections of each product. */
export function buildProductQueries(scope: SearchScope): SearchQueries {
  return { requests: [{ ...buildSiteRequest(scope, ''), hitsPerPage: 0, facets: [productFacet] }] };
}

/** Escapes a leading minus, which would negate the filter. */
function buildProductFilter(product: string): string {
  return `${productFacet}:${product.replace(/^-/, '\\-')}`;
}

/**
 * Builds the call of the search page: the counts of all products, then `pageCount` pages of hits of `product` or all.
 */
export function buildPageQueries(
  scope: SearchScope,
  { query, product, pageCount }: { query: string; product: string; pageCount: number },
): SearchQueries {
  const request = buildSiteRequest(scope, query);
  const facetFilters = product === '' ? scope.facetFilters : [...scope.facetFilters, buildProductFilter(product)];
  return {
    requests: [
      { ...request, hitsPerPage: 0, facets: [productFacet] },
      ...Array.from({ length: pageCount }, (_, page) => ({ ...request, facetFilters, page })),
    ],
  };
}

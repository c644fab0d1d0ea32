import { buildRequest } from '../../search/protocol/buildRequest';
import { postTag, preTag } from '../../search/protocol/markedText';
import { type FacetFilters, type SearchQueries, type SearchRequest, productFacet } from '../../search/protocol/query';

/** What every request of this site has in common. */
export type SearchScope = { indexName: string; facetFilters: FacetFilters; snippetWords: number };

/** Filters of contextual search: the reader's language and the version of the docs they read (specification §7). */
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

/** The dialog's call: the first page of hits. */
export function buildDialogQueries(scope: SearchScope, query: string): SearchQueries {
  return { requests: [buildSiteRequest(scope, query)] };
}

/** Builds an empty query that returns only the number of sections of each product. */
export function buildProductQueries(scope: SearchScope): SearchQueries {
  return { requests: [{ ...buildSiteRequest(scope, ''), hitsPerPage: 0, facets: [productFacet] }] };
}

/** A minus would stand for all products but this one. */
function buildProductFilter(product: string): string {
  return `${productFacet}:${product.replace(/^-/, '\\-')}`;
}

/** The search page's call: the counts of every product first, then `pageCount` pages of hits of one product or all. */
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

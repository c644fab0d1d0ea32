import { describe, expect, it } from 'vitest';
import { buildContextFilters, buildDialogQueries, buildPageQueries, buildProductQueries } from './searchRequests';

const facetFilters = buildContextFilters({ locale: 'zh-Hans', tags: ['default', 'docs-default-current'] });
const scope = { indexName: 'docs', facetFilters, snippetWords: 5 };
const request = {
  indexName: 'docs',
  query: '配置',
  attributesToRetrieve: ['hierarchy', 'type', 'url', 'hasCommonHeading'],
  attributesToSnippet: ['content:5'],
  highlightPreTag: '\uE000',
  highlightPostTag: '\uE001',
  hitsPerPage: 20,
  page: 0,
  clickAnalytics: false,
  facets: [],
  facetFilters: ['language:zh-Hans', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
};

describe('search requests', () => {
  // spec: dialog-search-request
  it('request twenty hits in the language and version of the page for the dialog', () => {
    expect(buildDialogQueries(scope, '配置')).toEqual({ requests: [request] });
  });

  it('request the counts of all products and pages of hits of one for the search page', () => {
    const one = { ...request, facetFilters: [...request.facetFilters, 'hierarchy.lvl0:云平台'] };
    expect(buildPageQueries(scope, { query: '配置', product: '云平台', pageCount: 2 })).toEqual({
      requests: [{ ...request, hitsPerPage: 0, facets: ['hierarchy.lvl0'] }, one, { ...one, page: 1 }],
    });
    expect(buildPageQueries(scope, { query: '配置', product: '', pageCount: 1 }).requests[1]).toEqual(request);
  });

  it('escape a leading minus of the product name', () => {
    const { requests } = buildPageQueries(scope, { query: '配置', product: '-云平台', pageCount: 1 });
    expect(requests[1]?.facetFilters.at(-1)).toBe('hierarchy.lvl0:\\-云平台');
  });

  it('request the counts of all products with an empty query', () => {
    expect(buildProductQueries(scope).requests).toEqual([
      { ...request, query: '', hitsPerPage: 0, facets: ['hierarchy.lvl0'] },
    ]);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatSearchAddress, parseSearchAddress } from './searchAddress';
import { buildContextFilters, buildPageQueries } from './searchRequests';

it.each([
  ['', { query: '', product: '', pageCount: 1 }],
  ['?q=MQTT', { query: 'MQTT', product: '', pageCount: 1 }],
  ['?q=%E8%AE%BE+%E5%A4%87&product=%E7%94%B2&pages=3', { query: '设 备', product: '甲', pageCount: 3 }],
  ['?q=a&pages=0', { query: 'a', product: '', pageCount: 1 }],
  ['?q=a&pages=1e9', { query: 'a', product: '', pageCount: 49 }],
  ['?q=%ZZ%', { query: '%ZZ%', product: '', pageCount: 1 }],
  ['?q=++%E5%BF%83%E8%B7%B3+', { query: '心跳', product: '', pageCount: 1 }],
  ['?from=singlemessage', { query: '', product: '', pageCount: 1 }],
])('parses %j', (search, address) => {
  expect(parseSearchAddress(search)).toEqual(address);
});

it('cuts a query of any length to 64 characters', () => {
  expect(parseSearchAddress(`?q=${'%E5%AD%97'.repeat(30_000)}`).query).toBe('字'.repeat(64));
});

it('does not change the product, but cuts it to 200 characters', () => {
  const product = `甲\u200D${'乙'.repeat(100)}`;
  expect(parseSearchAddress(formatSearchAddress({ query: 'a', product, pageCount: 1 })).product).toBe(product);
  expect(parseSearchAddress(`?q=a&product=${'W'.repeat(5000)}`).product).toBe('W'.repeat(200));
});

it('parses a blank query as empty', () => {
  expect(parseSearchAddress('?q=%20%20').query).toBe('');
});

it('parses what it has formatted', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 49 }), (query, product, pageCount) => {
      fc.pre(query.trim() !== '');
      expect(parseSearchAddress(formatSearchAddress({ query, product, pageCount }))).toEqual({
        query: query.trim(),
        product,
        pageCount,
      });
    }),
  );
});

it('requests the counts of all products, then each page of hits of the chosen one', () => {
  const facetFilters = buildContextFilters({ locale: 'zh-Hans', tags: ['default', 'docs-default-current'] });
  expect(facetFilters).toEqual(['language:zh-Hans', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]);
  const scope = { indexName: 'docs', facetFilters, snippetWords: 10 };
  const { requests } = buildPageQueries(scope, { query: 'a', product: '甲', pageCount: 2 });
  expect(requests.map(({ hitsPerPage, page }) => [hitsPerPage, page])).toEqual([
    [0, 0],
    [20, 0],
    [20, 1],
  ]);
  expect(requests[0]?.facetFilters).toEqual(facetFilters);
  expect(requests[1]?.facetFilters).toEqual([...facetFilters, 'hierarchy.lvl0:甲']);
});

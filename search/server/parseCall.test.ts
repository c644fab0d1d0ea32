import { expect, test } from 'vitest';
import { ApiError } from './apiError';
import { hitsPerPage, maxQueryChars } from '../protocol/limits';
import { maxHitsPerPage, maxListed, maxRequests, maxTagChars } from './limits';
import { parseCall } from './parseCall';

const question = { indexName: 'docs', query: '设备' };
const call = (requests: unknown, ofCall: object = {}) => JSON.stringify({ requests, ...ofCall });
const parse = (body: string) => parseCall(body, 'docs');
const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

function refusal(body: string): Pick<ApiError, 'status' | 'message'> | undefined {
  try {
    parse(body);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, message: error.message };
    throw error;
  }
}

test('what a request does not say is asked for as by default', () => {
  expect(parse(call([{ indexName: 'docs' }]))).toEqual({
    requests: [
      {
        indexName: 'docs',
        query: '',
        attributesToRetrieve: ['hierarchy', 'type', 'url'],
        attributesToSnippet: [],
        highlightPreTag: '<em>',
        highlightPostTag: '</em>',
        hitsPerPage,
        page: 0,
        clickAnalytics: false,
        facets: [],
        facetFilters: [],
      },
    ],
  });
});

test('queries are cut', () => {
  const query = '长'.repeat(2 * maxQueryChars);
  expect(parse(call([{ ...question, query }])).requests[0]?.query).toBe('长'.repeat(maxQueryChars));
});

test.each([
  ['no JSON', '{', 'the body is not JSON'],
  ['no requests', '{}', 'the body has no list of "requests"'],
  ['too many requests', call(many(maxRequests + 1, question)), `more than ${String(maxRequests)} requests in one call`],
  ['a request that is none', call([7]), 'a request is not an object'],
  ['parameters in a string', call([{ ...question, params: 'query=a' }]), '"params" is not supported'],
  ['filters in a sentence', call([{ ...question, filters: 'language:en' }]), '"filters" is not supported'],
  ['numeric filters', call([{ ...question, numericFilters: ['weight.level<1'] }]), '"numericFilters" is not'],
  ['tags', call([{ ...question, tagFilters: ['a'] }]), '"tagFilters" is not supported'],
  ['fewer attributes', call([{ ...question, restrictSearchableAttributes: ['code'] }]), 'Attributes" is not'],
  ['an offset', call([{ ...question, offset: 0 }]), '"offset" is not supported: use "page" and "hitsPerPage"'],
  ['a length', call([{ ...question, length: 5 }]), '"length" is not supported'],
  ['a search for facets', call([{ ...question, type: 'facet', facet: 'language' }]), '"type" is not supported'],
  ['a place', call([{ ...question, aroundLatLng: '40,-73' }]), '"aroundLatLng" is not supported'],
  ['a strategy', JSON.stringify({ requests: [question], strategy: 'stopIfEnoughMatches' }), '"strategy" is not'],
  ['no index', call([{}]), 'a request has no "indexName"'],
  ['a query of another type', call([{ ...question, query: 7 }]), 'invalid value for "query"'],
  ['a page below zero', call([{ ...question, page: -1 }]), 'invalid value for "page"'],
  ['too many hits', call([{ ...question, hitsPerPage: maxHitsPerPage + 1 }]), `is more than ${String(maxHitsPerPage)}`],
  ['filters of another type', call([{ ...question, facetFilters: [[7]] }]), 'invalid value for "facetFilters"'],
  ['a filter of no facet', call([{ ...question, facetFilters: ['Janus'] }]), 'invalid value for "facetFilters"'],
  ['filters within filters', call([{ ...question, facetFilters: [[['a:b']]] }]), 'value for "facetFilters"'],
])('%s: refused', (_name, body, message) => {
  expect(refusal(body)).toEqual({ status: 400, message: expect.stringContaining(message) as unknown });
});

test('another index does not exist', () => {
  expect(refusal(call([{ indexName: 'x' }]))).toEqual({ status: 404, message: 'Index x does not exist' });
});

test('a restriction that restricts nothing is taken', () => {
  const empty = { filters: '', numericFilters: [], tagFilters: null, type: 'default', aroundLatLngViaIP: false };
  const { requests } = parse(call([{ ...question, ...empty, facetFilters: [[]] }], { strategy: 'none' }));
  expect(requests[0]?.facetFilters).toEqual([]);
});

test('filters and facets are taken as the service’s own clients write them', () => {
  const filters = ['hierarchy.lvl0:-Janus', ['language:en', 'language:zh-Hans']];
  const requests = [
    { ...question, facetFilters: filters, facets: ['*'] },
    { ...question, facetFilters: 'language:en', facets: ['language'] },
  ];
  expect(parse(call(requests)).requests).toMatchObject([
    { facetFilters: filters, facets: ['hierarchy.lvl0'] },
    { facetFilters: ['language:en'], facets: ['language'] },
  ]);
});

test('as much is taken as the limits say, and not one more', () => {
  const isTaken = (requests: object[]) => refusal(call(requests)) === undefined;
  expect([isTaken(many(maxRequests, question)), isTaken(many(maxRequests + 1, question))]).toEqual([true, false]);
  const hits = (count: number) => isTaken([{ ...question, hitsPerPage: count, page: 1_000_000 }]);
  expect([hits(0), hits(maxHitsPerPage), hits(maxHitsPerPage + 1)]).toEqual([true, true, false]);
  for (const [name, value] of [
    ['facetFilters', 'a:b'],
    ['facets', 'language'],
    ['attributesToSnippet', 'content'],
  ] as const) {
    const list = (count: number) => isTaken([{ ...question, [name]: many(count, value) }]);
    expect([name, list(maxListed), list(maxListed + 1)]).toEqual([name, true, false]);
  }
  const tag = (length: number) => isTaken([{ ...question, highlightPreTag: 'x'.repeat(length) }]);
  expect([tag(maxTagChars), tag(maxTagChars + 1)]).toEqual([true, false]);
});

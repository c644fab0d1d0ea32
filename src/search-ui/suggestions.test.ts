import { describe, expect, it } from 'vitest';
import { type SearchResult, productFacet } from '../../search/protocol/query';
import { buildCountQueries, findProducts, pickSuggestions, splitQuery } from './suggestions';

const scope = { indexName: 'docs', facetFilters: ['language:zh-Hans'], snippetWords: 10 };
const result = (nbHits: number, products: Record<string, number> = {}): SearchResult => ({
  hits: [],
  nbHits,
  nbPages: 1,
  page: 0,
  hitsPerPage: 0,
  query: '',
  facets: { [productFacet]: products },
});
const all = result(9, { 甲: 2, 乙: 5, 丙: 1 });

describe('the parts of a query', () => {
  it.each([
    ['股票行情', ['股票', '行情']],
    ['MQTT 股票', ['MQTT', '股票']],
    ['设备的心跳间隔', ['心跳间隔', '设备的']],
    ['modbus_tcp 超时怎么办', ['modbus_tcp', '超时怎么办', '怎么办', '超时']],
    ['0x8003', []],
    ['设', []],
    ['?!', []],
    ['  设备  ', []],
  ])('%j are %j', (query, expected) => {
    expect(splitQuery(query)).toEqual(expected);
  });

  it('are never many, whatever was asked', () => {
    expect(splitQuery(Array.from({ length: 30 }, (_, index) => `a${String(index)}`).join(' '))).toHaveLength(8);
  });
});

it('one call counts the hits of every candidate and returns none of them', () => {
  const { requests } = buildCountQueries(scope, ['股票', '行情']);
  expect(requests.map(({ query, hitsPerPage }) => [query, hitsPerPage])).toEqual([
    ['股票', 0],
    ['行情', 0],
  ]);
});

it('products come in the order of what there is to read, after those the reader has just seen', () => {
  expect(findProducts(all, [])).toEqual(['乙', '甲', '丙']);
  expect(findProducts(all, ['丙'])).toEqual(['丙', '乙', '甲']);
  expect(findProducts(undefined, [])).toEqual([]);
});

describe('suggestions', () => {
  const parts = ['连接设备', '设备', '股票', '心跳'];

  it('are parts with hits, two at most, then a product that has hits for its name', () => {
    const counted = [0, 3, 0, 2, 0, 7].map((count) => result(count));
    expect(pickSuggestions(counted, { parts, products: ['其他', '乙'] })).toEqual(['设备', '心跳', '乙']);
  });

  it('are three at most and never the same twice', () => {
    const counted = [1, 1, 1, 1, 1].map((count) => result(count));
    expect(pickSuggestions(counted, { parts: ['乙'], products: ['乙', '甲', '丙', '丁'] })).toEqual(['乙', '甲', '丙']);
  });

  it('are none when nothing is known', () => {
    expect(pickSuggestions([], { parts, products: ['甲'] })).toEqual([]);
  });
});

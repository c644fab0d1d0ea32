import { describe, expect, it } from 'vitest';
import { postTag, preTag } from '../../search/protocol/markedText';
import { type Hit, type SearchResult, productFacet } from '../../search/protocol/query';
import { buildTrialQueries, findProducts, pickHeadings, pickSuggestions, splitQuery } from './suggestions';

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
/** Creates a hit whose snippet contains `marked` as a match. */
const hitWith = (marked: string, before = '见', behind = '一节'): Hit => ({
  objectID: marked,
  url: '/docs/a',
  type: 'content',
  hierarchy: { lvl0: '甲', lvl1: '说明' },
  content: null,
  _highlightResult: { hierarchy: {} },
  _snippetResult: { content: { value: `${before}${preTag}${marked}${postTag}${behind}` } },
});
const found = (marked: string): SearchResult => ({ ...result(1), hits: [hitWith(marked)] });
const all = result(9, { 甲: 2, 乙: 5, 丙: 1 });

describe('splitQuery', () => {
  it.each([
    ['股票行情', ['股票', '行情']],
    ['MQTT 股票', ['MQTT', '股票']],
    ['设备的心跳间隔', ['心跳间隔', '设备的', '设备', '心跳', '间隔']],
    ['modbus_tcp 超时怎么办', ['modbus_tcp', '超时怎么办', '超时']],
    ['0x8003', []],
    ['设', []],
    ['?!', []],
    ['  设备  ', []],
  ])('splits %j into %j', (query, expected) => {
    expect(splitQuery(query)).toEqual(expected);
  });

  it('splits between words and omits question words', () => {
    expect(splitQuery('怎么订外卖', () => ['怎么', '订', '外卖'])).toEqual(['订外卖', '外卖']);
    expect(splitQuery('区块链挖矿教程', () => ['区块链', '挖矿', '教程'])).toEqual([
      '挖矿教程',
      '区块链',
      '挖矿',
      '教程',
    ]);
  });

  it('splits into halves without a word segmenter', () => {
    expect(splitQuery('股票行情', () => undefined)).toEqual(['股票', '行情']);
  });

  it('returns at most eight parts', () => {
    expect(splitQuery(Array.from({ length: 30 }, (_, index) => `a${String(index)}`).join(' '))).toHaveLength(8);
  });
});

it('builds one call for the best hits of all candidates', () => {
  const { requests } = buildTrialQueries(scope, ['股票', '行情']);
  expect(requests.map(({ query, hitsPerPage }) => [query, hitsPerPage])).toEqual([
    ['股票', 5],
    ['行情', 5],
  ]);
});

it('sorts products by number of sections, after the products seen before', () => {
  expect(findProducts(all, [])).toEqual(['乙', '甲', '丙']);
  expect(findProducts(all, ['丙'])).toEqual(['丙', '乙', '甲']);
  expect(findProducts(undefined, [])).toEqual([]);
});

describe('pickSuggestions', () => {
  const parts = ['连接设备', '设备', '股票', '心跳'];

  // spec: suggestions-with-results
  it('returns at most two parts with hits, then a product with hits', () => {
    const tried = [result(0), found('设备'), result(0), found('心跳'), result(0), result(7)];
    expect(pickSuggestions(tried, { parts, products: ['其他', '乙'] })).toEqual(['设备', '心跳', '乙']);
  });

  it('omits parts that only match similar words, and parts of another part', () => {
    const tried = [found('连接设备'), found('设备'), found('股市'), found('心跳')];
    expect(pickSuggestions(tried, { parts, products: [] })).toEqual(['连接设备', '心跳']);
  });

  it('omits parts that only match inside a word', () => {
    const tried = [{ ...result(1), hits: [hitWith('行情', '运', '况')] }];
    expect(pickSuggestions(tried, { parts: ['行情'], products: [] })).toEqual([]);
  });

  it('returns at most three suggestions without duplicates', () => {
    const tried = [found('乙'), ...[1, 1, 1, 1].map((count) => result(count))];
    expect(pickSuggestions(tried, { parts: ['乙'], products: ['乙', '甲', '丙', '丁'] })).toEqual(['乙', '甲', '丙']);
  });

  it('returns nothing without results', () => {
    expect(pickSuggestions([], { parts, products: ['甲'] })).toEqual([]);
  });
});

describe('pickHeadings', () => {
  const headed = (title: string, marked: string): Hit => ({
    ...hitWith('正文'),
    objectID: title,
    hierarchy: { lvl0: '甲', lvl1: title },
    _highlightResult: { hierarchy: { lvl1: { value: title.replace(marked, preTag + marked + postTag) } } },
  });

  it('returns headings with a part of the query, longest part first, without duplicates', () => {
    const tried = [
      { ...result(1), hits: [headed('心跳间隔', '心跳间隔')] },
      { ...result(2), hits: [headed('心跳间隔', '心跳'), headed('心跳', '心跳')] },
    ];
    expect(pickHeadings(tried, ['心跳间隔', '心跳']).map(({ objectID }) => objectID)).toEqual(['心跳间隔', '心跳']);
  });

  it('omits hits that match only in the text or inside another word', () => {
    const tried = [{ ...result(2), hits: [hitWith('行情'), headed('运行情况', '行情')] }];
    expect(pickHeadings(tried, ['行情'])).toEqual([]);
  });

  it('returns at most five headings', () => {
    const hits = Array.from({ length: 9 }, (_, index) => headed(`设备 ${String(index)}`, '设备'));
    expect(pickHeadings([{ ...result(9), hits }], ['设备'])).toHaveLength(5);
  });
});

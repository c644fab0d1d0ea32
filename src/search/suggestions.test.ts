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
/** A hit in whose text `marked` is marked. */
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

describe('the parts of a query', () => {
  it.each([
    ['股票行情', ['股票', '行情']],
    ['MQTT 股票', ['MQTT', '股票']],
    ['设备的心跳间隔', ['心跳间隔', '设备的', '设备', '心跳', '间隔']],
    ['modbus_tcp 超时怎么办', ['modbus_tcp', '超时怎么办', '超时']],
    ['0x8003', []],
    ['设', []],
    ['?!', []],
    ['  设备  ', []],
  ])('%j are %j', (query, expected) => {
    expect(splitQuery(query)).toEqual(expected);
  });

  it('are not cut inside a word where words are known, and are never how one asks alone', () => {
    expect(splitQuery('怎么订外卖', () => ['怎么', '订', '外卖'])).toEqual(['订外卖', '外卖']);
    expect(splitQuery('区块链挖矿教程', () => ['区块链', '挖矿', '教程'])).toEqual([
      '挖矿教程',
      '区块链',
      '挖矿',
      '教程',
    ]);
  });

  it('are halves where the engine knows no words', () => {
    expect(splitQuery('股票行情', () => undefined)).toEqual(['股票', '行情']);
  });

  it('are never many, whatever was asked', () => {
    expect(splitQuery(Array.from({ length: 30 }, (_, index) => `a${String(index)}`).join(' '))).toHaveLength(8);
  });
});

it('one call finds the best hits of every candidate', () => {
  const { requests } = buildTrialQueries(scope, ['股票', '行情']);
  expect(requests.map(({ query, hitsPerPage }) => [query, hitsPerPage])).toEqual([
    ['股票', 5],
    ['行情', 5],
  ]);
});

it('products come in the order of what there is to read, after those the reader has just seen', () => {
  expect(findProducts(all, [])).toEqual(['乙', '甲', '丙']);
  expect(findProducts(all, ['丙'])).toEqual(['丙', '乙', '甲']);
  expect(findProducts(undefined, [])).toEqual([]);
});

describe('suggestions', () => {
  const parts = ['连接设备', '设备', '股票', '心跳'];

  // spec: suggestions-with-results
  it('are parts with hits, two at most, then a product that has hits for its name', () => {
    const tried = [result(0), found('设备'), result(0), found('心跳'), result(0), result(7)];
    expect(pickSuggestions(tried, { parts, products: ['其他', '乙'] })).toEqual(['设备', '心跳', '乙']);
  });

  it('are no parts that only something like them was found for, and none inside another one', () => {
    const tried = [found('连接设备'), found('设备'), found('股市'), found('心跳')];
    expect(pickSuggestions(tried, { parts, products: [] })).toEqual(['连接设备', '心跳']);
  });

  it('are no parts of other words', () => {
    const tried = [{ ...result(1), hits: [hitWith('行情', '运', '况')] }];
    expect(pickSuggestions(tried, { parts: ['行情'], products: [] })).toEqual([]);
  });

  it('are three at most and never the same twice', () => {
    const tried = [found('乙'), ...[1, 1, 1, 1].map((count) => result(count))];
    expect(pickSuggestions(tried, { parts: ['乙'], products: ['乙', '甲', '丙', '丁'] })).toEqual(['乙', '甲', '丙']);
  });

  it('are none when nothing is known', () => {
    expect(pickSuggestions([], { parts, products: ['甲'] })).toEqual([]);
  });
});

describe('the nearest headings', () => {
  const headed = (title: string, marked: string): Hit => ({
    ...hitWith('正文'),
    objectID: title,
    hierarchy: { lvl0: '甲', lvl1: title },
    _highlightResult: { hierarchy: { lvl1: { value: title.replace(marked, preTag + marked + postTag) } } },
  });

  it('are those with a part of the query, of the longest part first, each once', () => {
    const tried = [
      { ...result(1), hits: [headed('心跳间隔', '心跳间隔')] },
      { ...result(2), hits: [headed('心跳间隔', '心跳'), headed('心跳', '心跳')] },
    ];
    expect(pickHeadings(tried, ['心跳间隔', '心跳']).map(({ objectID }) => objectID)).toEqual(['心跳间隔', '心跳']);
  });

  it('are none where only the text or another word has it', () => {
    const tried = [{ ...result(2), hits: [hitWith('行情'), headed('运行情况', '行情')] }];
    expect(pickHeadings(tried, ['行情'])).toEqual([]);
  });

  it('are five at most', () => {
    const hits = Array.from({ length: 9 }, (_, index) => headed(`设备 ${String(index)}`, '设备'));
    expect(pickHeadings([{ ...result(9), hits }], ['设备'])).toHaveLength(5);
  });
});

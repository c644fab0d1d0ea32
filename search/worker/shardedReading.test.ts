/** Which files of a large site are read for a query, and when. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildSite, cutFinely } from '../indexer/testing/shardedSite';
import { buildRequest } from '../protocol/buildRequest';
import { type FacetFilters, productFacet } from '../protocol/query';
import { openSite } from './testing/openSite';

/** Longer than anybody types on, and than any file takes. */
const untilRead = () => vi.advanceTimersByTimeAsync(5000);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('does not look up what is typed through, but does when it is asked again', async () => {
  const { urls, load } = openSite(buildSite(['心跳', '轮询', '脉冲']));
  load('轮询');
  await vi.advanceTimersByTimeAsync(50);
  load('脉冲');
  await untilRead();
  expect(urls).toEqual(['/docs/2']);
  load('轮询');
  await untilRead();
  expect(urls).toEqual(['/docs/2', '/docs/1']);
});

it.each(['心跳 alpha', 'alpha 心跳', '轮询 beta 心跳 alpha', 'zulu 轮询 alpha'])(
  'finds the pages of each word of %s, whichever lists tell of them',
  async (query) => {
    const texts = ['心跳', 'alpha', '轮询', 'beta', 'zulu', 'kilo'];
    const whole = buildSite(texts);
    const fine = cutFinely(whole);
    expect([whole.manifest.termLists.length, fine.manifest.termLists.length > 5]).toEqual([1, true]);
    const { urls, load } = openSite(fine);
    load(query);
    await untilRead();
    const expected = query.split(' ').map((word) => `/docs/${texts.indexOf(word)}`);
    expect(urls.sort()).toEqual(expected.sort());
  },
);

it.each([
  ['😀', [0, 1]],
  ['甲😀乙', [0, 1]],
  ['𠮷野', [2]],
  ['ok', [3]],
])('finds %s, where characters of two units stand beside others', async (query, places) => {
  const { urls, load } = openSite(buildSite(['甲😀乙', '看😀', '𠮷野家', 'ok👍', 'x']));
  load(query);
  await untilRead();
  expect(urls.sort()).toEqual(places.map((place) => `/docs/${place}`));
});

it('reads more for a later page of hits, and nothing a second time', async () => {
  const texts = Array.from({ length: 40 }, () => '正文');
  const { urls, load } = openSite(buildSite(texts));
  load('正文');
  await untilRead();
  expect(urls).toHaveLength(16);
  load('正文', 1);
  await untilRead();
  expect(urls).toHaveLength(32);
  load('正文', 2);
  await untilRead();
  expect(urls).toHaveLength(40);
  expect(new Set(urls).size).toBe(40);
});

/** Twenty pages of 甲, two of 乙, one of 丙, which all say the same. */
const threeProducts = buildSite(
  Array.from({ length: 23 }, () => '正文'),
  (page) => (page < 20 ? '甲' : page < 22 ? '乙' : '丙'),
);
const ofProduct = (product: string) => `${productFacet}:${product}`;

it.each<[string, FacetFilters, readonly number[]]>([
  ['of the product', [ofProduct('乙')], [20, 21]],
  ['of the product in the reader’s language', ['language:zh-Hans', ofProduct('乙')], [20, 21]],
  ['of two products', [[ofProduct('乙'), ofProduct('丙')]], [20, 21, 22]],
  ['of all products but one', [ofProduct('-甲')], [20, 21, 22]],
])('reads for a filter the pages %s', async (_what, filters, expected) => {
  const { urls, load } = openSite(threeProducts);
  load('正文', 0, filters);
  await untilRead();
  expect(urls.sort()).toEqual(expected.map((page) => `/docs/${page}`));
});

it('reads more for another filter, and nothing a second time', async () => {
  const { urls, load } = openSite(threeProducts);
  load('正文');
  await untilRead();
  expect(urls).toHaveLength(16);
  load('正文', 0, [ofProduct('乙')]);
  await untilRead();
  expect(urls.slice(16)).toEqual(['/docs/20', '/docs/21']);
  load('正文', 1, [ofProduct('甲')]);
  await untilRead();
  expect([urls.length, new Set(urls).size]).toEqual([22, 22]);
});

it('reads for the counts of all products what a question of all reads, whatever is filtered beside them', async () => {
  const { urls, pages } = openSite(threeProducts);
  const filtered = buildRequest({ query: '正文', facetFilters: [ofProduct('乙')] });
  const counts = buildRequest({ query: '正文', hitsPerPage: 0, facets: [productFacet] });
  pages.load({ requests: [counts, filtered] });
  await untilRead();
  expect(urls).toHaveLength(16 + 2);
});

it('asks for no file about products where no filter names one', async () => {
  const fine = cutFinely(buildSite(['正文', '正文'], (page) => String(page)));
  const askedWith = async (...filters: FacetFilters) => {
    const { asked, load } = openSite(fine);
    load('正文', 0, filters);
    await untilRead();
    return asked.filter((name) => name.startsWith('terms-'));
  };
  const usual = await askedWith();
  expect(await askedWith('language:zh-Hans', ['docusaurus_tag:t', 'docusaurus_tag:u'])).toEqual(usual);
  expect((await askedWith(ofProduct('1'))).length).toBeGreaterThan(usual.length);
});

import { expect, it } from 'vitest';
import { buildShards } from '../indexer/buildShards';
import { findShards } from './findShards';
import { maxPagesPerChunk, placeOf } from './postings';
import { anyProduct, createIsWantedAt } from './productTerms';

const tables = { readings: [], otherReadings: [], traditional: '' };

/** Postings of chunks with a page of each of the named products. */
const postingsOf = (...chunks: readonly (readonly string[])[]) => {
  const parts = chunks.map((products) => ({
    firstSection: 0,
    pages: products.map((product) => ({ url: '/docs/a', product, title: '题', keywords: [] })),
    sections: products.map((_, page) => ({ page, level: 1, anchor: '', headings: [] })),
    texts: products.map(() => ({ content: '', code: '' })),
  }));
  return new Map(buildShards(parts, tables).flatMap((shard) => [...shard]));
};

const postings = postingsOf(['甲', '甲', '乙'], ['乙'], ['乙', 'Janus', '甲']);
const places = [
  placeOf(0, 0),
  placeOf(0, 1),
  placeOf(0, 2),
  placeOf(1, 0),
  placeOf(2, 0),
  placeOf(2, 1),
  placeOf(2, 2),
];

it.each([
  ['in a part of a chunk, and all of another', '乙', [2, 3, 4]],
  ['on a page of its own', 'Janus', [5]],
  ['in two places of the site', '甲', [0, 1, 6]],
])('the pages of a product are known %s', (_where, product, expected) => {
  const isWantedAt = createIsWantedAt(postings, (name) => name === product);
  expect(places.flatMap((place, index) => (isWantedAt(place) ? [index] : []))).toEqual(expected);
});

it('the pages of the last product go on to the end', () => {
  expect(createIsWantedAt(postingsOf(['甲'], ['乙']), (name) => name === '乙')(placeOf(99, 0))).toBe(true);
});

it('no page is left out for a product of which nothing is known', () => {
  const isWantedAt = createIsWantedAt(postings, (name) => name === '丁');
  expect(places.every(isWantedAt)).toBe(true);
  expect(createIsWantedAt(new Map(), () => true)(0)).toBe(true);
});

it('no page is left out before the first one of which something is known', () => {
  const late = new Map([...postingsOf(['甲'], ['乙'], ['丙'])].filter(([term]) => term !== '@甲'));
  const isWantedAt = createIsWantedAt(late, (name) => name === '丙');
  expect([0, 1, 2].map((chunk) => isWantedAt(placeOf(chunk, 0)))).toEqual([true, false, true]);
});

it('files that tell of any product are looked up', () => {
  const files = ['!', '@b', 'a'].map((firstTerm) => ({ file: firstTerm, bytes: 1, unpackedBytes: 1, firstTerm }));
  expect(findShards([anyProduct], files).map(({ file }) => file)).toEqual(['!', '@b']);
});

it('a product costs one mention for each run of its pages, however many they are', () => {
  const chunk = Array.from({ length: maxPagesPerChunk }, () => '甲');
  expect(postingsOf(chunk, chunk, chunk).get('@甲')).toHaveLength(1);
});

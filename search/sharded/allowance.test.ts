import { expect, it } from 'vitest';
import { buildFiles } from '../indexer/buildFiles';
import { Allowance, countFileBytes, maxFirstQueryBytes } from './allowance';

const file = (name: string, bytes: number) => ({ file: name, bytes, unpackedBytes: bytes });

it('is spent by files, each of which counts once', () => {
  const allowance = new Allowance(100, new Set(['read before']));
  const names = ['read before', 'a', 'a', 'b', 'too much', 'c'];
  const sizes = [1000, 60, 60, 30, 11, 10];
  expect(names.filter((name, index) => allowance.take(file(name, sizes[index] ?? 0)))).toEqual([
    'read before',
    'a',
    'a',
    'b',
    'c',
  ]);
});

it('keeps a share for others', () => {
  const allowance = new Allowance(100, new Set());
  expect(allowance.take(file('a', 61), 0.4)).toBe(false);
  expect(allowance.take(file('a', 60), 0.4)).toBe(true);
  expect(allowance.take(file('b', 1), 0.4)).toBe(false);
  expect(allowance.take(file('b', 40))).toBe(true);
});

it('is spent by what is fetched anyway, which others then have for nothing', () => {
  const fetched = new Set<string>();
  const allowance = new Allowance(100, fetched);
  allowance.takeAnyway(file('a', 101));
  allowance.takeAnyway(file('a', 101));
  expect(allowance.take(file('b', 0))).toBe(false);
  expect(new Allowance(0, fetched).take(file('a', 101))).toBe(true);
});

const corpus = {
  head: {
    language: 'zh-Hans',
    docusaurusTag: 't',
    pages: [{ url: '/', product: '甲', title: '题', keywords: [] }],
    sections: [{ page: 0, level: 1, anchor: '', headings: [] }],
    tables: { readings: [], otherReadings: [], traditional: '', otherNames: [] },
  },
  texts: [{ firstSection: 0, sections: [{ content: '文', code: '' }] }],
};

it('is what a first query may cost without what every reader fetches before', () => {
  const { manifest } = buildFiles(corpus, () => 'a', 'sharded');
  if (manifest.layout !== 'sharded') throw new Error('not sharded');
  const usual = countFileBytes(manifest);
  expect(usual).toBeGreaterThan(200_000);
  expect(usual).toBeLessThan(maxFirstQueryBytes - 40_000);
  const grown = { ...manifest, names: { ...manifest.names, bytes: manifest.names.bytes + 50_000 } };
  const moreDigits = JSON.stringify(grown).length - JSON.stringify(manifest).length;
  expect(countFileBytes(grown)).toBe(usual - 50_000 - moreDigits);
  expect(countFileBytes({ ...manifest, names: { ...manifest.names, bytes: 400_000 } })).toBe(100_000);
});

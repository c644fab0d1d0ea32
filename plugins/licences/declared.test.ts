import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lackingTexts, shippedOtherwise } from './declared';

/** Packages that the search indexer uses without writing their data to the index. */
const readers = ['parse5'];

test('declares every package that may contribute data to the search index', () => {
  const files = readdirSync('search/indexer', { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`search/indexer/${file}`, 'utf8'));
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/^(?:import|\}) .*from '((?!node:)[^.'][^']*)';$/gm)].map(([, name = '']) => name),
  );
  expect(imported).toContain('pinyin-pro');
  expect(imported.filter((name) => !shippedOtherwise.has(name) && !readers.includes(name))).toEqual([]);
});

test('assigns every stored text to a package', () => {
  expect(readdirSync('plugins/licences/texts').sort()).toEqual([...lackingTexts.values()].sort());
});

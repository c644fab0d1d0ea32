import { expect, it } from 'vitest';
import { loadCorpus } from '../../../search/node';
import { loadVocabulary } from './loadVocabulary';

it('has only synonyms of words that pages contain', () => {
  const { head } = loadCorpus('build');
  const indexed = new Set(head.tables.synonyms.map(({ from, to }) => `${from} → ${to}`));
  const pairs = loadVocabulary('.').synonyms.flatMap(({ from, to }) => from.map((word) => `${word} → ${to}`));
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.filter((pair) => !indexed.has(pair))).toEqual([]);
});

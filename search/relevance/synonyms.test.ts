import { expect, it } from 'vitest';
import { loadFacts } from '../../facts/loadFacts';
import { loadBuiltCorpus } from './builtSearch';

it('synonyms lead to words of pages', () => {
  const { head } = loadBuiltCorpus();
  const indexed = new Set(head.tables.otherNames.map(({ said, meant }) => `${said} → ${meant}`));
  const pairs = loadFacts('.').spoken.flatMap(({ means, said }) => said.map((word) => `${word} → ${means}`));
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.filter((pair) => !indexed.has(pair))).toEqual([]);
});

import { expect, it } from 'vitest';
import { loadFacts } from '../../facts/loadFacts';
import { loadBuiltSearch } from './builtSearch';

it('what readers say leads to words of pages', () => {
  const { head } = loadBuiltSearch().corpus;
  const led = new Set(head.tables.otherNames.map(({ said, meant }) => `${said} → ${meant}`));
  const pairs = loadFacts('.').spoken.flatMap(({ means, said }) => said.map((word) => `${word} → ${means}`));
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.filter((pair) => !led.has(pair))).toEqual([]);
});

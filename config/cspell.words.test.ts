import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('keeps the word list sorted and without duplicates', () => {
  const words = readFileSync('config/cspell.words.txt', 'utf8').trimEnd().split('\n');
  expect(words).toEqual([...new Set(words)].sort());
});

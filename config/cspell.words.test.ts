import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the list of our words is sorted and has each word once', () => {
  const words = readFileSync('config/cspell.words.txt', 'utf8').trimEnd().split('\n');
  expect(words).toEqual([...new Set(words)].sort());
});

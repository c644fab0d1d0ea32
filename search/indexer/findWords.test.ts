import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findWords } from './findWords';

const [a, b, c, d] = [1, 2, 3, 4];
const firstWord = 100;

it('joins the most frequent neighbours, and what was joined', () => {
  const { words, runs } = findWords(
    [
      { symbols: [a, b, c], count: 5 },
      { symbols: [d, a, b], count: 3 },
    ],
    firstWord,
    10,
    4,
  );
  expect([...words]).toEqual([
    [100, [a, b]],
    [101, [a, b, c]],
  ]);
  expect(runs).toEqual([[101], [d, 100]]);
});

it('stops when nothing stands often enough, or enough has been found', () => {
  const runs = [{ symbols: [a, b, c, d], count: 4 }];
  expect(findWords(runs, firstWord, 10, 5).words.size).toBe(0);
  expect(findWords(runs, firstWord, 10, 5).runs).toEqual([[a, b, c, d]]);
  expect(findWords(runs, firstWord, 1, 4).words.size).toBe(2); // pairs that share no symbol are joined at once
  expect(findWords(runs, firstWord, 3, 4).runs).toEqual([[102]]);
});

it('joins equal neighbours from the left, and counts a run as often as it stands', () => {
  const { words, runs } = findWords(
    [
      { symbols: [a, a, a], count: 1 },
      { symbols: [c, d], count: 3 },
    ],
    firstWord,
    2,
    2,
  );
  expect([...words.values()]).toEqual([
    [c, d],
    [a, a],
  ]);
  expect(runs).toEqual([[101, a], [100]]);
});

it('spells every run as it was', () => {
  const run = fc.record({ symbols: fc.array(fc.integer({ min: 1, max: 5 })), count: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(run, { maxLength: 20 }), (runs) => {
      const found = findWords(runs, firstWord, 20, 3);
      const spelled = found.runs.map((symbols) => symbols.flatMap((symbol) => found.words.get(symbol) ?? [symbol]));
      expect(spelled).toEqual(runs.map(({ symbols }) => symbols));
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findWords } from './findWords';

const [a, b, c, d] = [1, 2, 3, 4];

type Run = { symbols: number[]; count: number };

/** Finds at most `most` words in runs that stand one after the other in a text. */
function find(runs: readonly Run[], most: number, minCount: number) {
  const text = Uint16Array.from(runs.flatMap(({ symbols }) => symbols));
  let end = 0;
  const places = runs.map(({ symbols, count }) => ({ start: end, end: (end += symbols.length), count }));
  const found = findWords(text, places, { firstWord: 100, most, minCount });
  const written = places.map(({ start }, run) => [...found.symbols.subarray(start, found.ends[run])]);
  return { words: found.words, written };
}

it('joins the most frequent neighbours, and what was joined', () => {
  const { words, written } = find(
    [
      { symbols: [a, b, c], count: 5 },
      { symbols: [d, a, b], count: 3 },
    ],
    10,
    4,
  );
  expect([...words]).toEqual([
    [100, [a, b]],
    [101, [a, b, c]],
  ]);
  expect(written).toEqual([[101], [d, 100]]);
});

it('stops when nothing stands often enough, or enough has been found', () => {
  const runs = [{ symbols: [a, b, c, d], count: 4 }];
  expect(find(runs, 10, 5).words.size).toBe(0);
  expect(find(runs, 10, 5).written).toEqual([[a, b, c, d]]);
  expect(find(runs, 1, 4).words.size).toBe(2); // pairs that share no symbol are joined at once
  expect(find(runs, 3, 4).written).toEqual([[102]]);
});

it('joins equal neighbours from the left, and counts a run as often as it stands', () => {
  const { words, written } = find(
    [
      { symbols: [a, a, a], count: 1 },
      { symbols: [c, d], count: 3 },
    ],
    2,
    2,
  );
  expect([...words.values()]).toEqual([
    [c, d],
    [a, a],
  ]);
  expect(written).toEqual([[101, a], [100]]);
});

const anyRuns = fc.array(
  fc.record({ symbols: fc.array(fc.integer({ min: 1, max: 5 })), count: fc.integer({ min: 1, max: 9 }) }),
  { maxLength: 20 },
);

it('spells every run as it was', () => {
  fc.assert(
    fc.property(anyRuns, (runs) => {
      const { words, written } = find(runs, 20, 3);
      const spelled = written.map((symbols) => symbols.flatMap((symbol) => words.get(symbol) ?? [symbol]));
      expect(spelled).toEqual(runs.map(({ symbols }) => symbols));
    }),
  );
});

/** How often each pair of neighbours stands in runs. */
function countPairs(runs: readonly number[][], given: readonly Run[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [run, symbols] of runs.entries()) {
    for (const [index, symbol] of symbols.slice(1).entries()) {
      const pair = `${String(symbols[index])} ${String(symbol)}`;
      counts.set(pair, (counts.get(pair) ?? 0) + (given[run]?.count ?? 0));
    }
  }
  return counts;
}

it('leaves no pair that stands often enough', () => {
  fc.assert(
    fc.property(anyRuns, fc.integer({ min: 1, max: 20 }), (runs, minCount) => {
      const { written } = find(runs, 1000, minCount);
      expect(Math.max(0, ...countPairs(written, runs).values())).toBeLessThan(minCount);
    }),
  );
});

it('takes the most frequent pair first, and at once what is almost as frequent', () => {
  fc.assert(
    fc.property(anyRuns, (runs) => {
      const counts = countPairs(
        runs.map(({ symbols }) => symbols),
        runs,
      );
      const most = Math.max(0, ...counts.values());
      const [first, ...others] = [...find(runs, 1, 3).words.values()].map((pair) => counts.get(pair.join(' ')) ?? 0);
      expect(first).toBe(most < 3 ? undefined : most);
      for (const count of others) expect(count).toBeGreaterThanOrEqual(0.4 * most);
    }),
  );
});

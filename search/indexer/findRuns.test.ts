import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findRuns } from './findRuns';
import { readSymbols } from './readSymbols';

/** Runs of a text of plain letters and signs, each once, and the text put together from them. */
function find(text: string) {
  const symbols = readSymbols(new TextEncoder().encode(text));
  const { runs, places } = findRuns(symbols);
  const spell = (start: number, end: number): string =>
    [...symbols.text.subarray(start, end)].map((symbol) => String.fromCharCode(symbols.kinds[symbol] ?? 0)).join('');
  const spelled = runs.map(({ start, end }) => spell(start, end));
  return { runs, spelled, written: [...places].map((place) => spelled[place]) };
}

it('finds words once, with how often they stand, and signs by themselves', () => {
  const { runs, spelled, written } = find('on, off, on!');
  expect(spelled).toEqual(['on', ',', ' ', 'off', '!']);
  expect(runs.map(({ count }) => count)).toEqual([2, 2, 2, 1, 1]);
  expect(written).toEqual(['on', ',', ' ', 'off', ',', ' ', 'on', '!']);
});

it('finds Han characters apart from letters', () => {
  const gb18030 = Uint8Array.from([0x41, 0xd6, 0xd0, 0xb9, 0xfa, 0x41, 0xd6, 0xd0, 0xb9, 0xfa, 0xa3, 0xac]); // A中国A中国，
  const { runs, places } = findRuns(readSymbols(gb18030));
  expect(runs.map(({ start, end, count }) => [start, end, count])).toEqual([
    [0, 1, 2],
    [1, 3, 2],
    [6, 7, 1],
  ]);
  expect([...places]).toEqual([0, 1, 0, 1, 2]);
});

it('writes every text as it was, and no run twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.'), maxLength: 200 }), (text) => {
      const { spelled, written } = find(text);
      expect(written.join('')).toBe(text);
      expect(new Set(spelled).size).toBe(spelled.length);
    }),
  );
});

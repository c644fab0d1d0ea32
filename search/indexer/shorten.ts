/** Writes frequent words of a text as codes, for `protocol/wordCodes.ts`. */
import { firstPairByte, wordEnd } from '../protocol/wordCodes';
import { findRuns } from './findRuns';
import { type Found, type Run, findWords } from './findWords';
import { bytesOf, readSymbols } from './readSymbols';

/** A smaller text does not repeat itself enough to pay for its words. */
const minBytes = 100_000;

/**
 * Words that are looked for, and how often one must stand in the text (measured: more and fewer of both give more
 * bytes).
 */
const mostWords = 2500;
const minCount = 12;

/** Bytes that begin codes: the fewer, the better what follows one is foreseen. */
const groups = 12;
const maxPerGroup = 256;

/** How often each symbol stands in the text, after its runs were written as `found`. */
function countUses({ symbols, ends }: Found, runs: readonly Run[]): Uint32Array {
  const uses = new Uint32Array(1 << 16);
  for (const [index, { start, count }] of runs.entries()) {
    const end = ends[index] ?? 0;
    for (let place = start; place < end; place += 1) {
      const symbol = symbols[place] ?? 0;
      uses[symbol] = (uses[symbol] ?? 0) + count;
    }
  }
  return uses;
}

/** Words with the same last character stand together: what follows a word depends on its end. */
function compareFromEnd(left: readonly number[], right: readonly number[]): number {
  for (let back = 1; back <= Math.max(left.length, right.length); back += 1) {
    const difference = (left[left.length - back] ?? -1) - (right[right.length - back] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Bytes from 128 on that begin no symbol of a text, the highest first. */
function findFreeBytes(kinds: readonly number[]): number[] {
  const begun = new Set(kinds.map((symbol) => (symbol > 0xff ? symbol >> 8 : symbol)));
  return Array.from({ length: 256 - firstPairByte }, (_, index) => 255 - index).filter((byte) => !begun.has(byte));
}

/** `bytes` behind an empty list of words. */
const keep = (bytes: Uint8Array): Uint8Array => new Uint8Array([0, ...bytes]);

/**
 * Shortens a text of GB 18030, also one that breaks off within a character; `writeOutWords` gives it back. Behind a
 * byte from 128 on there may be no line feed, which would end a word of the list. What words do not make shorter is
 * kept.
 */
export function shorten(bytes: Uint8Array): Uint8Array {
  if (bytes.length < minBytes) return keep(bytes);
  const symbols = readSymbols(bytes);
  const { runs, places } = findRuns(symbols);
  const found = findWords(symbols.text, runs, { firstWord: symbols.kinds.length, most: mostWords, minCount });

  const uses = countUses(found, runs);
  const begins = findFreeBytes(symbols.kinds).slice(0, groups);
  const words = [...found.words]
    .filter(([word]) => (uses[word] ?? 0) >= minCount)
    .slice(0, begins.length * maxPerGroup)
    .sort(([, left], [, right]) => compareFromEnd(left, right));
  if (words.length === 0) return keep(bytes);

  const perGroup = Math.ceil(words.length / begins.length);
  const codes = new Map(
    words.map(([word], index) => [word, [begins[Math.floor(index / perGroup)] ?? 0, index % perGroup]]),
  );
  const spell = (symbol: number): number[] => bytesOf(symbols.kinds[symbol] ?? 0);
  const writings: (readonly number[])[] = [];
  const write = (symbol: number): readonly number[] =>
    (writings[symbol] ??= codes.get(symbol) ?? found.words.get(symbol)?.flatMap(spell) ?? spell(symbol));
  const list = words.flatMap(([, spelled]) => [...spelled.flatMap(spell), wordEnd]);
  const begin = [begins.length, ...begins, ...list, wordEnd];
  // A code is as long as the shortest word; the list may cost more than its words save, which the reader refuses.
  const written = new Uint8Array(begin.length + bytes.length);
  written.set(begin);
  let end = begin.length;
  for (const place of places) {
    const runEnd = found.ends[place] ?? 0;
    for (let at = runs[place]?.start ?? 0; at < runEnd; at += 1) {
      for (const byte of write(found.symbols[at] ?? 0)) {
        written[end] = byte;
        end += 1;
      }
    }
  }
  return end < bytes.length ? written.subarray(0, end) : keep(bytes);
}

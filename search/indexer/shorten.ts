/** Writes frequent words of a text as codes, for `protocol/words.ts`. */
import { firstPairByte, wordEnd } from '../protocol/words';
import { type Run, findWords } from './findWords';

/** A smaller text does not repeat itself enough to pay for its words. */
const minBytes = 100_000;

/** Words that are looked for, and how often one must stand in the text (measured: more and fewer of both give more bytes). */
const mostWords = 2500;
const minCount = 12;

/** Bytes that begin codes: the fewer, the better what follows one is foreseen. */
const groups = 12;
const maxPerGroup = 256;

/** Symbols of words: beyond those of one byte, and of two. */
const firstWord = 1 << 16;

/** A byte below 128, or two bytes as one number: half of the characters of GB 18030, or all of them. */
function readSymbols(bytes: Uint8Array): number[] {
  const symbols: number[] = [];
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes[place] ?? 0;
    const second = byte < firstPairByte ? undefined : bytes[place + 1];
    if (second === undefined) symbols.push(byte);
    else {
      symbols.push((byte << 8) | second);
      place += 1;
    }
  }
  return symbols;
}

const bytesOf = (symbol: number): number[] => (symbol > 0xff ? [symbol >> 8, symbol & 0xff] : [symbol]);

/** Rows A1 to AF of GB 18030 are signs and foreign letters; Han characters stand before and behind. */
const isHan = (symbol: number): boolean => symbol > 0xff && (symbol < 0xa100 || symbol >= 0xb000);

const isWordByte = (symbol: number): boolean => symbol < firstPairByte && /\w/.test(String.fromCharCode(symbol));

/** What words are made of: Han characters (1), letters and digits (2), nothing (0). */
function kindOf(symbol: number): number {
  if (isHan(symbol)) return 1;
  return isWordByte(symbol) ? 2 : 0;
}

/** Runs of one kind, each once, and the text as the places of its runs. What words are not made of stands alone. */
function findRuns(symbols: readonly number[]): { runs: Run[]; places: number[] } {
  const known = new Map<string, number>();
  const runs: { symbols: number[]; count: number }[] = [];
  const places: number[] = [];
  for (let start = 0; start < symbols.length;) {
    const kind = kindOf(symbols[start] ?? 0);
    let end = start + 1;
    while (kind !== 0 && end < symbols.length && kindOf(symbols[end] ?? 0) === kind) end += 1;
    const run = symbols.slice(start, end);
    const key = run.join();
    const place = known.get(key) ?? runs.length;
    known.set(key, place);
    places.push(place);
    const same = runs[place];
    if (same) same.count += 1;
    else runs.push({ symbols: run, count: 1 });
    start = end;
  }
  return { runs, places };
}

/** Words with the same last character stand together: what follows a word depends on its end. */
function compareFromEnd(left: readonly number[], right: readonly number[]): number {
  for (let back = 1; back <= Math.max(left.length, right.length); back += 1) {
    const difference = (left[left.length - back] ?? -1) - (right[right.length - back] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Bytes from 128 on that begin no symbol of the text, the highest first. */
function findFreeBytes(symbols: readonly number[]): number[] {
  const begun = new Set(symbols.map((symbol) => (symbol > 0xff ? symbol >> 8 : symbol)));
  return Array.from({ length: 256 - firstPairByte }, (_, index) => 255 - index).filter((byte) => !begun.has(byte));
}

/** `bytes` behind an empty list of words. */
const keep = (bytes: Uint8Array): Uint8Array => Uint8Array.from([0, ...bytes]);

/** Shortens `bytes`, whatever they are; `writeOutWords` gives them back. */
export function shorten(bytes: Uint8Array): Uint8Array {
  if (bytes.length < minBytes) return keep(bytes);
  const symbols = readSymbols(bytes);
  const { runs, places } = findRuns(symbols);
  const found = findWords(runs, firstWord, mostWords, minCount);

  const uses = new Map<number, number>();
  for (const [index, run] of found.runs.entries()) {
    for (const symbol of run) uses.set(symbol, (uses.get(symbol) ?? 0) + (runs[index]?.count ?? 0));
  }
  const begins = findFreeBytes(symbols).slice(0, groups);
  const words = [...found.words]
    .filter(([word]) => (uses.get(word) ?? 0) >= minCount)
    .slice(0, begins.length * maxPerGroup)
    .sort(([, left], [, right]) => compareFromEnd(left, right));
  if (words.length === 0) return keep(bytes);

  const perGroup = Math.ceil(words.length / begins.length);
  const codes = new Map(
    words.map(([word], index) => [word, [begins[Math.floor(index / perGroup)] ?? 0, index % perGroup]]),
  );
  const write = (symbol: number): readonly number[] =>
    codes.get(symbol) ?? (found.words.get(symbol) ?? [symbol]).flatMap(bytesOf);
  const texts = found.runs.map((run) => run.flatMap(write));
  return Uint8Array.from([
    begins.length,
    ...begins,
    ...words.flatMap(([, spelled]) => [...spelled.flatMap(bytesOf), wordEnd]),
    wordEnd,
    ...places.flatMap((place) => texts[place] ?? []),
  ]);
}

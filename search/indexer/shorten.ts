/** Writes frequent words of a text as codes, for `protocol/words.ts`. */
import { firstPairByte, wordEnd } from '../protocol/words';
import { type Found, type Run, findWords } from './findWords';

/** A smaller text does not repeat itself enough to pay for its words. */
const minBytes = 100_000;

/** Words that are looked for, and how often one must stand in the text (measured: more and fewer of both give more bytes). */
const mostWords = 2500;
const minCount = 12;

/** Bytes that begin codes: the fewer, the better what follows one is foreseen. */
const groups = 12;
const maxPerGroup = 256;

/** A text as symbols: a byte below 128, or two bytes, half of the characters of GB 18030 or all of them. */
type Symbols = {
  /** The symbols that there are, each as one number of its byte or bytes, in their order. */
  kinds: readonly number[];
  /** The text, each symbol as its place in `kinds`: small numbers. */
  text: Uint16Array;
};

function readSymbols(bytes: Uint8Array): Symbols {
  const text = new Uint16Array(bytes.length);
  const stands = new Uint8Array(1 << 16);
  let count = 0;
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes[place] ?? 0;
    const second = byte < firstPairByte ? undefined : bytes[place + 1];
    if (second !== undefined) place += 1;
    const symbol = second === undefined ? byte : (byte << 8) | second;
    stands[symbol] = 1;
    text[count] = symbol;
    count += 1;
  }
  const kinds: number[] = [];
  const places = new Uint16Array(1 << 16);
  for (let symbol = 0; symbol < stands.length; symbol += 1) {
    if (stands[symbol] === 1) places[symbol] = kinds.push(symbol) - 1;
  }
  for (let place = 0; place < count; place += 1) text[place] = places[text[place] ?? 0] ?? 0;
  return { kinds, text: text.subarray(0, count) };
}

const bytesOf = (symbol: number): number[] => (symbol > 0xff ? [symbol >> 8, symbol & 0xff] : [symbol]);

/** Rows A1 to AF of GB 18030 are signs and foreign letters; Han characters stand before and behind. */
const isHan = (symbol: number): boolean => symbol > 0xff && (symbol < 0xa100 || symbol >= 0xb000);

const isWordByte = (symbol: number): boolean => symbol < firstPairByte && /\w/.test(String.fromCharCode(symbol));

/** What words are made of: Han characters (1), letters and digits (2), nothing (0). */
function madeOf(symbol: number): number {
  if (isHan(symbol)) return 1;
  return isWordByte(symbol) ? 2 : 0;
}

/** Runs of one kind, each once, and the text as the places of its runs. What words are not made of stands alone. */
function findRuns({ kinds, text }: Symbols): { runs: Run[]; places: number[] } {
  const known = new Map<string, number>();
  const runs: { symbols: number[]; count: number }[] = [];
  const places: number[] = [];
  const madeOfEach = kinds.map(madeOf);
  const units = Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString('utf16le');
  for (let start = 0; start < text.length;) {
    const kind = madeOfEach[text[start] ?? 0];
    let end = start + 1;
    while (kind !== 0 && end < text.length && madeOfEach[text[end] ?? 0] === kind) end += 1;
    const key = units.slice(start, end);
    const place = known.get(key) ?? runs.length;
    places.push(place);
    const same = runs[place];
    if (same) same.count += 1;
    else {
      known.set(key, place);
      runs.push({ symbols: Array.from(text.subarray(start, end)), count: 1 });
    }
    start = end;
  }
  return { runs, places };
}

/** How often each symbol stands in the text, after its runs were written as `found`. */
function countUses(found: Found['runs'], runs: readonly Run[]): number[] {
  const uses: number[] = [];
  for (const [index, run] of found.entries()) {
    const count = runs[index]?.count ?? 0;
    for (const symbol of run) uses[symbol] = (uses[symbol] ?? 0) + count;
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

/** Shortens `bytes`, whatever they are; `writeOutWords` gives them back. */
export function shorten(bytes: Uint8Array): Uint8Array {
  if (bytes.length < minBytes) return keep(bytes);
  const symbols = readSymbols(bytes);
  const { runs, places } = findRuns(symbols);
  const found = findWords(runs, symbols.kinds.length, mostWords, minCount);

  const uses = countUses(found.runs, runs);
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
  const write = (symbol: number): readonly number[] =>
    codes.get(symbol) ?? found.words.get(symbol)?.flatMap(spell) ?? spell(symbol);
  const texts = found.runs.map((run) => run.flatMap(write));
  const list = words.flatMap(([, spelled]) => [...spelled.flatMap(spell), wordEnd]);
  const begin = [begins.length, ...begins, ...list, wordEnd];
  const written = new Uint8Array(begin.length + places.reduce((sum, place) => sum + (texts[place]?.length ?? 0), 0));
  written.set(begin);
  let end = begin.length;
  for (const place of places) {
    for (const byte of texts[place] ?? []) {
      written[end] = byte;
      end += 1;
    }
  }
  return written;
}

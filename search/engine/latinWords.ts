import type { Range } from '../protocol/markedText';
import { isDigitAt } from '../text/characters';
import { compact } from '../text/compact';
import { joinChunk, splitChunk, splitDigits } from '../text/identifiers';
import { maxWordChars } from '../text/words';
import { isDecimal, isNumber } from './latinExpansions';
import { type PostingSource, isKnown } from './postings';
import type { Expansion } from './query';
import { matchWeights } from './weights';
import { isLetteredCode } from './stopWords';

const minPrefixChars = 2;

/** Two letters are part of any word. */
const minMeaningfulChars = 3;

/** A version of three parts or more, or a number that is written so. */
const version = /^[a-z]*\d+(?:\.\d+){2,}$/;

/** A chunk of letters and digits of the query, as typed and folded. */
export type QueryChunk = { text: string; folded: string; isLast: boolean };

/**
 * A word of the query; `isLast` while the reader may still be typing it. One that is put together of parts may be
 * complete, and then stands for itself alone: 1.0 does not begin 1001. `isAlone`: no other word is beside it, but
 * perhaps Chinese.
 */
export type Word = { text: string; isLast: boolean; isInPath: boolean; isAlone?: boolean; isComplete?: boolean };

/** What a chunk finds as a whole, and its text. */
export type Found = { text: string; expansions: readonly Expansion[] };

function findPrefixed({ text, isLast, isComplete }: Word, source: PostingSource): Expansion[] {
  if (isComplete || (!isLast && text.length < minPrefixChars)) return [];
  const weight = isLast ? matchWeights.prefixLast : matchWeights.prefixEarlier;
  return source.withPrefix(text).flatMap((term) => (term === text ? [] : { term, weight }));
}

/** What a word finds: itself, and what it begins. */
export function expand(word: Word, source: PostingSource): Expansion[] {
  const exact = isKnown(word.text, source) ? [{ term: word.text, weight: 1 }] : [];
  const prefixed = word.isLast || exact.length === 0 ? findPrefixed(word, source) : [];
  return [...exact, ...prefixed];
}

function isLong([start, end]: Range): boolean {
  return end - start > 1;
}

/** Whether a chunk is put together of single characters and nothing tells so any more: xyz for x/y/z. */
function hasOnlyShortParts(joined: string, parts: readonly Range[]): boolean {
  return !parts.some(isLong) && !joined.includes('.');
}

/** What the beginning of a chunk finds that ends with its part number `count`, without its joiners. */
function findBeginning(
  { folded, isLast }: QueryChunk,
  parts: readonly Range[],
  count: number,
  source: PostingSource,
): Found | undefined {
  const text = joinChunk(folded, 0, parts[count - 1]?.[1] ?? 0);
  if (text.length > maxWordChars) return undefined;
  const isComplete = isNumber(text) || hasOnlyShortParts(text, parts) || count < parts.length;
  const expansions = expand({ text, isLast, isInPath: false, isComplete }, source);
  return expansions.length > 0 ? { text, expansions } : undefined;
}

/**
 * What a chunk of several parts finds as a whole, and its text; a version that stands nowhere (v2.3.1), as the one
 * before it (v2.3). Undefined when it has no parts or finds nothing.
 */
export function findWhole(chunk: QueryChunk, source: PostingSource): Found | undefined {
  const parts = splitChunk(chunk.text, chunk.folded, 0, chunk.folded.length);
  if (parts.length === 1 || chunk.folded.startsWith('-')) return undefined;
  const fewest = version.test(chunk.folded) ? 2 : parts.length;
  for (let count = parts.length; count >= fewest; count -= 1) {
    const found = findBeginning(chunk, parts, count, source);
    if (found) return found;
  }
  return undefined;
}

/** A word in pieces where letters meet digits. A number is complete: RS48 is no beginning of RS485. */
function cutWord(word: Word): Word[] {
  const { text } = word;
  return splitDigits(text, 0, text.length).map(([start, end]) => ({
    ...word,
    text: text.slice(start, end),
    isLast: word.isLast && end === text.length && !isDigitAt(text, start),
  }));
}

/** `E1001` stays whole where a text knows it and is cut at its digits where it knows what remains. */
function cutAtDigits(word: Word, source: PostingSource): Word[] {
  const pieces = cutWord(word);
  if (pieces.length === 1 || isKnown(word.text, source) || findPrefixed(word, source).length > 0) return [word];
  const known = pieces.filter(({ text }) => text.length > 1 && isKnown(text, source));
  return known.length > 0 ? known : [word];
}

/** Names with numbers as texts write them, with a space: `QoS1`, `CiA402`. Their capitals begin no words. */
function readNumbered(text: string, isLast: boolean, source: PostingSource): Word[] | undefined {
  const pieces = cutWord({ text, isLast, isInPath: false });
  const isNumbered = pieces.length > 1 && pieces.every((piece) => isKnown(piece.text, source));
  return isNumbered && source.withPrefix(text).length === 0 ? pieces : undefined;
}

/** A name or unit in capitals and small letters, none of whose parts says anything: IoT, kPa, LoRa. */
function isMixedName(folded: string, parts: readonly Range[]): boolean {
  return /^[a-z]+$/.test(folded) && parts.every(([start, end]) => end - start < minMeaningfulChars);
}

/**
 * The words of one chunk of the query: its parts, as texts know them; of a code that texts write as one (F-401), one.
 */
export function readWords(chunk: QueryChunk, source: PostingSource): Word[] {
  const { text, folded, isLast } = chunk;
  if (folded.startsWith('-')) {
    if (isKnown(folded, source)) return [{ text: folded, isLast, isInPath: false }];
    return readWords({ text: text.slice(1), folded: folded.slice(1), isLast }, source);
  }
  const isInPath = folded.includes('/');
  const parts = splitChunk(text, folded, 0, folded.length);
  const joined = joinChunk(folded, 0, folded.length);
  const numbered = parts.length > 1 && compact(folded) === folded ? readNumbered(folded, isLast, source) : undefined;
  if (numbered) return numbered;
  if (isMixedName(folded, parts) || (parts.length > 1 && isLetteredCode(joined) && isKnown(joined, source)))
    return [{ text: joined, isLast, isInPath }];
  const long = parts.filter(isLong);
  const isOneNumber = isDecimal(folded);
  if (long.length === 0 || (long.length === 1 && isOneNumber)) {
    const isComplete = parts.length > 1 && hasOnlyShortParts(joined, parts);
    const known = parts.length > 1 ? findWhole(chunk, source)?.text : undefined;
    const word = { text: known ?? joined, isLast, isInPath, isComplete };
    return isOneNumber ? [word] : cutAtDigits(word, source);
  }
  return long.flatMap(([start, end], index) => {
    const part = folded.slice(start, end);
    const isComplete = isNumber(part) && end < folded.length;
    return cutAtDigits({ text: part, isLast: isLast && index === long.length - 1, isInPath, isComplete }, source);
  });
}

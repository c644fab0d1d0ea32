import type { Range } from '../protocol/markedText';
import { isDigitAt } from '../text/characters';
import { joinChunk, splitChunk, splitDigits } from '../text/identifiers';
import { maxWordChars } from '../text/words';
import { isDecimal, isNumber } from './latinExpansions';
import { type PostingSource, isKnown } from './postings';
import type { Expansion } from './query';
import { matchWeights } from './weights';

const minPrefixChars = 2;

/** A version of three parts or more, or a number of that form. */
const version = /^[a-z]*\d+(?:\.\d+){2,}$/;

/** A chunk of letters and digits of the query, original and folded. */
export type QueryChunk = { text: string; folded: string; isLast: boolean };

/**
 * A word of the query. `isLast`: the user may still be typing it. `isComplete`: it is joined from parts and has no
 * prefix matches: 1.0 is not a prefix of 1001.
 */
export type Word = { text: string; isLast: boolean; isComplete?: boolean };

/** Expansions of a whole chunk, and its text. */
export type Found = { text: string; expansions: readonly Expansion[] };

function findPrefixed({ text, isLast, isComplete }: Word, source: PostingSource): Expansion[] {
  if (isComplete || (!isLast && text.length < minPrefixChars)) return [];
  const weight = isLast ? matchWeights.prefixLast : matchWeights.prefixEarlier;
  return source.withPrefix(text).flatMap((term) => (term === text ? [] : { term, weight }));
}

/** Returns the expansions of a word: itself, and words that begin with it. */
export function expand(word: Word, source: PostingSource): Expansion[] {
  const exact = isKnown(word.text, source) ? [{ term: word.text, weight: 1 }] : [];
  const prefixed = word.isLast || exact.length === 0 ? findPrefixed(word, source) : [];
  return [...exact, ...prefixed];
}

function isLong([start, end]: Range): boolean {
  return end - start > 1;
}

/** Returns whether a joined chunk consists of single characters and is ambiguous: xyz for x/y/z. */
function hasOnlyShortParts(joined: string, parts: readonly Range[]): boolean {
  return !parts.some(isLong) && !joined.includes('.');
}

/** Returns the expansions of the first `count` parts of a chunk, without joiners. */
function findBeginning(
  { folded, isLast }: QueryChunk,
  parts: readonly Range[],
  count: number,
  source: PostingSource,
): Found | undefined {
  const text = joinChunk(folded, 0, parts[count - 1]?.[1] ?? 0);
  if (text.length > maxWordChars) return undefined;
  const isComplete = isNumber(text) || hasOnlyShortParts(text, parts) || count < parts.length;
  const expansions = expand({ text, isLast, isComplete }, source);
  return expansions.length > 0 ? { text, expansions } : undefined;
}

/**
 * Returns the expansions of a whole chunk of several parts. A version that occurs nowhere (v2.3.1) falls back to its
 * beginning (v2.3). Undefined when the chunk has no parts or no matches.
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

/** Splits a word between letters and digits. A number is complete: RS48 is not a prefix of RS485. */
function cutWord(word: Word): Word[] {
  const { text } = word;
  return splitDigits(text, 0, text.length).map(([start, end]) => ({
    ...word,
    text: text.slice(start, end),
    isLast: word.isLast && end === text.length && !isDigitAt(text, start),
  }));
}

/**
 * Splits a word at its digits: `E1001` stays whole when a text contains it, and is split when a text contains a piece.
 */
function cutAtDigits(word: Word, source: PostingSource): Word[] {
  const pieces = cutWord(word);
  if (pieces.length === 1 || isKnown(word.text, source) || findPrefixed(word, source).length > 0) return [word];
  const known = pieces.filter(({ text }) => text.length > 1 && isKnown(text, source));
  return known.length > 0 ? known : [word];
}

/** Returns the words of a chunk of the query: its parts, as texts contain them. */
export function readWords(chunk: QueryChunk, source: PostingSource): Word[] {
  const { text, folded, isLast } = chunk;
  if (folded.startsWith('-')) {
    if (isKnown(folded, source)) return [{ text: folded, isLast }];
    return readWords({ text: text.slice(1), folded: folded.slice(1), isLast }, source);
  }
  const parts = splitChunk(text, folded, 0, folded.length);
  const joined = joinChunk(folded, 0, folded.length);
  const long = parts.filter(isLong);
  const isOneNumber = isDecimal(folded);
  if (long.length === 0 || (long.length === 1 && isOneNumber)) {
    const isComplete = parts.length > 1 && hasOnlyShortParts(joined, parts);
    const known = parts.length > 1 ? findWhole(chunk, source)?.text : undefined;
    const word = { text: known ?? joined, isLast, isComplete };
    return isOneNumber ? [word] : cutAtDigits(word, source);
  }
  return long.flatMap(([start, end], index) => {
    const part = folded.slice(start, end);
    const isComplete = isNumber(part) && end < folded.length;
    return cutAtDigits({ text: part, isLast: isLast && index === long.length - 1, isComplete }, source);
  });
}

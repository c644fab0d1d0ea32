import { firstHeadCount } from './fields';
import { type PostingRun, type PostingSource, countPostings } from './postings';
import type { Expansion } from './query';
import { matchWeights, typoLimits } from './weights';

const minSuffixChars = 4;
const minSplitPartChars = 2;

/** Returns whether a word consists of digits. */
export function isNumber(word: string): boolean {
  return /^[0-9]+$/.test(word);
}

/** Returns whether a word consists of digits and dots: 14 is not a part of 3.14. */
export function isDecimal(word: string): boolean {
  return /^[\d.]+$/.test(word);
}

/**
 * Returns whether a word may be a number in any notation, or a code: 0x0B, 603Fh, F401. Each of its digits is
 * significant.
 */
function mayBeCode(word: string): boolean {
  return /^[\da-fx]*\d[\da-fx]*h?$/.test(word);
}

/** Returns the digits and dots of a word: 1.12 is not 11.2. */
function digitsOf(word: string): string {
  return word.replace(/[^0-9.]+/g, '');
}

/** Returns whether two words have the same digits. A letter of the typed word may be a mistyped digit (F1O4). */
function haveSameDigits(word: string, term: string): boolean {
  return [word, word.replace(/o/g, '0')].map(digitsOf).includes(digitsOf(term));
}

/** Returns the number of typos that are corrected in a word: none in short words, numbers and codes. */
function maxTypos(word: string): number {
  if (word.length < typoLimits.minOneTypoChars || word.length > typoLimits.maxChars || mayBeCode(word)) return 0;
  return word.length >= typoLimits.minTwoTyposChars ? 2 : 1;
}

/** Returns whether a word occurs in titles, headings or keywords, as domain words do. */
function isInHeadings(runs: readonly PostingRun[]): boolean {
  return runs.some(({ counts, start, end }) => counts.subarray(start, end).some((packed) => packed >= firstHeadCount));
}

/**
 * Returns spelling corrections of a word, best first. Numbers are never corrected: 1001 is not 1002. The first letter
 * is rarely wrong. It is corrected only for words of headings: tiger and orange are not timer and range.
 */
export function findCorrections(word: string, source: PostingSource): Expansion[] {
  const limit = maxTypos(word);
  if (limit === 0) return [];
  return source
    .similarTo(word, limit)
    .flatMap(({ word: term, edits }) => {
      const runs = source.find(term);
      const isFirstWrong = term.charCodeAt(0) !== word.charCodeAt(0);
      const isUnlikely = isFirstWrong && (edits > 1 || !isInHeadings(runs));
      if (isUnlikely || !haveSameDigits(word, term)) return [];
      const weight = edits === 1 ? matchWeights.oneTypo : matchWeights.twoTypos;
      return [{ term, weight: weight * (isFirstWrong ? matchWeights.firstLetterTypo : 1), count: countPostings(runs) }];
    })
    .sort((left, right) => right.weight - left.weight || right.count - left.count)
    .slice(0, typoLimits.maxCorrections)
    .map(({ term, weight }) => ({ term, weight }));
}

/** Returns the words that end with `word`, as methods do: sessionStorage.setItem. Short endings are parts of any word. */
export function findSuffixed(word: string, source: PostingSource): Expansion[] {
  if (word.length < minSuffixChars || isNumber(word)) return [];
  return source.withSuffix(word).map((term) => ({ term, weight: matchWeights.suffix }));
}

/** Returns whether some section contains both words: motor and cycle in different sections are not motorcycle. */
function cooccur(words: readonly string[], source: PostingSource): boolean {
  const [first = new Set<number>(), second = new Set<number>()] = words.map((word) => {
    const runs = source.find(word);
    return new Set(
      runs.flatMap(({ firstSection, sections, start, end }) =>
        Array.from(sections.subarray(start, end), (section) => firstSection + section),
      ),
    );
  });
  return Array.from(first).some((section) => second.has(section));
}

/**
 * Splits a word that occurs nowhere into two words of one section: `devicelist`. The best split has the most frequent
 * rarer word. A number is never split: 1205 is not 12 and 05, 40001.5 not 4000 and 1.5.
 */
export function splitWord(word: string, source: PostingSource): string[] | undefined {
  if (isDecimal(word)) return undefined;
  let best: string[] | undefined;
  let bestCount = 0;
  for (let at = minSplitPartChars; at <= word.length - minSplitPartChars; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const count = Math.min(...parts.map((part) => countPostings(source.find(part))));
    if (count > bestCount && cooccur(parts, source)) [best, bestCount] = [parts, count];
  }
  return best;
}

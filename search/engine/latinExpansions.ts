import { editDistance } from '../text/editDistance';
import { firstHeadCount } from './fields';
import { type PostingRun, type PostingSource, countPostings } from './postings';
import type { Expansion } from './query';
import { matchWeights, typoLimits } from './weights';

const minInfixChars = 2;
const minAnywhereChars = 4;
const minPrefixTypoChars = 5;
const minSplitPartChars = 2;
const minSafeSplitPartChars = 3;

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

/** Returns words whose beginning is the last word of the query with one typo. */
export function findPrefixCorrections(word: string, source: PostingSource): Expansion[] {
  if (word.length < minPrefixTypoChars || word.length > typoLimits.maxChars || digitsOf(word) !== '') return [];
  return source
    .withPrefix(word.charAt(0))
    .filter((term) => [-1, 0, 1].some((more) => editDistance(word, term.slice(0, word.length + more), 1) <= 1))
    .filter((term) => isInHeadings(source.find(term)))
    .map((term) => ({ term, weight: matchWeights.prefixTypo }));
}

/**
 * Returns words that contain `word`. A few letters occur in any word (SSO in processor) and count at its end only:
 * `servodi`. A single letter occurs in nearly all words and counts only as the whole query. A number inside a longer
 * one is another number.
 */
export function findInfixMatches(word: string, source: PostingSource, isAlone: boolean): Expansion[] {
  const isSingle = word.length < minInfixChars;
  if ((isSingle && !isAlone) || isNumber(word)) return [];
  return source
    .containing(word)
    .filter((term) => isSingle || word.length >= minAnywhereChars || term.endsWith(word))
    .map((term) => ({ term, weight: matchWeights.inside }));
}

/** Returns whether some section contains all words: motor and cycle in different sections are not motorcycle. */
function cooccur(words: readonly string[], source: PostingSource): boolean {
  const [first = new Set<number>(), ...others] = words.map((word) => {
    const runs = source.find(word);
    return new Set(
      runs.flatMap(({ firstSection, sections, start, end }) =>
        Array.from(sections.subarray(start, end), (section) => firstSection + section),
      ),
    );
  });
  return Array.from(first).some((section) => others.every((sections) => sections.has(section)));
}

/**
 * Splits `word` into two or three known words that co-occur somewhere: `devicelist`. The best split has the most
 * frequent rarest word. Of three words, none has two letters: nearly everything can be split into such. `isSafe`
 * requires longer parts, because a typo is likelier. A number is never split: 1205 is not 12 and 05, 40001.5 not 4000
 * and 1.5.
 */
export function splitWord(word: string, source: PostingSource, isSafe: boolean): string[] | undefined {
  if (isDecimal(word)) return undefined;
  const min = isSafe ? minSafeSplitPartChars : minSplitPartChars;
  const counts = new Map<string, number>();
  const countOf = (part: string): number => {
    const known = counts.get(part) ?? countPostings(source.find(part));
    counts.set(part, known);
    return known;
  };
  let best: string[] | undefined;
  let bestCount = 0;
  const consider = (parts: string[]): void => {
    const count = Math.min(...parts.map(countOf));
    if (count > bestCount && cooccur(parts, source)) [best, bestCount] = [parts, count];
  };
  for (let first = min; first <= word.length - min; first += 1) {
    if (countOf(word.slice(0, first)) === 0) continue;
    consider([word.slice(0, first), word.slice(first)]);
  }
  if (best) return best;
  const least = minSafeSplitPartChars;
  for (let first = least; first <= word.length - 2 * least; first += 1) {
    if (countOf(word.slice(0, first)) === 0) continue;
    for (let second = first + least; second <= word.length - least; second += 1) {
      consider([word.slice(0, first), word.slice(first, second), word.slice(second)]);
    }
  }
  return best;
}

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

/** Whether a word is a number: digits and nothing else. */
export function isNumber(word: string): boolean {
  return /^[0-9]+$/.test(word);
}

/** Whether it is one, perhaps with dots, or several: of 3.14, 14 is no part. */
export function isDecimal(word: string): boolean {
  return /^[\d.]+$/.test(word);
}

/**
 * Whether a word may be a number in whatever notation, or a code: 0x0B, 603Fh, F401. Each digit of it says something.
 */
function mayBeCode(word: string): boolean {
  return /^[\da-fx]*\d[\da-fx]*h?$/.test(word);
}

/** With the dots between them: 1.12 is no 11.2. */
function digitsOf(word: string): string {
  return word.replace(/[^0-9.]+/g, '');
}

/** Whether two words have the same digits; in the typed one, a letter may be meant as one (F1O4). */
function haveSameDigits(word: string, term: string): boolean {
  return [word, word.replace(/o/g, '0')].map(digitsOf).includes(digitsOf(term));
}

/** Typing errors that are forgiven in a word: none in short words, numbers and codes. */
function maxTypos(word: string): number {
  if (word.length < typoLimits.minOneTypoChars || word.length > typoLimits.maxChars || mayBeCode(word)) return 0;
  return word.length >= typoLimits.minTwoTyposChars ? 2 : 1;
}

/** Whether a word stands in a title or heading, or among the other names of a page: the words of the trade do. */
function isInHeadings(runs: readonly PostingRun[]): boolean {
  return runs.some(({ counts, start, end }) => counts.subarray(start, end).some((packed) => packed >= firstHeadCount));
}

/**
 * Words that were probably meant, best first. A number is never corrected: 1001 is not 1002. A first letter is rarely
 * wrong, and then of a word that readers know: tiger and orange are not timer and range.
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

/** Words whose beginning is the last word of the query but for one typing error. */
export function findPrefixCorrections(word: string, source: PostingSource): Expansion[] {
  if (word.length < minPrefixTypoChars || word.length > typoLimits.maxChars || digitsOf(word) !== '') return [];
  return source
    .withPrefix(word.charAt(0))
    .filter((term) => [-1, 0, 1].some((more) => editDistance(word, term.slice(0, word.length + more), 1) <= 1))
    .filter((term) => isInHeadings(source.find(term)))
    .map((term) => ({ term, weight: matchWeights.prefixTypo }));
}

/**
 * Words that hold `word` inside. A few letters stand inside any (SSO in processor), and count where they end it:
 * `servodi`. A single one does so in nearly all, and is looked for, anywhere, only when it is the query. A number in a
 * longer one is another number.
 */
export function findInfixMatches(word: string, source: PostingSource, isAlone: boolean): Expansion[] {
  const isSingle = word.length < minInfixChars;
  if ((isSingle && !isAlone) || isNumber(word)) return [];
  return source
    .containing(word)
    .filter((term) => isSingle || word.length >= minAnywhereChars || term.endsWith(word))
    .map((term) => ({ term, weight: matchWeights.inside }));
}

/** Whether some section holds all words: motor and cycle apart from each other are no motorcycle. */
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
 * Two or three known words that `word` is made of and that stand together somewhere: `devicelist`. The rarest word of a
 * split is as frequent as can be; of three words, none has two letters: nearly everything falls apart into such.
 * `isSafe` asks for longer parts, where a typing error is the likelier reason. A number is one: 1205 is not 12 and 05,
 * 40001.5 not 4000 and 1.5.
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

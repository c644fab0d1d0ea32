import { joinChunk } from '../text/identifiers';
import { maxWordChars } from '../text/words';
import { findCorrections, findSuffixed, isNumber, splitWord } from './latinExpansions';
import { type Found, type QueryChunk, type Word, expand, findWhole, readWords } from './latinWords';
import { type PostingSource, isKnown } from './postings';
import type { Expansion, QueryTerm } from './query';
import { termWeights } from './weights';
import { isEnglishStopWord } from './stopWords';

/** Maximum number of words that are joined. */
const maxJoined = 6;

/** Minimum number of digits of a group: fewer digits after others are another number. */
const minGroupDigits = 3;

/** Returns the weight of a word. `a` and `do` are stop words next to other words, and names in Chinese: A点, DO点. */
function weigh(text: string, isAlone: boolean): number {
  if (!isAlone && isEnglishStopWord(text)) return termWeights.stopWord;
  return text.length === 1 || /^\d\d?$/.test(text) ? termWeights.short : termWeights.whole;
}

/** Returns the expansions of adjacent words that are joined, for each word and for the joined words. */
function findJoined(words: readonly Word[], source: PostingSource): { joined: Expansion[][]; wholes: QueryTerm[] } {
  const joined: Expansion[][] = words.map(() => []);
  const wholes: QueryTerm[] = [];
  for (let first = 0; first < words.length; first += 1) {
    let text = words[first]?.text ?? '';
    for (let last = first + 1; last < first + maxJoined; last += 1) {
      const next = words[last];
      if (!next) break;
      text += next.text;
      const isComplete = isNumber(text);
      // 10 000 is one number; 1～8 and 5, 6 are two.
      if (text.length > maxWordChars || (isComplete && next.text.length < minGroupDigits)) break;
      const whole: Word = { text, isLast: next.isLast, isComplete };
      const found = expand(whole, source);
      if (found.length === 0) continue;
      for (let index = first; index <= last; index += 1) joined[index]?.push(...found);
      if (whole.isLast || isKnown(text, source))
        wholes.push({ text, weight: termWeights.joinedWords, expansions: found, isOptional: true });
    }
  }
  return { joined, wholes };
}

function buildTerms(word: Word, weight: number, joined: readonly Expansion[], source: PostingSource): QueryTerm[] {
  const queryTerm = { text: word.text, weight };
  const found = [...expand(word, source), ...joined];
  if (found.length > 0 || word.isComplete) return [{ ...queryTerm, expansions: found }];
  const longer = findSuffixed(word.text, source);
  if (longer.length > 0) return [{ ...queryTerm, expansions: longer }];
  const corrections = findCorrections(word.text, source);
  if (corrections[0]) return [{ ...queryTerm, expansions: corrections, corrected: corrections[0].term }];
  const split = splitWord(word.text, source) ?? [];
  if (split.length === 0) return [{ ...queryTerm, expansions: [] }];
  return split.map((text) => ({ text, weight: termWeights.whole, expansions: [{ term: text, weight: 1 }] }));
}

/**
 * Returns spelling corrections of a chunk that occurs nowhere as a whole: `showNofity`, `WinSPC`, `getDeviceDetails`.
 */
function correctWhole({ folded }: QueryChunk, words: readonly Word[], source: PostingSource): Found | undefined {
  if (words.length === 1) return undefined;
  const text = joinChunk(folded, 0, folded.length);
  const expansions = findCorrections(text, source);
  return expansions.length > 0 ? { text, expansions } : undefined;
}

/** Builds the term of a whole chunk with parts: `V2.2` is more specific than V2, and so is `device_id`. */
function buildWholeTerm(chunk: QueryChunk, words: readonly Word[], source: PostingSource): QueryTerm[] {
  const whole = findWhole(chunk, source) ?? correctWhole(chunk, words, source);
  return whole ? [{ ...whole, weight: termWeights.wholeChunk, isOptional: true }] : [];
}

/** Builds the terms of adjacent chunks: "get device-list" matches getDeviceList in four ways. */
export function buildLatinTerms(chunks: readonly QueryChunk[], source: PostingSource): QueryTerm[] {
  const read = chunks.map((chunk) => {
    const words = readWords(chunk, source);
    return { words, wholes: buildWholeTerm(chunk, words, source) };
  });
  const words = read.flatMap((chunk) => chunk.words);
  const { joined, wholes } = findJoined(words, source);
  // A match of the whole is a match of its parts, however a text splits it: g_udicycles for g_udiCycles.
  read
    .flatMap((chunk) => chunk.words.map(() => chunk.wholes.flatMap(({ expansions }) => expansions)))
    .forEach((expansions, index) => {
      const known = joined[index] ?? [];
      const isNew = (term: string): boolean =>
        term !== words[index]?.text && known.every((other) => other.term !== term);
      known.push(...expansions.filter(({ term }) => isNew(term)));
    });
  return [
    ...words.flatMap((word, index) =>
      buildTerms(word, weigh(word.text, words.length === 1), joined[index] ?? [], source),
    ),
    ...read.flatMap((chunk) => chunk.wholes),
    ...wholes.filter(({ text }) => read.every((chunk) => chunk.wholes.every((whole) => whole.text !== text))),
  ];
}

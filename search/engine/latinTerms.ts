import { joinChunk } from '../text/identifiers';
import { maxWordChars } from '../text/words';
import { findCorrections, findInfixMatches, findPrefixCorrections, isNumber, splitWord } from './latinExpansions';
import { type Found, type QueryChunk, type Word, expand, findWhole, readWords } from './latinWords';
import { type PostingSource, isKnown } from './postings';
import type { Expansion, QueryTerm } from './query';
import { matchWeights, termWeights } from './weights';
import { isEnglishStopWord } from './stopWords';

/** Most words that are tried written as one. */
const maxJoined = 6;

/** Fewer digits behind other ones are no group of the same number. */
const minGroupDigits = 3;

const minSplitChars = 4;

/** Beside other words, `a` and `do` are English; alone or in Chinese they are names: A点, DO点. */
function weigh({ text, isAlone }: Word): number {
  if (!isAlone && isEnglishStopWord(text)) return termWeights.stopWord;
  return text.length === 1 || /^\d\d?$/.test(text) ? termWeights.short : termWeights.whole;
}

function guess(word: Word, source: PostingSource): Pick<QueryTerm, 'expansions' | 'corrected'> {
  const inside = findInfixMatches(word.text, source, word.isAlone ?? false);
  if (inside.length > 0) return { expansions: inside };
  const corrections = findCorrections(word.text, source);
  if (corrections[0]) return { expansions: corrections, corrected: corrections[0].term };
  return { expansions: word.isLast ? findPrefixCorrections(word.text, source) : [] };
}

/** Words of neighbours written as one: what each of them finds so, and the whole for itself. */
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
      const whole: Word = { text, isLast: next.isLast, isInPath: false, isComplete };
      const found = expand(whole, source);
      if (found.length === 0) continue;
      for (let index = first; index <= last; index += 1) joined[index]?.push(...found);
      if (whole.isLast || isKnown(text, source))
        wholes.push({ text, weight: termWeights.joinedWords, expansions: found, isOptional: true });
    }
  }
  return { joined, wholes };
}

/** What a complete word that only begins others may have been meant to be: `stopm` begins `stopmode`, and is stomp. */
function findIntended(word: Word, found: readonly Expansion[], source: PostingSource): Expansion[] {
  if (word.isLast || isKnown(word.text, source)) return [];
  return findCorrections(word.text, source).filter(
    ({ term, weight }) => weight >= matchWeights.oneTypo && found.every((other) => other.term !== term),
  );
}

function buildTerms(word: Word, joined: readonly Expansion[], source: PostingSource): QueryTerm[] {
  const queryTerm = { text: word.text, weight: weigh(word) };
  const found = [...expand(word, source), ...joined];
  const intended = found.length > 0 && joined.length === 0 ? findIntended(word, found, source) : [];
  if (found.length > 0 || word.isComplete) return [{ ...queryTerm, expansions: [...found, ...intended] }];
  const guessed = guess(word, source);
  const isOneTypo = guessed.expansions.some(({ weight }) => weight >= matchWeights.oneTypo);
  const split = word.text.length >= minSplitChars ? splitWord(word.text, source, isOneTypo) : undefined;
  if (split) {
    // `resttemp` may be two words, or resetTemp mistyped.
    const others = isOneTypo ? guessed.expansions : [];
    return split.map((part) => ({ text: part, weight: 1, expansions: [{ term: part, weight: 1 }, ...others] }));
  }
  const isOwn = word.isInPath || word.text.includes('.');
  const weight = isOwn && guessed.expansions.length === 0 ? termWeights.pathParameter : queryTerm.weight;
  return [{ ...queryTerm, weight, ...guessed }];
}

/** What a chunk was meant to be that stands nowhere as a whole: `showNofity`, `WinSPC`, `getDeviceDetails`. */
function correctWhole({ folded }: QueryChunk, words: readonly Word[], source: PostingSource): Found | undefined {
  if (words.length === 1) return undefined;
  const text = joinChunk(folded, 0, folded.length);
  const expansions = findCorrections(text, source);
  return expansions.length > 0 ? { text, expansions } : undefined;
}

/** The whole of a chunk that has parts: `V2.2` is more than V2, and `device_id` is written as it is for a reason. */
function buildWholeTerm(chunk: QueryChunk, words: readonly Word[], source: PostingSource): QueryTerm[] {
  const whole = findWhole(chunk, source) ?? correctWhole(chunk, words, source);
  return whole ? [{ ...whole, weight: termWeights.wholeChunk, isOptional: true }] : [];
}

/** Units of neighbouring chunks: "get device-list" is four readings of getDeviceList. */
export function buildLatinTerms(chunks: readonly QueryChunk[], source: PostingSource): QueryTerm[] {
  const read = chunks.map((chunk) => {
    const words = readWords(chunk, source);
    return { words, wholes: buildWholeTerm(chunk, words, source) };
  });
  const words = read.flatMap((chunk) => chunk.words);
  const { joined, wholes } = findJoined(words, source);
  // Who holds the whole holds its parts, wherever a text cuts it: g_udicycles for g_udiCycles.
  read
    .flatMap((chunk) => chunk.words.map(() => chunk.wholes.flatMap(({ expansions }) => expansions)))
    .forEach((expansions, index) => {
      const known = joined[index] ?? [];
      const isNew = (term: string): boolean =>
        term !== words[index]?.text && known.every((other) => other.term !== term);
      known.push(...expansions.filter(({ term }) => isNew(term)));
    });
  const isAlone = words.length === 1;
  return [
    ...words.flatMap((word, index) => buildTerms({ ...word, isAlone }, joined[index] ?? [], source)),
    ...read.flatMap((chunk) => chunk.wholes),
    ...wholes.filter(({ text }) => read.every((chunk) => chunk.wholes.every((whole) => whole.text !== text))),
  ];
}

import type { PostingSource } from './postings';
import type { Expansion, QueryUnit } from './query';
import { findCorrections, findInside, findPrefixCorrections, splitWord } from './latinExpansions';
import { matchWeights, unitWeights } from './weights';
import { isEnglishStopWord } from './wording';
import { joinChunk, splitChunk, splitDigits } from '../text/identifiers';
import { maxWordChars } from '../text/tokens';

/** Most words that are tried written as one. */
const maxJoined = 6;
const minPrefixChars = 2;
const minSplitChars = 4;

/** A word of the query; `isLast` while the reader may still be typing it. */
type Word = { text: string; isLast: boolean; isInPath: boolean; isAlone?: boolean };

function isKnown(word: string, source: PostingSource): boolean {
  return source.find(word).length > 0;
}

function findPrefixed({ text, isLast }: Word, source: PostingSource): Expansion[] {
  if (!isLast && text.length < minPrefixChars) return [];
  const weight = isLast ? matchWeights.prefixLast : matchWeights.prefixEarlier;
  return source.withPrefix(text).flatMap((term) => (term === text ? [] : { term, weight }));
}

/** The words of one chunk of the query. `E1001` stays whole where a text knows it and is cut at its digits where it knows what remains. */
function readWords(text: string, folded: string, isLast: boolean, source: PostingSource): Word[] {
  if (folded.startsWith('-')) {
    if (isKnown(folded, source)) return [{ text: folded, isLast, isInPath: false }];
    return readWords(text.slice(1), folded.slice(1), isLast, source);
  }
  const isInPath = folded.includes('/');
  const parts = splitChunk(text, folded, 0, folded.length).map(([start, end]) => folded.slice(start, end));
  const long = parts.filter((part) => part.length > 1);
  return (long.length > 0 ? long : [parts.join('')]).flatMap((part, index, all): Word[] => {
    const word = { text: part, isLast: isLast && index === all.length - 1, isInPath };
    const pieces = splitDigits(part, 0, part.length).map(([start, end]) => part.slice(start, end));
    if (pieces.length === 1 || isKnown(part, source) || findPrefixed(word, source).length > 0) return [word];
    const longPieces = pieces.filter((piece) => piece.length > 1 && isKnown(piece, source));
    if (longPieces.length === 0) return [word];
    return longPieces.map((piece, at) => ({
      text: piece,
      isLast: word.isLast && at === longPieces.length - 1,
      isInPath,
    }));
  });
}

function weigh({ text }: Word): number {
  if (isEnglishStopWord(text)) return unitWeights.stopWord;
  return text.length === 1 || /^[0-9]{1,2}$/.test(text) ? unitWeights.short : unitWeights.whole;
}

/** What a word finds: itself and what it begins; when that is nothing, what it may have been meant to be. */
function expand(word: Word, source: PostingSource): Expansion[] {
  const exact = isKnown(word.text, source) ? [{ term: word.text, weight: 1 }] : [];
  const prefixed = word.isLast || exact.length === 0 ? findPrefixed(word, source) : [];
  return [...exact, ...prefixed];
}

function guess(word: Word, source: PostingSource): Pick<QueryUnit, 'expansions' | 'corrected'> {
  const inside = findInside(word.text, source, word.isAlone ?? false);
  if (inside.length > 0) return { expansions: inside };
  const corrections = findCorrections(word.text, source);
  if (corrections[0]) return { expansions: corrections, corrected: corrections[0].term };
  return { expansions: word.isLast ? findPrefixCorrections(word.text, source) : [] };
}

/** Words of neighbours written as one: what each of them finds so, and the whole for itself. */
function findJoined(words: readonly Word[], source: PostingSource): { joined: Expansion[][]; wholes: QueryUnit[] } {
  const joined: Expansion[][] = words.map(() => []);
  const wholes: QueryUnit[] = [];
  for (let first = 0; first < words.length; first += 1) {
    let text = words[first]?.text ?? '';
    for (let last = first + 1; last < Math.min(words.length, first + maxJoined); last += 1) {
      text += words[last]?.text ?? '';
      if (text.length > maxWordChars) break;
      const whole: Word = { text, isLast: words[last]?.isLast ?? false, isInPath: false };
      const found = expand(whole, source).map(({ term, weight }) => ({ term, weight: weight * matchWeights.joined }));
      if (found.length === 0) continue;
      for (let index = first; index <= last; index += 1) joined[index]?.push(...found);
      if (whole.isLast || isKnown(text, source))
        wholes.push({ text, weight: unitWeights.joinedWords, expansions: found, isOptional: true });
    }
  }
  return { joined, wholes };
}

/** What a complete word that only begins others may have been meant to be: `stopm` begins `stopmode`, and is stomp. */
function findMeant(word: Word, found: readonly Expansion[], source: PostingSource): Expansion[] {
  if (word.isLast || isKnown(word.text, source)) return [];
  return findCorrections(word.text, source).filter(
    ({ term, weight }) => weight >= matchWeights.oneTypo && found.every((other) => other.term !== term),
  );
}

function buildUnits(word: Word, joined: readonly Expansion[], source: PostingSource): QueryUnit[] {
  const unit = { text: word.text, weight: weigh(word) };
  const found = [...expand(word, source), ...joined];
  const meant = found.length > 0 && joined.length === 0 ? findMeant(word, found, source) : [];
  if (found.length > 0) return [{ ...unit, expansions: [...found, ...meant] }];
  const guessed = guess(word, source);
  const isOneTypo = guessed.expansions.some(({ weight }) => weight >= matchWeights.oneTypo);
  const split = word.text.length >= minSplitChars ? splitWord(word.text, source, isOneTypo) : undefined;
  if (split) {
    // `resttemp` may be two words, or resetTemp mistyped.
    const others = isOneTypo ? guessed.expansions : [];
    return split.map((part) => ({ text: part, weight: 1, expansions: [{ term: part, weight: 1 }, ...others] }));
  }
  const weight = word.isInPath && guessed.expansions.length === 0 ? unitWeights.pathParameter : unit.weight;
  return [{ ...unit, weight, ...guessed }];
}

/** The whole of a chunk that has parts: `V2.2` is more than V2, and `device_id` is written as it is for a reason. */
function buildWholeUnit({ text: typed, folded, isLast }: QueryChunk, source: PostingSource): QueryUnit[] {
  const hasParts = splitChunk(typed, folded, 0, folded.length).length > 1;
  const text = joinChunk(folded, 0, folded.length);
  if (!hasParts || folded.startsWith('-') || text.length > maxWordChars) return [];
  const expansions = expand({ text, isLast, isInPath: false }, source);
  return expansions.length > 0 ? [{ text, weight: unitWeights.wholeChunk, expansions, isOptional: true }] : [];
}

/** A chunk of letters and digits of the query, as typed and folded. */
export type QueryChunk = { text: string; folded: string; isLast: boolean };

/** Units of neighbouring chunks: "get device-list" is four readings of getDeviceList. */
export function buildLatinUnits(chunks: readonly QueryChunk[], source: PostingSource): QueryUnit[] {
  const read = chunks.map((chunk) => ({
    words: readWords(chunk.text, chunk.folded, chunk.isLast, source),
    wholes: buildWholeUnit(chunk, source),
  }));
  const words = read.flatMap((chunk) => chunk.words);
  const { joined, wholes } = findJoined(words, source);
  // Who holds the whole holds its parts, wherever a text cuts it: g_udicycles for g_udiCycles.
  read
    .flatMap((chunk) => chunk.words.map(() => chunk.wholes.flatMap(({ expansions }) => expansions)))
    .forEach((expansions, index) => {
      const known = joined[index] ?? [];
      known.push(...expansions.filter(({ term }) => known.every((other) => other.term !== term)));
    });
  const isAlone = words.length === 1;
  return [
    ...words.flatMap((word, index) => buildUnits({ ...word, isAlone }, joined[index] ?? [], source)),
    ...read.flatMap((chunk) => chunk.wholes),
    ...wholes.filter(({ text }) => read.every((chunk) => chunk.wholes.every((whole) => whole.text !== text))),
  ];
}

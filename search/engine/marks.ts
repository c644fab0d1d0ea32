import type { Range } from '../protocol/markedText';
import { isJoinerAt, kindAt } from '../text/characters';
import { findAll, mergeRanges, snapRanges } from '../text/ranges';
import { readWords } from '../text/words';
import type { ParsedQuery, QueryPhrase } from './query';
import type { FoldedText } from './sections';
import { termWeights } from './weights';

/** Finds matches of a query in a text: sorted, disjoint ranges of whole characters. */
export type Marker = (text: FoldedText) => Range[];

type Bigram = { text: string; isWord: boolean };

/** Marks a Han phrase where it occurs as a whole, else its words. Adjacent words are one mark. */
function markHan(folded: string, phrase: QueryPhrase, bigrams: readonly Bigram[]): Range[] {
  const whole = findAll(folded, phrase.text);
  if (whole.length > 0 || phrase.text.length === 1) return whole;
  const own = bigrams.filter(({ text }) => phrase.text.includes(text));
  const words = own.filter(({ isWord }) => isWord);
  return mergeRanges((words.length > 0 ? words : own).flatMap(({ text }) => findAll(folded, text)));
}

/** Returns the end of the letters of `typed` from `start`. Joiners are ignored on both sides. */
function endOfLetters(folded: string, start: number, typed: string): number {
  let end = start;
  for (let left = typed.replace(/[-.]/g, '').length; left > 0 && end < folded.length; end += 1)
    if (!isJoinerAt(folded, end)) left -= 1;
  return end;
}

/** Marks the words of a query in a text: typed letters of a longer word, or a corrected or joined word as a whole. */
class WordMarks {
  private readonly typed: readonly string[];
  private readonly found = new Map<string, string[]>();

  constructor({ terms }: ParsedQuery) {
    const words = terms.filter(({ text, expansions }) => expansions.length > 0 && !isHanTerm(text));
    this.typed = words.map(({ text }) => text);
    for (const { text, expansions } of words) {
      for (const { term } of expansions) this.found.set(term, [...(this.found.get(term) ?? []), text]);
    }
  }

  mark({ text, folded }: FoldedText): Range[] {
    if (this.typed.length === 0) return [];
    const ranges: Range[] = [];
    const word = (term: string, start: number, end: number): void => {
      for (const typed of this.found.get(term) ?? []) ranges.push(this.rangeOf(typed, term, folded, start, end));
    };
    readWords(text, folded, { word });
    return ranges;
  }

  private rangeOf(typed: string, term: string, folded: string, start: number, end: number): Range {
    if (term === typed) return [start, end];
    if (term.startsWith(typed)) return [start, endOfLetters(folded, start, typed)];
    const inside = folded.slice(start, end).indexOf(typed);
    return inside === -1 ? [start, end] : [start + inside, start + inside + typed.length];
  }
}

function isHanTerm(text: string): boolean {
  return kindAt(text, 0) === 'han';
}

/** Creates the marker of one query. */
export function createMarker(query: ParsedQuery): Marker {
  const hanPhrases = query.phrases.filter(({ kind }) => kind === 'han');
  const bigrams = query.terms
    .filter(({ text, isConcept }) => isHanTerm(text) && !isConcept)
    .map(({ text, weight }): Bigram => ({ text, isWord: weight >= termWeights.unseen }));
  const concepts = query.terms.filter(({ isConcept }) => isConcept);
  const words = new WordMarks(query);
  return (text) => {
    const { folded } = text;
    const whole = hanPhrases.length > 0 ? findAll(folded, query.whole) : [];
    const han = hanPhrases.flatMap((phrase) => markHan(folded, phrase, bigrams));
    const described = concepts.flatMap(({ expansions }) => expansions.flatMap(({ term }) => findAll(folded, term)));
    return snapRanges(folded, [...whole, ...han, ...described, ...words.mark(text)]);
  };
}

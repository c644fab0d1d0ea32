import type { Concept } from '../protocol/corpus';
import { kindAt } from '../text/characters';
import type { Fold } from '../text/fold';
import { buildSingleHanTerm } from './hanTerms';
import type { ParsedQuery, QueryTerm } from './query';
import { isLongQuestion } from './ranking';
import { findQuestionWords, hasContent } from './stopWords';
import { looseWeights } from './weights';

/** Returns a query that also matches other words of the same meaning. Undefined when nothing else can match. */
export type ReadLoosely = (literal: ParsedQuery) => ParsedQuery | undefined;

/**
 * Creates a function that returns the concepts in folded text: the longest phrases, from left to right. The concepts of an
 * ambiguous phrase share its weight.
 */
function createConceptFinder(concepts: readonly Concept[], fold: Fold): (text: string) => QueryTerm[] {
  const conceptsOf = new Map<string, QueryTerm[]>();
  for (const { kind, phrases } of concepts) {
    const folded = phrases.map(fold);
    for (const text of folded) {
      const expansions = folded.map((term) => ({ term, weight: term === text ? 1 : looseWeights.otherPhrase }));
      const queryTerm: QueryTerm = { text, weight: looseWeights[kind], expansions, isConcept: true };
      conceptsOf.set(text, [...(conceptsOf.get(text) ?? []), queryTerm]);
    }
  }
  const lengths = [...new Set([...conceptsOf.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  return (text) => {
    const found: QueryTerm[] = [];
    for (let at = 0; at < text.length;) {
      const phrase = lengths.map((length) => text.slice(at, at + length)).find((part) => conceptsOf.has(part));
      const ofPhrase = conceptsOf.get(phrase ?? '') ?? [];
      found.push(...ofPhrase.map((term) => ({ ...term, weight: term.weight / ofPhrase.length })));
      at += phrase?.length ?? 1;
    }
    return found;
  };
}

/**
 * Returns the Han characters that have a meaning of their own; none of a short query: few characters occur together in
 * sections about anything.
 */
function findCharacters(query: ParsedQuery): string[] {
  if (!isLongQuestion(query)) return [];
  const asking = findQuestionWords(query.whole);
  const hasOwnMeaning = (character: string, at: number): boolean =>
    kindAt(character, 0) === 'han' && !asking.has(at) && hasContent(character);
  return [...new Set(Array.from(query.whole).filter(hasOwnMeaning))];
}

/**
 * Creates the reader of loose queries. Users describe a symptom in words that no page contains: 漆黑 for 黑屏. Its
 * concepts match all their phrases, and words share characters with the words of the page.
 */
export function createLooseReader(concepts: readonly Concept[], fold: Fold): ReadLoosely {
  const findConcepts = createConceptFinder(concepts, fold);
  return (literal) => {
    const others = [
      ...findConcepts(literal.whole),
      ...findCharacters(literal).map((character) => buildSingleHanTerm(character, looseWeights.character)),
    ];
    if (others.length === 0) return undefined;
    const typed = literal.terms.map((queryTerm) => ({ ...queryTerm, weight: queryTerm.weight * looseWeights.typed }));
    return { ...literal, terms: [...typed, ...others] };
  };
}

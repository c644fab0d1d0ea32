import type { Concept } from '../protocol/corpus';
import type { Fold } from '../text/fold';
import type { QueryParser } from './parseQuery';
import type { ParsedQuery, QueryTerm } from './query';
import { conceptWeights } from './weights';

/** Returns the query with its concepts as terms, undefined when it contains none. */
export type ReadConcepts = (literal: ParsedQuery, parse: QueryParser) => ParsedQuery | undefined;

/** Creates the reader of concepts. It matches the longest phrase, from left to right. */
export function createConceptReader(concepts: readonly Concept[], fold: Fold): ReadConcepts {
  const conceptsOf = new Map<string, QueryTerm[]>();
  for (const { kind, phrases } of concepts) {
    const folded = phrases.map(fold);
    for (const text of folded) {
      const expansions = folded.map((term) => ({ term, weight: term === text ? 1 : conceptWeights.otherPhrase }));
      const queryTerm: QueryTerm = { text, weight: conceptWeights[kind], expansions, isConcept: true };
      conceptsOf.set(text, [...(conceptsOf.get(text) ?? []), queryTerm]);
    }
  }
  const lengths = [...new Set([...conceptsOf.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  return (literal, parse) => {
    const { whole } = literal;
    const terms: QueryTerm[] = [];
    let rest = '';
    for (let at = 0; at < whole.length;) {
      const phrase = lengths.map((length) => whole.slice(at, at + length)).find((part) => conceptsOf.has(part));
      if (phrase) terms.push(...(conceptsOf.get(phrase) ?? []));
      rest += phrase ? ' ' : whole.charAt(at);
      at += phrase?.length ?? 1;
    }
    if (terms.length === 0) return undefined;
    return { ...literal, terms: [...(rest.trim() === '' ? [] : parse(rest.trim()).terms), ...terms] };
  };
}

import type { QueryTerm } from './query';

/** Merges a repeated term: it has the higher weight, and is required if either is. */
function mergeTerms(known: QueryTerm, queryTerm: QueryTerm): QueryTerm {
  const heavier = known.weight < queryTerm.weight ? queryTerm : known;
  const isRequired = !known.isOptional || !queryTerm.isOptional;
  return heavier.isOptional && isRequired ? { ...heavier, isOptional: false } : heavier;
}

/** Merges terms with the same text, in order of their first occurrence: repetition adds no information. */
export function mergeDuplicateTerms(terms: readonly QueryTerm[]): QueryTerm[] {
  const byText = new Map<string, QueryTerm>();
  for (const queryTerm of terms) {
    const known = byText.get(queryTerm.text);
    byText.set(queryTerm.text, known ? mergeTerms(known, queryTerm) : queryTerm);
  }
  return [...byText.values()];
}

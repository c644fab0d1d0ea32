import type { QueryTerm } from './query';

/** The same unit at two places: it counts as at the one where it says most, and is missed where either of them is. */
function mergeTerms(known: QueryTerm, queryTerm: QueryTerm): QueryTerm {
  const heavier = known.weight < queryTerm.weight ? queryTerm : known;
  const isRequired = !known.isOptional || !queryTerm.isOptional;
  return heavier.isOptional && isRequired ? { ...heavier, isOptional: false } : heavier;
}

/** `units`, each text once and in the place where it stands first: the same unit twice says nothing new. */
export function mergeDuplicateTerms(terms: readonly QueryTerm[]): QueryTerm[] {
  const byText = new Map<string, QueryTerm>();
  for (const queryTerm of terms) {
    const known = byText.get(queryTerm.text);
    byText.set(queryTerm.text, known ? mergeTerms(known, queryTerm) : queryTerm);
  }
  return [...byText.values()];
}

/**
 * Words that stand nowhere, by words that are nearly the same. Terms stand in the order of their characters, so the
 * files that a query fetches hold the neighbours of its words: those with another end. Each word is a term from its
 * last letter to its first as well, so that those with another beginning are neighbours, too: one slip leaves half of a
 * word as it is.
 */
import { kindAt } from '../text/characters';
import { editDistance } from '../text/editDistance';
import type { Postings } from './postings';

/** Before the letters of a word from the last to the first: begins no token. */
const mirrorMark = '<';

/** What a word is worth that is the typed one but for one slip, and but for two. */
const correctedShares = [0.6, 0.35] as const;

/** `typoLimits` of the engine, once more: a module of two scripts makes the worker's first one a kilobyte larger. */
const minOneTypoChars = 4;
const minTwoTyposChars = 8;
const maxChars = 32;

/** A term of the postings by which a term of the query is found, and its share of the term's worth. */
export type Match = { term: string; share: number };

/** Whether slips in a term are forgiven: it is a word, as long as the engine asks, and no number. */
export function isForgiven(term: string): boolean {
  const isWord = kindAt(term, 0) === 'latin' && !/^[0-9]+$/.test(term);
  return isWord && term.length >= minOneTypoChars && term.length <= maxChars;
}

/** The term for a word from its last letter to its first. */
export function mirroredTerm(word: string): string {
  return mirrorMark + Array.from(word).reverse().join('');
}

/** Terms of the postings that are a word but for slips, in either direction; none of one that is not forgiven any. */
export function findCorrections(word: string, postings: Postings): Match[] {
  if (!isForgiven(word)) return [];
  const maxEdits = word.length < minTwoTyposChars ? 1 : 2;
  const mirrored = mirroredTerm(word);
  const countEdits = (term: string): number => {
    if (term.startsWith(mirrorMark)) return editDistance(mirrored, term, maxEdits);
    return kindAt(term, 0) === 'latin' ? editDistance(word, term, maxEdits) : Infinity;
  };
  return [...postings.keys()].flatMap((term) => {
    const edits = countEdits(term);
    return edits > maxEdits ? [] : [{ term, share: correctedShares[edits - 1] ?? 1 }];
  });
}

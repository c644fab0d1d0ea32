import { kindAt } from '../text/characters';
import { compact } from '../text/compact';
import { readTokens } from '../text/tokens';
import { spellingTerm, wordingTerm } from './headingTerms';

/** A term of a query. */
export type QueryTerm = {
  term: string;
  /** Whatever begins with it counts: the reader may still be typing. */
  isPrefix: boolean;
  /** It stands for the whole query, or for a word that spells a heading. */
  isHeading: boolean;
};

/** Terms that are looked up: each costs a file of some 6 KB. */
const maxTerms = 10;
const maxSpelled = 3;

/** A shorter word is a syllable of its neighbours, or spells the beginning of too many headings. */
const minWordLetters = 4;

/** Characters typed between the syllables of one word. */
const spellingGlue = /[\s'’`]+/g;

/** Letters that may spell a heading: all of the query when it is nothing else, and its longer words. */
function readSpelled(folded: string): string[] {
  const letters = folded.replace(spellingGlue, '');
  const words = (folded.match(/[a-z]+/g) ?? []).filter((word) => word.length >= minWordLetters);
  const all = /^[a-z]{2,}$/.test(letters) ? [letters, ...words] : words;
  return [...new Set(all)].slice(0, maxSpelled);
}

/** Every other pair first: they hold each character of the query already. */
function thinOut(terms: readonly QueryTerm[]): QueryTerm[] {
  return [...terms.filter((_, index) => index % 2 === 0), ...terms.filter((_, index) => index % 2 === 1)].slice(
    0,
    maxTerms,
  );
}

/** The terms by which pages for a folded query are found. */
export function readQueryTerms(query: string, folded: string): QueryTerm[] {
  const terms = new Map<string, QueryTerm>();
  const add = (term: string, isPrefix: boolean) => terms.set(term, { term, isPrefix, isHeading: false });
  readTokens(query, folded, {
    pair: (first, second, start) => {
      if (second !== 0) add(String.fromCharCode(first, second), false);
      // A character alone stands for every pair that begins with it; the last one of a run was in a pair already.
      else if (start === 0 || kindAt(folded, start - 1) !== 'han') add(String.fromCharCode(first), true);
    },
    word: (word, _start, end) => add(word, end === folded.length),
  });
  const all = [...terms.values()];
  // Signs alone would begin every heading.
  const wordings = compact(folded) === '' ? [] : [wordingTerm(folded)];
  const headings = [...wordings, ...readSpelled(folded).map(spellingTerm)];
  return [
    ...headings.map((term) => ({ term, isPrefix: true, isHeading: true })),
    ...(all.length > maxTerms ? thinOut(all) : all),
  ];
}

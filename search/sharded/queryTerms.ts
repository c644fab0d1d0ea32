import { kindAt } from '../text/characters';
import { compact } from '../text/compact';
import { readTokens } from '../text/tokens';
import { isForgiven, mirroredTerm } from './corrections';
import { type Spell, spellRun, spellingTerm, wordingTerm } from './headingTerms';
import { listNeighbours } from './neighbours';
import type { Postings } from './postings';

/** A term of a query. */
export type QueryTerm = {
  term: string;
  /** Whatever begins with it counts: the reader may still be typing. */
  isPrefix: boolean;
  /**
   * A token of the query; what may be a heading, the whole query or a word that spells one; or what pages may have
   * beside tokens. Only tokens are corrected.
   */
  kind: 'token' | 'heading' | 'other';
};

/** Terms that are looked up: each costs a file of some 6 KB. */
const maxTerms = 10;
const maxSpelled = 3;
/** Neighbours stand mostly in the file of their first characters. */
const maxNeighbours = 6;

/** A shorter word is a syllable of its neighbours, or spells the beginning of too many headings. */
const minWordLetters = 4;

/** Words that may be one identifier which pages write together. */
const minJoined = 2;
const maxJoined = 4;

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

/** Pairs of Han characters, and words; whatever begins with the last word, and with a character alone. */
function readTokenTerms(query: string, folded: string): QueryTerm[] {
  const terms = new Map<string, QueryTerm>();
  const add = (term: string, isPrefix: boolean) => terms.set(term, { term, isPrefix, kind: 'token' });
  readTokens(query, folded, {
    pair: (first, second, start) => {
      if (second !== 0) add(String.fromCharCode(first, second), false);
      // A character alone stands for every pair that begins with it; the last one of a run was in a pair already.
      else if (start === 0 || kindAt(folded, start - 1) !== 'han') add(String.fromCharCode(first), true);
    },
    word: (word, _start, end) => add(word, end === folded.length),
  });
  const all = [...terms.values()];
  return all.length > maxTerms ? thinOut(all) : all;
}

/** Words typed apart that pages write as one: a query of nothing else. */
function readJoined(folded: string): string[] {
  const words = folded.split(/\s+/);
  const isJoined =
    words.length >= minJoined && words.length <= maxJoined && words.every((word) => /^[a-z0-9]+$/.test(word));
  return isJoined ? [words.join('')] : [];
}

const ofHeading = (term: string): QueryTerm => ({ term, isPrefix: true, kind: 'heading' });
const ofOther = (term: string): QueryTerm => ({ term, isPrefix: false, kind: 'other' });

/**
 * The terms by which pages for a folded query are found, those first that have to be looked up. `dropQuestionWording`:
 * gives what a question asks about, however it asks.
 */
export function readQueryTerms(
  query: string,
  folded: string,
  dropQuestionWording: (folded: string) => string,
): QueryTerm[] {
  // Signs alone would begin every heading.
  const wordings = [folded, dropQuestionWording(folded)].filter((text) => compact(text) !== '').map(wordingTerm);
  const neighbours = listNeighbours(folded).map(({ term }) => term);
  return [
    ...readTokenTerms(query, folded),
    ...[...new Set(wordings)].map(ofHeading),
    ...readSpelled(folded).map(spellingTerm).map(ofHeading),
    ...[...new Set(neighbours)].slice(0, maxNeighbours).map(ofOther),
    ...readJoined(folded).map(ofOther),
  ];
}

/** Whether something stands in the postings for a term as it was typed. */
function isKnown({ term, isPrefix }: QueryTerm, postings: Postings): boolean {
  return postings.has(term) || (isPrefix && [...postings.keys()].some((other) => other.startsWith(term)));
}

const hanRun = /[\u3400-\u9fff]{2,}/g;

/** Letters of the Han runs that hold a pair which stands nowhere: characters that sound like those of a heading. */
function readMisheard(folded: string, isUnknown: (term: string) => boolean, spell: Spell): string[] {
  return (folded.match(hanRun) ?? [])
    .filter((run) => Array.from(run).some((_, index) => isUnknown(run.slice(index, index + 2))))
    .map((run) => spellRun(run, spell).join(''))
    .filter((letters) => letters !== '')
    .slice(0, maxSpelled);
}

/**
 * Terms that are looked up besides when some of a query's `terms` stand nowhere. `postings`: of the files that tell of
 * them.
 */
export function readMoreTerms(
  folded: string,
  terms: readonly QueryTerm[],
  postings: Postings,
  spell: Spell,
): QueryTerm[] {
  const unknown = terms.filter((term) => term.kind === 'token' && !isKnown(term, postings)).map(({ term }) => term);
  const misheard = readMisheard(folded, (term) => unknown.includes(term), spell);
  return [...misheard.map(spellingTerm).map(ofHeading), ...unknown.filter(isForgiven).map(mirroredTerm).map(ofOther)];
}

import { kindAt } from '../text/characters';
import { editDistance } from '../text/editDistance';
import type { Postings } from './postings';
import type { QueryTerm } from './queryTerms';

/** Words that continue what is being typed, of which more say nothing about what is meant. */
const maxContinuations = 50;

/** A chunk with every term comes before one with most of them, however often those stand there. */
const coveragePower = 3;

/** What a term is worth that stands in a heading, and a term that is a heading. */
const headingWorth = 1.5;
const wholeHeadingWorth = 3;

/** The beginning of a heading is less than all of it. */
const beginningShare = 0.6;

/** A word that stands nowhere, by words that are nearly the same. */
const correctedShare = 0.6;
/** `typoLimits` of the engine, once more: a module of two scripts makes the worker's first one a kilobyte larger. */
const minOneTypoChars = 4;
const minTwoTyposChars = 8;
const maxChars = 32;

type Found = { count: number; worth: number };

/** A term of the postings by which a term of the query is found, and its share of the term's worth. */
type Match = { term: string; share: number };

/**
 * Words but for a typing error, as the engine forgives it; their beginnings are right, or they stand in other shards. A
 * number is never corrected.
 */
function findCorrections(term: string, postings: Postings): Match[] {
  if (kindAt(term, 0) !== 'latin' || /^[0-9]+$/.test(term)) return [];
  if (term.length < minOneTypoChars || term.length > maxChars) return [];
  const maxEdits = term.length < minTwoTyposChars ? 1 : 2;
  return [...postings.keys()]
    .filter((other) => kindAt(other, 0) === 'latin' && editDistance(term, other, maxEdits) <= maxEdits)
    .map((other) => ({ term: other, share: correctedShare }));
}

function findMatches({ term, isPrefix, isHeading }: QueryTerm, postings: Postings): Match[] {
  const found = isPrefix ? findContinuations(term, postings) : postings.has(term) ? [term] : [];
  if (found.length === 0) return findCorrections(term, postings);
  return found.map((other) => ({ term: other, share: isHeading && other !== term ? beginningShare : 1 }));
}

/** What each chunk holds of a term: of several that it stands for, the best. */
function findMentions(term: QueryTerm, postings: Postings): Map<number, Found> {
  const found = new Map<number, Found>();
  for (const match of findMatches(term, postings)) {
    for (const { chunk, count, isInHeading } of postings.get(match.term) ?? []) {
      const worth = match.share * (term.isHeading ? wholeHeadingWorth : isInHeading ? headingWorth : 1);
      const known = found.get(chunk);
      found.set(chunk, { count: Math.max(count, known?.count ?? 0), worth: Math.max(worth, known?.worth ?? 0) });
    }
  }
  return found;
}

/**
 * The chunks that are worth reading for a query, best first, at most `limit`: those that hold most of its terms, rare
 * terms before common ones, in headings before in text, in many sections before in few.
 */
export function chooseChunks(
  terms: readonly QueryTerm[],
  postings: Postings,
  chunkCount: number,
  limit: number,
): number[] {
  const covered = new Map<number, number>();
  const mentions = new Map<number, number>();
  for (const term of terms) {
    const found = findMentions(term, postings);
    const rarity = Math.log(1 + chunkCount / Math.max(1, found.size));
    for (const [chunk, { count, worth }] of found) {
      covered.set(chunk, (covered.get(chunk) ?? 0) + rarity * worth);
      mentions.set(chunk, (mentions.get(chunk) ?? 0) + rarity * count);
    }
  }
  const scoreOf = (chunk: number) =>
    (covered.get(chunk) ?? 0) ** coveragePower * (1 + Math.log(mentions.get(chunk) ?? 1) / 10);
  return [...covered.keys()]
    .map((chunk) => ({ chunk, score: scoreOf(chunk) }))
    .sort((a, b) => b.score - a.score || a.chunk - b.chunk)
    .slice(0, limit)
    .map(({ chunk }) => chunk);
}

function findContinuations(term: string, postings: Postings): string[] {
  return [...postings.keys()].filter((candidate) => candidate.startsWith(term)).slice(0, maxContinuations);
}

import { type Match, findCorrections } from './corrections';
import { type Postings, chunkAt } from './postings';
import type { QueryTerm } from './queryTerms';

/** Words that continue what is being typed, of which more say nothing about what is meant. */
const maxContinuations = 50;

/** A page with every term comes before one with most of them, however often those stand there. */
const coveragePower = 3;

/** What a term is worth that stands in a heading, and a term that is a heading. */
const headingWorth = 1.5;
const wholeHeadingWorth = 3;

/** The beginning of a heading is less than all of it. */
const beginningShare = 0.6;

type Found = { count: number; worth: number };

/** Whether the page at a place may be an answer. */
export type IsWantedAt = (place: number) => boolean;

function findMatches({ term, isPrefix, kind }: QueryTerm, postings: Postings, isWantedAt: IsWantedAt): Match[] {
  const found = isPrefix ? findContinuations(term, postings) : postings.has(term) ? [term] : [];
  // What stands on pages that are not wanted is no slip either.
  if (found.length === 0) return kind === 'token' ? findCorrections(term, postings) : [];
  return found
    .filter((other) => postings.get(other)?.some(({ place }) => isWantedAt(place)))
    .slice(0, maxContinuations)
    .map((other) => ({ term: other, share: kind === 'heading' && other !== term ? beginningShare : 1 }));
}

/** What each page holds of a term, by its place: of several that it stands for, the best. */
function findMentions(term: QueryTerm, postings: Postings, isWantedAt: IsWantedAt): Map<number, Found> {
  const found = new Map<number, Found>();
  for (const match of findMatches(term, postings, isWantedAt)) {
    for (const { place, count, isInHeading } of postings.get(match.term) ?? []) {
      if (!isWantedAt(place)) continue;
      const worth = match.share * (term.kind === 'heading' ? wholeHeadingWorth : isInHeading ? headingWorth : 1);
      const known = found.get(place);
      found.set(place, { count: Math.max(count, known?.count ?? 0), worth: Math.max(worth, known?.worth ?? 0) });
    }
  }
  return found;
}

/** Places of pages that hold something of a query, best first. */
function rankPages(
  terms: readonly QueryTerm[],
  postings: Postings,
  pageCount: number,
  isWantedAt: IsWantedAt,
): number[] {
  const covered = new Map<number, number>();
  const mentions = new Map<number, number>();
  for (const term of terms) {
    const found = findMentions(term, postings, isWantedAt);
    const rarity = Math.log(1 + pageCount / Math.max(1, found.size));
    for (const [place, { count, worth }] of found) {
      covered.set(place, (covered.get(place) ?? 0) + rarity * worth);
      mentions.set(place, (mentions.get(place) ?? 0) + rarity * count);
    }
  }
  const scoreOf = (place: number) =>
    (covered.get(place) ?? 0) ** coveragePower * (1 + Math.log(mentions.get(place) ?? 1) / 10);
  return [...covered.keys()]
    .map((place) => ({ place, score: scoreOf(place) }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ place }) => place);
}

/**
 * The chunks that are worth reading for a query, best first, at most `limit`: those with the wanted pages that hold
 * most of its terms, rare terms before common ones, in headings before in text, in many sections before in few.
 */
export function chooseChunks(
  terms: readonly QueryTerm[],
  postings: Postings,
  pageCount: number,
  limit: number,
  isWantedAt: IsWantedAt = () => true,
): number[] {
  const chunks = new Set<number>();
  for (const place of rankPages(terms, postings, pageCount, isWantedAt)) {
    if (chunks.size === limit) break;
    chunks.add(chunkAt(place));
  }
  return [...chunks];
}

function findContinuations(term: string, postings: Postings): string[] {
  return [...postings.keys()].filter((candidate) => candidate.startsWith(term));
}

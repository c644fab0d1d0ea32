/**
 * Which sections answer a query, best first. Every section is looked at; for a few hundred pages that takes about a
 * millisecond and finds what stands in the middle of a Chinese sentence, which no list of words can.
 */
import { fold } from './fold';
import type { PreparedIndex, PreparedSection } from './preparedIndex';
import type { QueryTerm } from './queryTerms';
import { matchTerm } from './termMatch';

export type RankedSection = { section: PreparedSection; isHeadingMatch: boolean };

const weights = { heading: 5, ancestors: 1.5, keywords: 3, content: 1 } as const;
/** Bonus when the whole query is the heading, begins it, stands in it, or stands in the text. */
const bonuses = { headingIs: 12, headingStarts: 5, headingHas: 3, contentHas: 1.5 } as const;
const pageBonus = 0.3;
/** Share of the query's weight that a section must hold when none holds all of it. */
const minCoverage = 0.5;

type Scores = { byTerm: number[]; isHeadingMatch: boolean };
type Candidate = RankedSection & { coverage: number; score: number; position: number };

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Score of one term in one section, by where it stands. */
function scoreTerm(section: PreparedSection, term: QueryTerm) {
  const content = matchTerm(section.content, term);
  return {
    heading: matchTerm(section.heading, term).quality * weights.heading,
    keywords: matchTerm(section.keywords, term).quality * weights.keywords,
    ancestors: matchTerm(section.ancestors, term).quality * weights.ancestors,
    content: content.quality * weights.content * (0.75 + 0.25 * content.count),
  };
}

/** Undefined when only the page's title matches: that is answered by the page itself, not by each of its sections. */
function scoreTerms(section: PreparedSection, terms: readonly QueryTerm[]): Scores | undefined {
  const scores = terms.map((term) => scoreTerm(section, term));
  if (!scores.some(({ heading, keywords, content }) => heading + keywords + content > 0)) return undefined;
  return {
    byTerm: scores.map(({ heading, keywords, ancestors, content }) => heading + keywords + ancestors + content),
    isHeadingMatch: scores.some(({ heading }) => heading > 0),
  };
}

function phraseBonus({ heading, content }: PreparedSection, phrase: string): number {
  const [wanted, present] = [withoutSpaces(phrase), withoutSpaces(heading)];
  if (present === wanted) return bonuses.headingIs;
  if (present.startsWith(wanted)) return bonuses.headingStarts;
  if (present.includes(wanted)) return bonuses.headingHas;
  return content.includes(phrase) ? bonuses.contentHas : 0;
}

/** Rare terms say more: the more sections hold a term, the less it weighs. */
function weighTerms(matches: readonly Scores[], termCount: number, total: number): number[] {
  return Array.from({ length: termCount }, (_, term) => {
    const holding = matches.filter(({ byTerm }) => (byTerm[term] ?? 0) > 0).length;
    return Math.log(1 + total / (1 + holding));
  });
}

/**
 * Sections of `index` that answer `terms`, best first; ties keep the order of the pages. A section must hold all terms;
 * when none does, those that hold the best part of the query (at least half of its weight) answer.
 */
export function rankSections(index: PreparedIndex, terms: readonly QueryTerm[], query: string): RankedSection[] {
  const matched = index.flatMap((section, position) => {
    const scores = scoreTerms(section, terms);
    return scores ? [{ section, position, scores }] : [];
  });
  const termWeights = weighTerms(
    matched.map(({ scores }) => scores),
    terms.length,
    index.length,
  );
  const allWeight = termWeights.reduce((sum, weight) => sum + weight, 0);
  const phrase = fold(query).trim();

  const candidates = matched.map(({ section, position, scores }): Candidate => {
    let score = section.source.level === 1 ? pageBonus : 0;
    let held = 0;
    scores.byTerm.forEach((value, term) => {
      const weight = termWeights[term] ?? 0;
      if (value > 0) held += weight;
      score += value * weight;
    });
    const coverage = allWeight > 0 ? held / allWeight : 0;
    return {
      section,
      position,
      coverage,
      isHeadingMatch: scores.isHeadingMatch,
      score: score + phraseBonus(section, phrase),
    };
  });

  const bestCoverage = candidates.reduce((best, { coverage }) => Math.max(best, coverage), 0);
  const floor = bestCoverage > 0.999 ? 0.999 : Math.max(minCoverage, bestCoverage * 0.9);
  return candidates
    .filter(({ coverage }) => coverage >= floor)
    .sort((left, right) => right.score - left.score || left.position - right.position);
}

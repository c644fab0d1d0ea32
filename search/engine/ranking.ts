import type { LengthFactors } from './fieldLengths';
import type { ParsedQuery } from './query';
import { type HeadingShares, type Reranker, createReranker, keywordBonus } from './rerank';
import { type Scorer, beyondPage, headingMask } from './scoring';
import type { Section } from './sections';
import { coverage, navigationFactor, ownProductFactor, rerankDepth, rerankedPhrases, rowFactors } from './weights';
import { isNavigationSection } from './stopWords';

/** A parsed query to rank: the literal one (weight 1) or a rewrite. */
export type QueryVariant = {
  query: ParsedQuery;
  weight: number;
  /** Whether it is a rewrite. */
  isRewrite?: boolean;
  /** Restricts the query to pages of this product. */
  product?: string | undefined;
};

/**
 * A matching section. `position`: its index in the corpus and in all arrays of `Scores`. `isHeadingMatch`: its own
 * heading matches part of the query.
 */
export type Ranked = {
  section: Section;
  position: number;
  /** Query variant that found the section. Its words are marked. */
  variant: QueryVariant;
  score: number;
  isHeadingMatch: boolean;
  /** Whether no section matches enough of the query: this one may be related. */
  isWeak?: true;
};

/** A match before reranking. `share`: the weight of the query that the section matches, 0 to 1. */
export type Candidate = Ranked & { share: number; shares: HeadingShares };

/** Input of ranking. `scorer` and `factors` use the indexes of `sections`. */
export type RankingInput = {
  sections: readonly Section[];
  scorer: Scorer;
  factors: LengthFactors;
  /** Returns whether a section passes the filters. */
  isAllowed: (section: Section) => boolean;
};

/**
 * Returns whether a query has redundant words: a sentence in Chinese, with or without letters and digits, or a message.
 */
export function isLongQuestion({ phrases, compactPhrases }: ParsedQuery): boolean {
  const han = phrases.reduce((count, { kind, text }) => count + (kind === 'han' ? text.length : 0), 0);
  if (han === 0) return phrases.length >= coverage.minLatinOfLong;
  return compactPhrases.length >= coverage.minLongChars && han >= coverage.minHanOfLong;
}

/**
 * Finds the sections that match enough of a query variant. For a long question, which has redundant words, less is
 * enough. Matches only in the title of the page or a heading above belong to those sections, not to each section below
 * that matches a part.
 */
export function findCandidates(input: RankingInput, variant: QueryVariant): Candidate[] {
  const scored = input.scorer.score(variant.query.terms, input.factors);
  const { touched, scores, matched, matchedInHead, matchedItself, matchedInHeading, matchedTerms, flags, total } =
    scored;
  const isLong = isLongQuestion(variant.query);
  const minShare = isLong ? coverage.minShareOfLong : coverage.minShare;
  const candidates: Candidate[] = [];
  for (const position of touched) {
    const section = input.sections[position];
    const share = (matched[position] ?? 0) / total;
    const own = flags[position] ?? 0;
    const isEnough = share >= coverage.minShare || (isLong && (matchedTerms[position] ?? 0) >= coverage.minTermsOfLong);
    if (!section || !isEnough || share < minShare || !input.isAllowed(section)) continue;
    if (variant.product !== undefined && section.page.product !== variant.product) continue;
    const itself = (matchedItself[position] ?? 0) / (matched[position] ?? 1);
    if ((own & beyondPage) === 0 && itself < coverage.minShareItself) continue;
    candidates.push({
      section,
      position,
      variant,
      share,
      shares: { path: (matchedInHead[position] ?? 0) / total, heading: (matchedInHeading[position] ?? 0) / total },
      score: variant.weight * ((scores[position] ?? 0) / total) * share ** coverage.exponent,
      isHeadingMatch: (own & headingMask) !== 0,
    });
  }
  return candidates;
}

/** Compares by score; equal scores keep the order of the pages. */
function compareRanked(left: Ranked, right: Ranked): number {
  return right.score - left.score || left.position - right.position;
}

/** Candidates of one section, the best variant first. */
type Group = [Candidate, ...Candidate[]];

/** Groups candidates by section. Drops those that match much less than the best. */
function groupBySection(candidates: readonly Candidate[]): Group[] {
  const minShare = coverage.minShareOfBest * bestShare(candidates);
  const groups = new Map<number, Group>();
  for (const candidate of candidates) {
    if (candidate.share < minShare) continue;
    const group = groups.get(candidate.position);
    if (group) group.push(candidate);
    else groups.set(candidate.position, [candidate]);
  }
  for (const group of groups.values()) group.sort(compareRanked);
  return [...groups.values()].sort(([left], [right]) => compareRanked(left, right));
}

/**
 * Merges the candidates of all variants, each section once, best first. Reranks the best ones, and pages named by the
 * query, by exact text. Sections of `ownProduct`, the product that the user is reading about, come first among nearly
 * equal ones.
 */
export function rankCandidates(candidates: readonly Candidate[], ownProduct?: string): Ranked[] {
  const groups = groupBySection(candidates);
  const rerankers = new Map<QueryVariant, Reranker>();
  const namesakesOf = (variant: QueryVariant): Section[] =>
    variant.isRewrite ? candidates.flatMap(({ section, variant: own }) => (own === variant ? [section] : [])) : [];
  const rerank = (candidate: Candidate): Candidate => {
    const { variant, section, share, shares, score } = candidate;
    const { query } = variant;
    const bonusOf = rerankers.get(variant) ?? createReranker(query, namesakesOf(variant), groups.length);
    rerankers.set(variant, bonusOf);
    const own = section.page.product === ownProduct ? ownProductFactor : 1;
    const part = share < coverage.minShare ? coverage.partOfLong : 1;
    const worth = own * part * (isNavigation(section, query) ? navigationFactor : 1) * rowFactor(section, share);
    return { ...candidate, score: worth * (score + variant.weight * bonusOf(section, { ...shares, all: share })) };
  };
  const isNear = ([{ variant }]: Group, index: number): boolean =>
    index < rerankDepth && index * variant.query.phrases.length < rerankedPhrases;
  const isReranked = (group: Group, index: number): boolean =>
    isNear(group, index) || group.some(({ section, variant }) => keywordBonus(section, variant.query) > 0);
  const reranked: Candidate[] = [];
  const rest: Candidate[] = [];
  groups.forEach((group, index) => {
    const [first, ...others] = group;
    if (!isReranked(group, index)) rest.push(first);
    else
      reranked.push(
        others.map(rerank).reduce((best, other) => (other.score > best.score ? other : best), rerank(first)),
      );
  });
  return mergeRows([...reranked.sort(compareRanked), ...rest]);
}

/**
 * Merges each section with its rows, at the position of the best. A row that matches as much of the query replaces its
 * section.
 */
function mergeRows(ranked: readonly Candidate[]): Ranked[] {
  const answers = new Map<Section, Candidate>();
  for (const candidate of ranked) {
    const { section, share } = candidate;
    const owner = section.owner ?? section;
    const known = answers.get(owner);
    if (!known || (section.owner && !known.section.owner && share >= known.share)) answers.set(owner, candidate);
  }
  return [...answers.values()];
}

/**
 * Returns the factor of a table row: a section with a heading explains more, but a row that answers a clear query comes
 * first.
 */
function rowFactor({ owner }: Section, share: number): number {
  if (!owner) return 1;
  return share >= rowFactors.minShareOfWhole ? rowFactors.whole : rowFactors.part;
}

/**
 * Returns whether a section only links to other pages, and the query asks neither for its heading nor for its exact
 * words.
 */
function isNavigation({ heading, content, compactHeading }: Section, { compactWhole, whole }: ParsedQuery): boolean {
  return (
    isNavigationSection(heading.folded) && !compactWhole.includes(compactHeading) && !content.folded.includes(whole)
  );
}

/** Returns the share of the query that the best section matches. */
export function bestShare(candidates: readonly Candidate[]): number {
  return candidates.reduce((best, { share }) => Math.max(best, share), 0);
}

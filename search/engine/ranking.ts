import type { LengthFactors } from './fieldLengths';
import type { ParsedQuery } from './query';
import { type HeadingShares, type Reranker, createReranker, keywordBonus } from './rerank';
import { type Scorer, beyondPage, headingMask } from './scoring';
import type { Section } from './sections';
import {
  coverage,
  navigationFactor,
  glossaryFactor,
  ownProductFactor,
  rerankDepth,
  rerankedPhrases,
  rowFactors,
} from './weights';
import { isNavigationSection, isGlossary } from './stopWords';

/** A way to read the query: literally (weight 1), or with a word replaced by what may have been meant. */
export type QueryVariant = {
  query: ParsedQuery;
  weight: number;
  /** Not what was typed, but what may be meant by it. */
  isRewrite?: boolean;
  /** Only pages of this product are asked. */
  product?: string | undefined;
};

/**
 * A section that answers. `position`: its place in the corpus, the index of all arrays of `Scores`. `isHeadingMatch`: its own
 * heading holds some of the query.
 */
export type Ranked = {
  section: Section;
  position: number;
  /** The reading that found the section: its words are what is marked. */
  variant: QueryVariant;
  score: number;
  isHeadingMatch: boolean;
  /** No section holds half of the query: this one may be related. */
  isWeak?: true;
};

/** An answer before exact text counts. `share`: the weight of the query that the section holds, 0 to 1. */
export type Candidate = Ranked & { share: number; shares: HeadingShares };

/** What is ranked. `scorer` and `factors` go by the places of `sections`. */
export type RankingInput = {
  sections: readonly Section[];
  scorer: Scorer;
  factors: LengthFactors;
  /** Whether a section is looked at at all. */
  isAllowed: (section: Section) => boolean;
};

/**
 * Whether a query has words to spare: most of a sentence in Chinese, letters and digits among it or not, or a message.
 */
function isLongQuestion({ phrases, compactPhrases }: ParsedQuery): boolean {
  const han = phrases.reduce((count, { kind, text }) => count + (kind === 'han' ? text.length : 0), 0);
  if (han === 0) return phrases.length >= coverage.minLatinOfLong;
  return compactPhrases.length >= coverage.minLongChars && han >= coverage.minHanOfLong;
}

/**
 * Sections that hold enough of one reading; of a long question, which has words to spare, less is enough. What stands
 * only in the title of a page or in a heading above is answered there, not by each section below that mentions a part
 * of it.
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

/** By score; equal scores keep the order of the pages. */
function compareRanked(left: Ranked, right: Ranked): number {
  return right.score - left.score || left.position - right.position;
}

/** Candidates of one section, the best reading first. */
type Group = [Candidate, ...Candidate[]];

/** Candidates by section, without those that hold too little beside the best. */
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
 * The candidates of all readings, each section once, best first; the best, and pages that the query names, are compared
 * by their exact text. Sections of `ownProduct`, the product that the user reads about, come first among nearly equal
 * ones.
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
    const worth = own * part * sectionFactor(section, query) * rowFactor(section, share);
    return { ...candidate, score: worth * (score + variant.weight * bonusOf(section, { ...shares, all: share })) };
  };
  const isNear = ([{ variant }]: Group, index: number): boolean =>
    index < rerankDepth && index * variant.query.phrases.length < rerankedPhrases;
  const isCompared = (group: Group, index: number): boolean =>
    isNear(group, index) || group.some(({ section, variant }) => keywordBonus(section, variant.query) > 0);
  const reranked: Candidate[] = [];
  const rest: Candidate[] = [];
  groups.forEach((group, index) => {
    const [first, ...others] = group;
    if (!isCompared(group, index)) rest.push(first);
    else
      reranked.push(
        others.map(rerank).reduce((best, other) => (other.score > best.score ? other : best), rerank(first)),
      );
  });
  return mergeRows([...reranked.sort(compareRanked), ...rest]);
}

/** One answer for each section and its rows, in the place of the best: a row that holds as much of the query. */
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

/** What answers of a section are worth by what it is there for. */
function sectionFactor(section: Section, query: ParsedQuery): number {
  if (isNavigation(section, query)) return navigationFactor;
  return isGlossary(section.title.folded) && !isGlossary(query.compactWhole) ? glossaryFactor : 1;
}

/** Factor of a table row: a section with a heading explains more. For a clear query it should come first. */
function rowFactor({ owner }: Section, share: number): number {
  if (!owner) return 1;
  return share >= rowFactors.minShareOfWhole ? rowFactors.whole : rowFactors.part;
}

/** Whether a section only leads to pages that say more, and neither its heading nor its very words were asked for. */
function isNavigation({ heading, content, compactHeading }: Section, { compactWhole, whole }: ParsedQuery): boolean {
  return (
    isNavigationSection(heading.folded) && !compactWhole.includes(compactHeading) && !content.folded.includes(whole)
  );
}

/** Share of the query that the best section holds. */
export function bestShare(candidates: readonly Candidate[]): number {
  return candidates.reduce((best, { share }) => Math.max(best, share), 0);
}

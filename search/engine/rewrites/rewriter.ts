import { type PostingSource, countPostings } from '../postings';
import { rewriteLimits, rewriteWeights, minAssociation } from '../weights';
import { readHeadingRuns } from './headingRuns';
import { rewriteHanTypos } from './hanTypo';
import { rewriteHomophones } from './homophones';
import type { RewriteSynonyms } from './synonyms';
import { type Rewrite, rewritePinyin } from './pinyinRewrites';
import { rewriteNotation, normalizePinyin } from './notationRewrites';
import { type FindSpacedName, createSpacedNames } from './spacedNames';
import type { Readings } from './syllables';
import { removeEnglishStopWords, removeQuestionWords } from '../stopWords';

/** Literal match of a query. */
export type LiteralMatch = {
  /** Share of the query that the best section matches. */
  share: number;
  /** Whether it is several Latin words that occur exactly so in some text: a copied message. */
  isMessage: boolean;
  /** Whether its letters are of mixed case, unlike pinyin: kPa, getDevice. */
  isMixedCase: boolean;
};

/** Rewrites of a folded query other than itself, best first. */
export type Rewriter = {
  /** Synonyms, other notations, names typed as one word, pinyin. */
  always: (query: string, literalMatch: LiteralMatch) => Rewrite[];
  /** Homophones, and typos in Han characters: tried when the literal query matches little. */
  whenPoor: (query: string) => Rewrite[];
};

/** Input of the rewriter. Its functions are called at the first query that needs them. */
type RewriterInput = {
  readings: () => Readings;
  rewriteSynonyms: RewriteSynonyms;
  source: PostingSource;
  /** Folded titles, headings and synonyms, in which pinyin and homophones are looked up. */
  headings: readonly string[];
};

function limit(rewrites: readonly Rewrite[], query: string): Rewrite[] {
  const { maxRewrites, maxRewriteChars } = rewriteLimits;
  const most = Math.min(maxRewrites, Math.floor(maxRewriteChars / Math.max(1, query.length)));
  const byText = new Map<string, Rewrite>();
  for (const rewrite of rewrites) {
    if (rewrite.text !== query && !byText.has(rewrite.text)) byText.set(rewrite.text, rewrite);
  }
  return [...byText.values()].sort((left, right) => right.weight - left.weight).slice(0, most);
}

/** Creates the rewriter. Readings of headings are computed at the first query. */
export function createRewriter({ readings, rewriteSynonyms, source, headings }: RewriterInput): Rewriter {
  let runs: ReturnType<typeof readHeadingRuns> | undefined;
  const headingRuns = () => (runs ??= readHeadingRuns(headings, readings()));
  let findSpacedName: FindSpacedName | undefined;
  const count = (term: string) => countPostings(source.find(term));
  return {
    always(query, { share, isMessage, isMixedCase }) {
      const spelled = isMixedCase ? [] : [query, ...normalizePinyin(query)];
      const pinyin = spelled.flatMap((text) => rewritePinyin(text, headingRuns, count));
      const beside = isMessage ? rewriteWeights.synonymWithMessage : rewriteWeights.synonymWithLiteralMatch;
      const weight = share < rewriteLimits.minLiteralShare ? rewriteWeights.synonym : beside;
      const content = removeQuestionWords(query);
      // A synonym may contain function words (store and forward), or be separated by them (network is down).
      const typed = [...new Set([query, removeEnglishStopWords(query)])];
      const names = typed.flatMap((text) => [...rewriteSynonyms(text), ...rewriteNotation(text, count, headings)]);
      // Rewrites that differ in question words only have full weight.
      const named = names.map((text): Rewrite => ({
        text,
        weight: removeQuestionWords(text) === content ? 1 : weight,
      }));
      findSpacedName ??= createSpacedNames(headings);
      const spaced = { text: findSpacedName(query) ?? query, weight: rewriteWeights.spacedName };
      return limit([...named, spaced, ...pinyin], query);
    },
    whenPoor(query) {
      const isWord = (bigram: string) => source.associationScore(bigram) >= minAssociation.betweenSingles;
      const found = [
        ...rewriteHomophones(query, readings(), headingRuns(), { count, isWord }),
        ...rewriteHanTypos(query, headingRuns()),
      ];
      return limit(
        found.map((text) => ({ text, weight: rewriteWeights.homophone })),
        query,
      );
    },
  };
}

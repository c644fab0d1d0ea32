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

/** What is known of a query as it was typed. */
export type LiteralMatch = {
  /** What of it the best section holds. */
  share: number;
  /** It is several words of letters that stand so in some text: a message that was copied. */
  isMessage: boolean;
  /** Its letters are big and small ones as nobody types pinyin: kPa, getDevice. */
  isMixedCase: boolean;
};

/** Other wordings of a folded query, the literal one excluded, the best first. */
export type Rewriter = {
  /** Other names, other ways to write it, names typed in one word, pinyin. */
  always: (query: string, literalMatch: LiteralMatch) => Rewrite[];
  /**
   * Characters that sound the same, are missing or changed places: tried when the literal query finds little.
   */
  whenPoor: (query: string) => Rewrite[];
};

/** What other wordings are made of. The functions are called when a question needs what they give, not before. */
type RewriterInput = {
  /** Asked at the first question that needs them. */
  readings: () => Readings;
  rewriteSynonyms: RewriteSynonyms;
  source: PostingSource;
  /** Titles, headings and other names, folded: what pinyin and homophones are looked up in. */
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

/** Creates what finds other wordings. Readings of headings are worked out at the first question. */
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
      const asked = removeQuestionWords(query);
      // A name may hold function words (store and forward), or stand between them (network is down).
      const typed = [...new Set([query, removeEnglishStopWords(query)])];
      const names = typed.flatMap((text) => [...rewriteSynonyms(text), ...rewriteNotation(text, count, headings)]);
      // What only asks otherwise is the same question.
      const named = names.map((text): Rewrite => ({
        text,
        weight: removeQuestionWords(text) === asked ? 1 : weight,
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

import { kindAt } from '../text/characters';
import type { SegmentWords } from '../text/segmentWords';
import { type PostingSource, isKnown } from './postings';
import type { ParsedQuery, QueryTerm } from './query';
import { minAssociation, termWeights } from './weights';
import { findQuestionWords, isStopWord } from './stopWords';

/** Word boundaries in a run, and positions of stop words. */
type Words = { starts: Set<number>; stops: Set<number> };

function findWords(run: string, segment: SegmentWords): Words {
  const words: Words = { starts: new Set(), stops: new Set() };
  let position = 0;
  for (const word of segment(run)) {
    words.starts.add(position);
    if (isStopWord(word)) words.stops.add(position);
    position += word.length;
  }
  words.starts.add(position);
  return words;
}

/** Returns whether the segmenter leaves both characters of the bigram at `index` as single words. */
function areSingle({ starts }: Words, index: number): boolean {
  return starts.has(index) && starts.has(index + 1) && starts.has(index + 2);
}

/**
 * Returns the minimum association score with which the bigram at `index` is a word although the segmenter splits it.
 */
function minAssociationAt(index: number, words: Words | undefined): number {
  if (!words) return minAssociation.withoutSegmenter;
  return areSingle(words, index) ? minAssociation.betweenSingles : minAssociation.againstSegmenter;
}

/** Builds the term of a single character. */
export function buildSingleHanTerm(character: string, weight: number): QueryTerm {
  return { text: character, weight, expansions: [{ term: character, weight: 1 }] };
}

/** The query around a run of Han characters. */
type HanContext = {
  segment?: SegmentWords | undefined;
  /** Whether the query has no other words, which makes question words its content. */
  isOnlyQuestionWords: boolean;
};

/**
 * Builds the terms of a run of Han characters: its bigrams. No segmenter decides which sections match: it finds bigrams
 * across two words, which weigh little. Association scores of the corpus correct it, because segmenters split domain
 * words (离|线), and replace it where there is none.
 */
export function buildHanTerms(
  run: string,
  source: PostingSource,
  { segment, isOnlyQuestionWords }: HanContext,
): QueryTerm[] {
  const asking = isOnlyQuestionWords ? new Set<number>() : findQuestionWords(run);
  if (run.length === 1) {
    const hasNoContent = asking.size > 0 || isStopWord(run);
    return [buildSingleHanTerm(run, hasNoContent ? termWeights.stopWord : termWeights.whole)];
  }
  const words = segment ? findWords(run, segment) : undefined;
  const bigrams = Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
  const seen = bigrams.map((bigram) => isKnown(bigram, source));

  const weigh = (index: number): number => {
    const isSeen = seen[index] ?? false;
    if (asking.has(index) || asking.has(index + 1)) return isSeen ? termWeights.questionWord : 0;
    if (words && (words.stops.has(index) || words.stops.has(index + 1))) return termWeights.stopWord;
    if (words && !words.starts.has(index + 1)) return isSeen ? termWeights.whole : termWeights.unseen;
    if (isSeen) {
      const isWord =
        run.length === 2 || source.associationScore(bigrams[index] ?? '') >= minAssociationAt(index, words);
      return isWord ? termWeights.whole : termWeights.acrossWords;
    }
    const isBetweenSeen = seen[index - 1] !== false && seen[index + 1] !== false && bigrams.length > 1;
    return words || isBetweenSeen ? termWeights.acrossWordsUnseen : termWeights.unseen;
  };
  return bigrams
    .map((bigram, index): QueryTerm => {
      const weight = weigh(index);
      return {
        text: bigram,
        weight,
        expansions: [{ term: bigram, weight: 1 }],
        isAcrossWords: weight <= termWeights.acrossWords,
      };
    })
    .filter(({ weight }) => weight > 0);
}

/**
 * Returns whether a bigram of the query, apart from question and stop words, occurs in no text: it may contain a typo,
 * even if its weight is small. Segmenters leave a wrong character alone (选|形 for 选型).
 */
export function hasUnseenBigram({ terms }: ParsedQuery, source: PostingSource): boolean {
  return terms.some(
    ({ text, weight }) =>
      kindAt(text, 0) === 'han' && weight >= termWeights.acrossWordsUnseen && !isKnown(text, source),
  );
}

/** Returns the parts of a run between question words; none when there are only question words. */
export function findContentRuns(run: string): string[] {
  const asking = findQuestionWords(run);
  const parts: string[] = [];
  let current = '';
  for (let index = 0; index <= run.length; index += 1) {
    if (index < run.length && !asking.has(index)) current += run.charAt(index);
    else if (current !== '') {
      parts.push(current);
      current = '';
    }
  }
  return parts;
}

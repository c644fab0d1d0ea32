import { kindAt } from '../text/characters';
import type { SegmentWords } from '../text/segmentWords';
import { type PostingSource, isKnown } from './postings';
import type { ParsedQuery, QueryTerm } from './query';
import { minAssociation, termWeights } from './weights';
import { findQuestionWords, isAuxiliary, isStopWord } from './stopWords';

/** Where words of a run begin, and which positions are function words. */
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

/** Whether the segmenter leaves both characters of the pair at `index` alone. */
function areSingle({ starts }: Words, index: number): boolean {
  return starts.has(index) && starts.has(index + 1) && starts.has(index + 2);
}

/** Cohesion from which the pair at `index` is a word although the segmenter, if there is one, cuts it. */
function minAssociationAt(index: number, words: Words | undefined): number {
  if (!words) return minAssociation.withoutSegmenter;
  return areSingle(words, index) ? minAssociation.betweenSingles : minAssociation.againstSegmenter;
}

/** A single character stands for every pair that begins with it. */
function buildSingleHanTerm(character: string, source: PostingSource, isAsking: boolean): QueryTerm {
  const expansions = source.withPrefix(character).map((term) => ({ term, weight: 1 }));
  const isStopOrQuestionWord = isAsking || isStopWord(character);
  return { text: character, weight: isStopOrQuestionWord ? termWeights.stopWord : termWeights.singleHan, expansions };
}

/** A pair that is all there is weighs nothing against anything, so nobody has to know which words it holds. */
function buildLoneBigram(bigram: string): QueryTerm {
  return { text: bigram, weight: termWeights.whole, expansions: [{ term: bigram, weight: 1 }], isAcrossWords: false };
}

/** What is known of the query around a run of Han characters. */
type HanContext = {
  segment?: SegmentWords | undefined;
  /** The query is nothing but question wording, which then is what it asks about. */
  isOnlyQuestionWords: boolean;
  /** The run is all there is of the query. */
  isAlone: boolean;
};

/**
 * Units of a run of Han characters: its pairs. No segmenter decides what can be found; it only says which pairs lie
 * across two words and therefore matter little. The texts themselves say it too: characters that often stand together
 * are a word of the trade, whatever a segmenter thinks (离|线), and without a segmenter only the texts are asked.
 */
export function buildHanTerms(
  run: string,
  source: PostingSource,
  { segment, isOnlyQuestionWords, isAlone }: HanContext,
): QueryTerm[] {
  if (run.length === 2 && isAlone) return [buildLoneBigram(run)];
  const asking = isOnlyQuestionWords ? new Set<number>() : findQuestionWords(run);
  if (run.length === 1) return [buildSingleHanTerm(run, source, asking.size > 0)];
  const words = segment ? findWords(run, segment) : undefined;
  const bigrams = Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
  const seen = bigrams.map((bigram) => isKnown(bigram, source));

  const weigh = (index: number): number => {
    const isSeen = seen[index] ?? false;
    if (asking.has(index) || asking.has(index + 1)) return isSeen ? termWeights.questionWord : 0;
    if (words && (words.stops.has(index) || words.stops.has(index + 1))) return termWeights.stopWord;
    // A segmenter takes 偏了 for a word; where no text has it, the verb was meant.
    if (words && !isSeen && isAuxiliary(run.charAt(index + 1))) return termWeights.stopWord;
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
 * Whether two Han characters of a query, other than question or function words, stand side by side in no text: one of
 * them may be a slip, however little the pair weighs. A segmenter leaves a wrong character alone (选|形 for 选型).
 */
export function hasUnseenBigram({ terms }: ParsedQuery, source: PostingSource): boolean {
  return terms.some(
    ({ text, weight }) =>
      kindAt(text, 0) === 'han' && weight >= termWeights.acrossWordsUnseen && !isKnown(text, source),
  );
}

/** The parts of a run that are asked about: without question wording; none when it is nothing else. */
export function findContentRuns(run: string): string[] {
  const asking = findQuestionWords(run);
  const asked: string[] = [];
  let current = '';
  for (let index = 0; index <= run.length; index += 1) {
    if (index < run.length && !asking.has(index)) current += run.charAt(index);
    else if (current !== '') {
      asked.push(current);
      current = '';
    }
  }
  return asked;
}

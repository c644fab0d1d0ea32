import { describe, expect, it } from 'vitest';
import { buildHanTerms, hasUnseenBigram } from './hanTerms';
import type { PostingSource } from './postings';
import type { ParsedQuery, QueryTerm } from './query';
import { minAssociation, termWeights } from './weights';

const run = { firstSection: 0, sections: Uint16Array.of(0), counts: Uint16Array.of(1), start: 0, end: 1 };

/** An index that contains `known`. Its bigrams have the given association score. */
const sourceOf = (known: readonly string[], associationScore = 0): PostingSource => ({
  find: (term) => (known.includes(term) ? [run] : []),
  withPrefix: () => [],
  withSuffix: () => [],
  similarTo: () => [],
  associationScore: () => associationScore,
});

/** Returns the weights of a run that the segmenter splits into `cut`. */
function weigh(cut: readonly string[], source: PostingSource): number[] {
  const reading = { segment: () => [...cut], isOnlyQuestionWords: false };
  return buildHanTerms(cut.join(''), source, reading).map(({ weight }) => weight);
}

describe('bigrams', () => {
  it('have a lower threshold when the segmenter leaves both characters single', () => {
    const source = sourceOf(['断网', '网后'], minAssociation.betweenSingles);
    expect(weigh(['断', '网', '后'], source)).toEqual([termWeights.whole, termWeights.whole]);
    expect(weigh(['断', '网后'], source)).toEqual([termWeights.acrossWords, termWeights.whole]);
    expect(weigh(['断网', '后'], source)).toEqual([termWeights.whole, termWeights.acrossWords]);
  });

  it('without other characters have full weight when a text contains them and they are content', () => {
    const source = sourceOf(['断网', '如何', '网的']);
    expect(weigh(['断', '网'], source)).toEqual([termWeights.whole]);
    expect(weigh(['网', '断'], source)).toEqual([termWeights.acrossWordsUnseen]);
    expect(weigh(['如何'], source)).toEqual([termWeights.questionWord]);
    expect(weigh(['网', '的'], source)).toEqual([termWeights.stopWord]);
  });

  it('across words are marked as such', () => {
    const reading = { segment: () => ['配置', '心跳'], isOnlyQuestionWords: false };
    const terms = buildHanTerms('配置心跳', sourceOf(['配置', '置心', '心跳']), reading);
    expect(terms.map(({ isAcrossWords }) => isAcrossWords)).toEqual([false, true, false]);
  });
});

it.each([
  ['离', termWeights.whole],
  ['的', termWeights.stopWord],
  ['和', termWeights.stopWord],
  ['吗', termWeights.stopWord],
])('give the single term %s the weight %d', (character, weight) => {
  expect(weigh([character], sourceOf([]))).toEqual([weight]);
});

describe('an unknown bigram', () => {
  const source = sourceOf(['心跳']);
  const holds = (terms: readonly Pick<QueryTerm, 'text' | 'weight'>[]): boolean =>
    hasUnseenBigram({ terms } as unknown as ParsedQuery, source);

  it('may be a typo unless it is a question or stop word', () => {
    expect(holds([{ text: '心挑', weight: termWeights.unseen }])).toBe(true);
    expect(holds([{ text: '心挑', weight: termWeights.acrossWordsUnseen }])).toBe(true);
    expect(holds([{ text: '心的', weight: termWeights.stopWord }])).toBe(false);
  });

  it('is found among known ones', () => {
    expect(holds([{ text: '心跳', weight: 1 }])).toBe(false);
    expect(holds([{ text: 'modbsu', weight: 1 }])).toBe(false);
    expect(
      holds([
        { text: '心跳', weight: 1 },
        { text: '心挑', weight: 1 },
      ]),
    ).toBe(true);
    expect(holds([])).toBe(false);
  });
});

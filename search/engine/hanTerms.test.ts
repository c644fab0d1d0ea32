import { describe, expect, it } from 'vitest';
import { buildHanTerms, hasUnseenBigram } from './hanTerms';
import type { PostingSource } from './postings';
import type { ParsedQuery, QueryTerm } from './query';
import { minAssociation, termWeights } from './weights';

const run = { firstSection: 0, sections: Uint16Array.of(0), counts: Uint16Array.of(1), start: 0, end: 1 };

/** An index that has `known`, whose characters hold together as much as `cohesion` says. */
const sourceOf = (known: readonly string[], associationScore = 0): PostingSource => ({
  find: (term) => (known.includes(term) ? [run] : []),
  withPrefix: () => [],
  containing: () => [],
  similarTo: () => [],
  associationScore: () => associationScore,
});

/** Weights of a run of which `cut` are the segmenter's words. */
function weigh(cut: readonly string[], source: PostingSource): number[] {
  const reading = { segment: () => [...cut], isOnlyQuestionWords: false, isAlone: false };
  return buildHanTerms(cut.join(''), source, reading).map(({ weight }) => weight);
}

describe('pairs', () => {
  it('hold together sooner where the segmenter leaves both characters alone than where it leaves one', () => {
    const source = sourceOf(['断网', '网后'], minAssociation.betweenSingles);
    expect(weigh(['断', '网', '后'], source)).toEqual([termWeights.whole, termWeights.whole]);
    expect(weigh(['断', '网后'], source)).toEqual([termWeights.acrossWords, termWeights.whole]);
    expect(weigh(['断网', '后'], source)).toEqual([termWeights.whole, termWeights.acrossWords]);
  });

  it('that end a verb are none, where no text has them', () => {
    expect(weigh(['打', '偏了'], sourceOf(['打偏']))).toEqual([termWeights.acrossWords, termWeights.stopWord]);
    expect(weigh(['打', '偏了'], sourceOf(['打偏', '偏了']))).toEqual([termWeights.acrossWords, termWeights.whole]);
    expect(weigh(['打', '偏差'], sourceOf(['打偏']))).toEqual([termWeights.acrossWords, termWeights.unseen]);
    expect(weigh(['了解', '值'], sourceOf([]))).toEqual([termWeights.unseen, termWeights.acrossWordsUnseen]);
  });

  it('beside which nobody typed others are words, if a text has them and they ask for something', () => {
    const source = sourceOf(['断网', '如何', '网的']);
    expect(weigh(['断', '网'], source)).toEqual([termWeights.whole]);
    expect(weigh(['网', '断'], source)).toEqual([termWeights.acrossWordsUnseen]);
    expect(weigh(['如何'], source)).toEqual([termWeights.questionWord]);
    expect(weigh(['网', '的'], source)).toEqual([termWeights.stopWord]);
  });

  it('across words are what a section may lack', () => {
    const reading = { segment: () => ['配置', '心跳'], isOnlyQuestionWords: false, isAlone: false };
    const terms = buildHanTerms('配置心跳', sourceOf(['配置', '置心', '心跳']), reading);
    expect(terms.map(({ isAcrossWords }) => isAcrossWords)).toEqual([false, true, false]);
  });
});

it.each([
  ['离', termWeights.singleHan],
  ['的', termWeights.stopWord],
  ['和', termWeights.stopWord],
  ['吗', termWeights.stopWord],
])('%s alone weighs %d', (character, weight) => {
  expect(weigh([character], sourceOf([]))).toEqual([weight]);
});

describe('a pair that stands nowhere', () => {
  const source = sourceOf(['心跳']);
  const holds = (terms: readonly Pick<QueryTerm, 'text' | 'weight'>[]): boolean =>
    hasUnseenBigram({ terms } as unknown as ParsedQuery, source);

  it('may be a slip, if it is no question and no function word', () => {
    expect(holds([{ text: '心挑', weight: termWeights.unseen }])).toBe(true);
    expect(holds([{ text: '心挑', weight: termWeights.acrossWordsUnseen }])).toBe(true);
    expect(holds([{ text: '心的', weight: termWeights.stopWord }])).toBe(false);
  });

  it('counts among others', () => {
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

import { describe, expect, it } from 'vitest';
import { buildHanUnits, holdsUnseenPair } from './hanUnits';
import type { PostingSource } from './postings';
import type { ParsedQuery, QueryUnit } from './query';
import { cohesive, unitWeights } from './weights';

const run = { firstSection: 0, sections: Uint16Array.of(0), counts: Uint16Array.of(1), start: 0, end: 1 };

/** An index that has `known`, whose characters hold together as much as `cohesion` says. */
const sourceOf = (known: readonly string[], cohesion = 0): PostingSource => ({
  find: (term) => (known.includes(term) ? [run] : []),
  withPrefix: () => [],
  containing: () => [],
  similarTo: () => [],
  cohesion: () => cohesion,
});

/** Weights of a run of which `cut` are the segmenter's words. */
function weigh(cut: readonly string[], source: PostingSource): number[] {
  const reading = { segment: () => [...cut], isNothingElse: false, isAlone: false };
  return buildHanUnits(cut.join(''), source, reading).map(({ weight }) => weight);
}

describe('pairs', () => {
  it('hold together sooner where the segmenter leaves both characters alone than where it leaves one', () => {
    const source = sourceOf(['断网', '网后'], cohesive.betweenSingles);
    expect(weigh(['断', '网', '后'], source)).toEqual([unitWeights.whole, unitWeights.whole]);
    expect(weigh(['断', '网后'], source)).toEqual([unitWeights.acrossWords, unitWeights.whole]);
    expect(weigh(['断网', '后'], source)).toEqual([unitWeights.whole, unitWeights.acrossWords]);
  });

  it('that end a verb are none, where no text has them', () => {
    expect(weigh(['打', '偏了'], sourceOf(['打偏']))).toEqual([unitWeights.acrossWords, unitWeights.stopWord]);
    expect(weigh(['打', '偏了'], sourceOf(['打偏', '偏了']))).toEqual([unitWeights.acrossWords, unitWeights.whole]);
    expect(weigh(['打', '偏差'], sourceOf(['打偏']))).toEqual([unitWeights.acrossWords, unitWeights.unseen]);
    expect(weigh(['了解', '值'], sourceOf([]))).toEqual([unitWeights.unseen, unitWeights.acrossWordsUnseen]);
  });

  it('beside which nobody typed others are words, if a text has them and they ask for something', () => {
    const source = sourceOf(['断网', '如何', '网的']);
    expect(weigh(['断', '网'], source)).toEqual([unitWeights.whole]);
    expect(weigh(['网', '断'], source)).toEqual([unitWeights.acrossWordsUnseen]);
    expect(weigh(['如何'], source)).toEqual([unitWeights.questionWord]);
    expect(weigh(['网', '的'], source)).toEqual([unitWeights.stopWord]);
  });

  it('across words are what a section may lack', () => {
    const reading = { segment: () => ['配置', '心跳'], isNothingElse: false, isAlone: false };
    const units = buildHanUnits('配置心跳', sourceOf(['配置', '置心', '心跳']), reading);
    expect(units.map(({ isAcross }) => isAcross)).toEqual([false, true, false]);
  });
});

it.each([
  ['离', unitWeights.singleHan],
  ['的', unitWeights.stopWord],
  ['和', unitWeights.stopWord],
  ['吗', unitWeights.stopWord],
])('%s alone weighs %d', (character, weight) => {
  expect(weigh([character], sourceOf([]))).toEqual([weight]);
});

describe('a pair that stands nowhere', () => {
  const source = sourceOf(['心跳']);
  const holds = (units: readonly Pick<QueryUnit, 'text' | 'weight'>[]): boolean =>
    holdsUnseenPair({ units } as unknown as ParsedQuery, source);

  it('may be a slip, if it is no question and no function word', () => {
    expect(holds([{ text: '心挑', weight: unitWeights.unseen }])).toBe(true);
    expect(holds([{ text: '心挑', weight: unitWeights.acrossWordsUnseen }])).toBe(true);
    expect(holds([{ text: '心的', weight: unitWeights.stopWord }])).toBe(false);
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

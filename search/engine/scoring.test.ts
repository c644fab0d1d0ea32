import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFold } from '../text/fold';
import { addMention, fieldNames, maskOf, mentions } from './fields';
import type { QueryUnit } from './query';
import { Scorer, beyondPage, rarity, weighMentions } from './scoring';
import { TextIndex } from './textIndex';
import type { FieldText } from './textNotes';
import { fieldWeights, saturation, unitWeights } from './weights';

const fold = createFold('');
const field = (name: FieldText['field'], text: string): FieldText => ({ field: name, text, folded: fold(text) });
const unit = (text: string, changes: Partial<QueryUnit> = {}): QueryUnit => ({
  text,
  weight: 1,
  expansions: [{ term: text, weight: 1 }],
  ...changes,
});

const even = {
  heading: new Float32Array([1, 0.5]),
  content: new Float32Array([1, 0.5]),
  code: new Float32Array([1, 0.5]),
};
const counts = (...names: FieldText['field'][]) => names.reduce((sum, name) => addMention(sum, mentions[name]), 0);

describe('mentions', () => {
  it.each([
    ['heading', fieldWeights.heading],
    ['title', fieldWeights.title],
    ['ancestors', fieldWeights.ancestors],
    ['keywords', fieldWeights.keywords],
    ['content', fieldWeights.content],
    ['code', fieldWeights.code],
  ] as const)('in %s count %d', (name, weight) => {
    expect(weighMentions(counts(name), 0, even, fieldWeights)).toBe(weight);
  });

  it('in long fields count less, and all fields add up', () => {
    const all = counts('heading', 'content', 'content', 'code', 'title');
    const { heading, content, code, title } = fieldWeights;
    expect(weighMentions(all, 1, even, fieldWeights)).toBe(heading / 2 + content + code / 2 + title);
  });

  it('never count less when a field is worth more', () => {
    fc.assert(
      fc.property(
        fc.nat(0xffff),
        fc.constantFrom(...fieldNames),
        fc.integer({ min: 1, max: 9 }),
        (packed, name, more) => {
          const heavier = { ...fieldWeights, [name]: fieldWeights[name] + more };
          expect(weighMentions(packed, 0, even, heavier)).toBeGreaterThanOrEqual(
            weighMentions(packed, 0, even, fieldWeights),
          );
        },
      ),
    );
  });
});

it('what stands in few sections is rare, and nothing counts below zero', () => {
  expect(rarity(1, 100)).toBeCloseTo(Math.log(1 + 99.5 / 1.5));
  expect(rarity(1, 100)).toBeGreaterThan(rarity(2, 100));
  expect(rarity(100, 100)).toBeGreaterThan(0);
});

describe('scores', () => {
  let index: TextIndex;
  let scorer: Scorer;
  beforeEach(() => {
    index = new TextIndex(4);
    index.add(0, [
      [field('heading', '设备'), field('content', 'mqtt')],
      [field('title', '设备'), field('content', '连接')],
      [field('title', '设备'), field('content', '设备')],
      [],
    ]);
    scorer = new Scorer(4, index);
  });
  const score = (...units: QueryUnit[]) => scorer.score(units, index.lengths.factors());

  it('are BM25F: rarity times what saturates with mentions', () => {
    const { scores, held, total, touched } = score(unit('mqtt'));
    const worth = rarity(1, 4);
    expect(touched).toEqual([0]);
    expect(total).toBeCloseTo(worth);
    expect(held[0]).toBeCloseTo(worth);
    const mentions = index.lengths.factors().content[0] ?? 0;
    expect(scores[0]).toBeCloseTo((worth * mentions) / (mentions + saturation));
  });

  it('of an earlier query leave no trace', () => {
    const before = Array.from(score(unit('mqtt')).scores);
    score(unit('设备'), unit('连接'));
    const { scores, flags, held } = score(unit('mqtt'));
    expect(Array.from(scores)).toEqual(before);
    expect(flags[1]).toBe(0);
    expect(held[1]).toBe(0);
  });

  it('say where a section holds what it holds', () => {
    const { held, heldInHead, heldItself, heldInHeading, flags } = score(unit('设备'));
    const worth = held[0] ?? 0;
    expect(Array.from(heldInHead, (part) => part / worth)).toEqual([1, 1, 1, 0]);
    expect(Array.from(heldItself, (part) => part / worth)).toEqual([1, 0, 1, 0]);
    expect(Array.from(heldInHeading, (part) => part / worth)).toEqual([1, 0, 0, 0]);
    expect(Array.from(flags, (bits) => (bits & beyondPage) !== 0)).toEqual([true, false, false, false]);
    expect((flags[1] ?? 0) & maskOf('title')).not.toBe(0);
    expect(score(unit('mqtt')).heldInHead[0]).toBe(0);
  });

  it('count the units that a section holds, those across words and weightier, but no wording', () => {
    const across = unit('mqtt', { weight: unitWeights.acrossWords });
    const { heldUnits } = score(unit('设备'), across, unit('连接', { weight: unitWeights.questionWord }));
    expect(Array.from(heldUnits)).toEqual([2, 1, 1, 0]);
  });

  it('add up over the units that a section holds, where it holds them', () => {
    const alone = [unit('设备'), unit('mqtt')].map((one) => {
      const { scores, held, heldInHead, heldItself, heldInHeading } = score(one);
      return [scores, held, heldInHead, heldItself, heldInHeading].map((values) => values[0] ?? 0);
    });
    const both = score(unit('设备'), unit('mqtt'));
    const { scores, held, heldInHead, heldItself, heldInHeading, flags } = both;
    expect(both.touched).toEqual([0, 1, 2]); // each once
    [scores, held, heldInHead, heldItself, heldInHeading].forEach((values, place) => {
      expect(values[0]).toBeCloseTo((alone[0]?.[place] ?? 0) + (alone[1]?.[place] ?? 0));
    });
    expect((flags[0] ?? 0) & maskOf('heading', 'content')).toBe(counts('heading', 'content'));
  });

  it('count all a unit expands to as one term, each by its weight', () => {
    const expansions = [
      { term: 'mqtt', weight: 0.5 },
      { term: '连接', weight: 1 },
    ];
    const { held, scores } = score(unit('x', { expansions }));
    expect(held[0]).toBeCloseTo(rarity(2, 4));
    expect(held[1]).toBeCloseTo(rarity(2, 4));
    expect(scores[0]).toBeLessThan(scores[1] ?? 0);
    const inOneSection = ['mqtt', '设备'].map((term) => ({ term, weight: 1 }));
    expect(score(unit('x', { expansions: inOneSection })).total).toBeCloseTo(rarity(3, 4));
  });

  it('do not miss an optional unit', () => {
    const { total, held, scores } = score(unit('mqtt'), unit('连接', { isOptional: true }));
    expect(total).toBeCloseTo(rarity(1, 4));
    expect(held[1]).toBe(0);
    expect(scores[1]).toBeGreaterThan(0);
  });

  it('hold a pair across words to be no rarer than the words', () => {
    const { total } = score(unit('设备'), unit('mqtt', { weight: 0.5, isAcross: true }));
    expect(total).toBeCloseTo(1.5 * rarity(3, 4));
    const beside = score(unit('设备'), unit('连接'), unit('mqtt', { weight: 0.5, isAcross: true }));
    expect(beside.total).toBeCloseTo(1.25 * (rarity(3, 4) + rarity(1, 4))); // as rare as they are on average
    expect(score(unit('mqtt', { isAcross: true })).total).toBeCloseTo(rarity(1, 4));
  });

  it('hold what stands nowhere to be as rare as what stands once', () => {
    expect(score(unit('none')).total).toBeCloseTo(rarity(1, 4));
  });
});

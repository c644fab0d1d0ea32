import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFold } from '../text/fold';
import { addOccurrence, fieldNames, maskOf, occurrences } from './fields';
import type { QueryTerm } from './query';
import { Scorer, beyondPage, idf, weighOccurrences } from './scoring';
import { TextIndex } from './textIndex';
import type { FieldText } from './additionBuilder';
import { fieldWeights, saturation, termWeights } from './weights';

const fold = createFold('');
const field = (name: FieldText['field'], text: string): FieldText => ({ field: name, text, folded: fold(text) });
const queryTerm = (text: string, changes: Partial<QueryTerm> = {}): QueryTerm => ({
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
const counts = (...names: FieldText['field'][]) =>
  names.reduce((sum, name) => addOccurrence(sum, occurrences[name]), 0);

describe('occurrences', () => {
  it.each([
    ['heading', fieldWeights.heading],
    ['title', fieldWeights.title],
    ['ancestors', fieldWeights.ancestors],
    ['keywords', fieldWeights.keywords],
    ['content', fieldWeights.content],
    ['code', fieldWeights.code],
  ] as const)('in %s count %d', (name, weight) => {
    expect(weighOccurrences(counts(name), 0, even, fieldWeights)).toBe(weight);
  });

  it('in long fields count less, and all fields add up', () => {
    const all = counts('heading', 'content', 'content', 'code', 'title');
    const { heading, content, code, title } = fieldWeights;
    expect(weighOccurrences(all, 1, even, fieldWeights)).toBe(heading / 2 + content + code / 2 + title);
  });

  it('never count less when a field has a higher weight', () => {
    fc.assert(
      fc.property(
        fc.nat(0xffff),
        fc.constantFrom(...fieldNames),
        fc.integer({ min: 1, max: 9 }),
        (packed, name, more) => {
          const heavier = { ...fieldWeights, [name]: fieldWeights[name] + more };
          expect(weighOccurrences(packed, 0, even, heavier)).toBeGreaterThanOrEqual(
            weighOccurrences(packed, 0, even, fieldWeights),
          );
        },
      ),
    );
  });
});

it('gives rare terms a high idf, which is never negative', () => {
  expect(idf(1, 100)).toBeCloseTo(Math.log(1 + 99.5 / 1.5));
  expect(idf(1, 100)).toBeGreaterThan(idf(2, 100));
  expect(idf(100, 100)).toBeGreaterThan(0);
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
  const score = (...terms: QueryTerm[]) => scorer.score(terms, index.lengths.factors());

  it('are BM25F: idf times saturated frequency', () => {
    const { scores, matched, total, touched } = score(queryTerm('mqtt'));
    const worth = idf(1, 4);
    expect(touched).toEqual([0]);
    expect(total).toBeCloseTo(worth);
    expect(matched[0]).toBeCloseTo(worth);
    const occurrences = index.lengths.factors().content[0] ?? 0;
    expect(scores[0]).toBeCloseTo((worth * occurrences) / (occurrences + saturation));
  });

  it('of an earlier query leave no trace', () => {
    const before = Array.from(score(queryTerm('mqtt')).scores);
    score(queryTerm('设备'), queryTerm('连接'));
    const { scores, flags, matched } = score(queryTerm('mqtt'));
    expect(Array.from(scores)).toEqual(before);
    expect(flags[1]).toBe(0);
    expect(matched[1]).toBe(0);
  });

  it('include the fields in which a section matches', () => {
    const { matched, matchedInHead, matchedItself, matchedInHeading, flags } = score(queryTerm('设备'));
    const worth = matched[0] ?? 0;
    expect(Array.from(matchedInHead, (part) => part / worth)).toEqual([1, 1, 1, 0]);
    expect(Array.from(matchedItself, (part) => part / worth)).toEqual([1, 0, 1, 0]);
    expect(Array.from(matchedInHeading, (part) => part / worth)).toEqual([1, 0, 0, 0]);
    expect(Array.from(flags, (bits) => (bits & beyondPage) !== 0)).toEqual([true, false, false, false]);
    expect((flags[1] ?? 0) & maskOf('title')).not.toBe(0);
    expect(score(queryTerm('mqtt')).matchedInHead[0]).toBe(0);
  });

  it('count matched terms, including those across words, but no stop or question words', () => {
    const across = queryTerm('mqtt', { weight: termWeights.acrossWords });
    const { matchedTerms } = score(queryTerm('设备'), across, queryTerm('连接', { weight: termWeights.questionWord }));
    expect(Array.from(matchedTerms)).toEqual([2, 1, 1, 0]);
  });

  it('add up over the matched terms, by field', () => {
    const alone = [queryTerm('设备'), queryTerm('mqtt')].map((one) => {
      const { scores, matched, matchedInHead, matchedItself, matchedInHeading } = score(one);
      return [scores, matched, matchedInHead, matchedItself, matchedInHeading].map((values) => values[0] ?? 0);
    });
    const both = score(queryTerm('设备'), queryTerm('mqtt'));
    const { scores, matched, matchedInHead, matchedItself, matchedInHeading, flags } = both;
    expect(both.touched).toEqual([0, 1, 2]); // each once
    [scores, matched, matchedInHead, matchedItself, matchedInHeading].forEach((values, place) => {
      expect(values[0]).toBeCloseTo((alone[0]?.[place] ?? 0) + (alone[1]?.[place] ?? 0));
    });
    expect((flags[0] ?? 0) & maskOf('heading', 'content')).toBe(counts('heading', 'content'));
  });

  it('count all expansions of a term as one, each by its weight', () => {
    const expansions = [
      { term: 'mqtt', weight: 0.5 },
      { term: '连接', weight: 1 },
    ];
    const { matched, scores } = score(queryTerm('x', { expansions }));
    expect(matched[0]).toBeCloseTo(idf(2, 4));
    expect(matched[1]).toBeCloseTo(idf(2, 4));
    expect(scores[0]).toBeLessThan(scores[1] ?? 0);
    const inOneSection = ['mqtt', '设备'].map((term) => ({ term, weight: 1 }));
    expect(score(queryTerm('x', { expansions: inOneSection })).total).toBeCloseTo(idf(3, 4));
  });

  it('do not require optional terms', () => {
    const { total, matched, scores } = score(queryTerm('mqtt'), queryTerm('连接', { isOptional: true }));
    expect(total).toBeCloseTo(idf(1, 4));
    expect(matched[1]).toBe(0);
    expect(scores[1]).toBeGreaterThan(0);
  });

  it('limit the idf of bigrams across words', () => {
    const { total } = score(queryTerm('设备'), queryTerm('mqtt', { weight: 0.5, isAcrossWords: true }));
    expect(total).toBeCloseTo(1.5 * idf(3, 4));
    const beside = score(queryTerm('设备'), queryTerm('连接'), queryTerm('mqtt', { weight: 0.5, isAcrossWords: true }));
    expect(beside.total).toBeCloseTo(1.25 * (idf(3, 4) + idf(1, 4))); // as rare as average
    expect(score(queryTerm('mqtt', { isAcrossWords: true })).total).toBeCloseTo(idf(1, 4));
  });

  it('treat absent terms like terms in one section', () => {
    expect(score(queryTerm('none')).total).toBeCloseTo(idf(1, 4));
  });
});

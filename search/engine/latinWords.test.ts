import { describe, expect, it } from 'vitest';
import { createFold } from '../text/fold';
import { expand, findWhole, readWords } from './latinWords';
import { TextIndex } from './textIndex';

const fold = createFold('');
const text = 'QoS 1 qo s1 axis Pos, modbus 48 485, v2.3 v2.4 v2.4.1 v2.30, 10.0 1001 io iot F401';
const index = new TextIndex(1);
index.add(0, [[{ field: 'content', text, folded: fold(text) }]]);

const chunk = (typed: string) => ({ text: typed, folded: fold(typed), isLast: true });
const wordsOf = (typed: string) => readWords(chunk(typed), index).map((word) => word.text);

describe('a chunk', () => {
  it.each([
    ['QoS1', ['qo', 's1']],
    ['axisPos', ['axis', 'pos']],
    ['modbus48', ['modbus', '48']],
    ['F-10', ['10']],
    ['-1', ['1']],
    ['axPos', ['ax', 'pos']],
    ['i/o', ['io']],
    ['10.5', ['10.5']], // without 10
    ['10.20', ['10', '20']],
    ['-10.5', ['10.5']],
  ])('%s has the words %j', (typed, words) => {
    expect(wordsOf(typed)).toEqual(words);
  });

  it.each([
    ['axisPo', [false, true]],
    ['modbus48', [false, false]], // a number does not continue
    ['48modbus', [false, true]],
    ['pos-x', [true]],
  ])('%s may continue at its end: %j', (typed, goOn) => {
    expect(readWords(chunk(typed), index).map(({ isLast }) => isLast)).toEqual(goOn);
  });

  it.each([
    ['i/o', ['io']], // not iot
    ['io', ['io', 'iot']],
    ['1.0', []], // neither 10 nor 1001
    ['10.0', ['10.0']],
    ['1.0.0.1', []],
    ['2.4.1', ['2.4.1']],
    ['2.4', ['2.4', '2.4.1']],
    ['x-10', ['10', '10.0', '1001']], // may become 1001
  ])('%s finds %j', (typed, terms) => {
    const found = readWords(chunk(typed), index).flatMap((word) => expand(word, index));
    expect(found.map(({ term }) => term)).toEqual(terms);
  });
});

describe('a word', () => {
  it('has flags for completeness and typing', () => {
    expect(readWords(chunk('modbus/axis'), index)).toEqual([
      { text: 'modbus', isLast: false, isComplete: false },
      { text: 'axis', isLast: true, isComplete: false },
    ]);
    expect(readWords(chunk('48-axis'), index)[0]).toMatchObject({ text: '48', isComplete: true });
    expect(readWords(chunk('axis-48'), index)[1]).toMatchObject({ text: '48', isComplete: false });
    expect(readWords(chunk('io'), index)).toEqual([{ text: 'io', isLast: true, isComplete: false }]);
  });

  it('matches prefixes from two letters on when it is complete', () => {
    const earlier = (typed: string) => expand({ text: typed, isLast: false }, index).map(({ term }) => term);
    expect(earlier('mo')).toEqual(['modbus']);
    expect(earlier('m')).toEqual([]);
    expect(earlier('io')).toEqual(['io']);
  });

  it('with a minus sign matches itself if texts contain it', () => {
    const negative = new TextIndex(1);
    negative.add(0, [[{ field: 'content', text: '返回 -3', folded: '返回 -3' }]]);
    expect(readWords(chunk('-3'), negative)).toEqual([{ text: '-3', isLast: true }]);
  });
});

describe('a whole chunk', () => {
  it.each([
    ['v2.3', 'v2.3'],
    ['v2.3.1', 'v2.3'],
    ['v2.3.1.5', 'v2.3'],
    ['v2.4.1', 'v2.4.1'],
    ['v3.9.1', undefined], // v3 would not be a version
    ['2.3.1', '2.3'],
    ['2.9.1', undefined],
    ['v2/3/1', undefined],
    ['v2-3-1', undefined],
    ['v2.3-1', undefined],
    ['10.0', '10.0'],
    ['v2', undefined],
    ['-1', undefined],
  ])('%s is %s', (typed, whole) => {
    expect(findWhole(chunk(typed), index)?.text).toBe(whole);
  });

  it('is the short version when the index contains it', () => {
    expect([wordsOf('2.3.1'), wordsOf('2.9.1')]).toEqual([['2.3'], ['2.9.1']]);
  });
});

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
    ['QoS1', ['qos', '1']],
    ['QoS2', ['qo', 's2']], // there is no 2
    ['QoS1-1', ['qo', 's1']],
    ['axisPos', ['axis', 'pos']],
    ['modbus48', ['modbus', '48']],
    ['F-401', ['f401']], // no 401
    ['F-10', ['10']], // there is no F10
    ['-1', ['1']],
    ['IoT', ['iot']], // not io
    ['kPa', ['kpa']],
    ['LoRa', ['lora']],
    ['axPos', ['ax', 'pos']],
    ['i/o', ['io']],
    ['10.5', ['10.5']], // no 10
    ['10.20', ['10', '20']],
    ['-10.5', ['10.5']],
  ])('%s has the words %j', (typed, words) => {
    expect(wordsOf(typed)).toEqual(words);
  });

  it.each([
    ['axisPo', [false, true]],
    ['modbus48', [false, false]], // a number does not go on
    ['48modbus', [false, true]],
    ['pos-x', [true]],
  ])('%s may go on at its end: %j', (typed, goOn) => {
    expect(readWords(chunk(typed), index).map(({ isLast }) => isLast)).toEqual(goOn);
  });

  it.each([
    ['i/o', ['io']], // not iot
    ['io', ['io', 'iot']],
    ['1.0', []], // not 10, nor 1001
    ['10.0', ['10.0']],
    ['1.0.0.1', []],
    ['2.4.1', ['2.4.1']],
    ['2.4', ['2.4', '2.4.1']],
    ['x-10', ['10', '10.0', '1001']], // and may be 1001 soon
  ])('%s finds %j', (typed, terms) => {
    const found = readWords(chunk(typed), index).flatMap((word) => expand(word, index));
    expect(found.map(({ term }) => term)).toEqual(terms);
  });
});

describe('the whole of a chunk', () => {
  it.each([
    ['v2.3', 'v2.3'],
    ['v2.3.1', 'v2.3'],
    ['v2.3.1.5', 'v2.3'],
    ['v2.4.1', 'v2.4.1'],
    ['v3.9.1', undefined], // v3 would be no version
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

  it('is the word of a version of short parts, too', () => {
    expect([wordsOf('2.3.1'), wordsOf('2.9.1')]).toEqual([['2.3'], ['2.9.1']]);
  });
});

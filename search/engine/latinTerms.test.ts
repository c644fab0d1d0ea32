import { beforeEach, describe, expect, it } from 'vitest';
import { createFold } from '../text/fold';
import { buildLatinTerms } from './latinTerms';
import { TextIndex } from './textIndex';
import { matchWeights, termWeights } from './weights';

const fold = createFold('');
const texts = [
  'device devices list',
  'E1001 err',
  'abc 30 abcd',
  'v2 timeout on',
  'modbus',
  'k-3 on 7',
  'getlist',
  'x9',
];
const long = 'q'.repeat(63);

let index: TextIndex;
beforeEach(() => {
  index = new TextIndex(texts.length + 1);
  index.add(
    0,
    [...texts, `${long} ${long}z`].map((text) => [{ field: 'heading', text, folded: fold(text) }]),
  );
});

/** Terms of chunks with their expansions; the last chunk is still being typed unless `isDone`. */
function termsOf(typed: string, isDone = false) {
  const chunks = typed.split(' ').map((text, at, all) => ({
    text,
    folded: fold(text),
    isLast: !isDone && at === all.length - 1,
  }));
  return buildLatinTerms(chunks, index).map(({ text, expansions }) => [
    text,
    expansions.map(({ term, weight }) => [term, weight]),
  ]);
}

const weightsOf = (typed: string) =>
  buildLatinTerms([{ text: typed, folded: fold(typed), isLast: false }], index).map(({ text, weight }) => [
    text,
    weight,
  ]);

describe('a word', () => {
  const { prefixLast, prefixEarlier, suffix, oneTypo } = matchWeights;

  it.each<[string, boolean, unknown]>([
    [
      'device',
      false,
      [
        [
          'device',
          [
            ['device', 1],
            ['devices', prefixLast],
          ],
        ],
      ],
    ], // may continue
    ['device', true, [['device', [['device', 1]]]]],
    [
      'devic',
      true,
      [
        [
          'devic',
          [
            ['device', prefixEarlier],
            ['devices', prefixEarlier],
          ],
        ],
      ],
    ],
    ['mo', true, [['mo', [['modbus', prefixEarlier]]]]],
    ['m', false, [['m', [['modbus', prefixLast]]]]],
    ['dbus', true, [['dbus', [['modbus', suffix]]]]],
    ['modbux', true, [['modbux', [['modbus', oneTypo]]]]],
    [
      'listdevice',
      true,
      [
        ['list', [['list', 1]]],
        ['device', [['device', 1]]],
      ],
    ],
    [
      'onv2',
      true,
      [
        ['on', [['on', 1]]],
        ['v2', [['v2', 1]]],
      ],
    ],
    ['ab3', true, [['ab3', []]]],
  ])('expands %s, complete: %s', (typed, isDone, expected) => {
    expect(termsOf(typed, isDone)).toEqual(expected);
  });

  it('is split at its digits only if no text contains it and some text contains a piece', () => {
    expect(termsOf('e1001', true)).toEqual([['e1001', [['e1001', 1]]]]);
    expect(termsOf('e100', true).map(([text]) => text)).toEqual(['e100']); // a prefix of e1001
    expect(termsOf('abc30', true)).toEqual([
      ['abc', [['abc', 1]]],
      ['30', [['30', 1]]],
    ]);
    expect(termsOf('zzz30', true)).toEqual([['30', [['30', 1]]]]);
    expect(termsOf('zzz99', true).map(([text]) => text)).toEqual(['zzz99']);
    expect(termsOf('x9', true)).toEqual([['x9', [['x9', 1]]]]);
  });

  it('may continue at its end only', () => {
    expect(termsOf('30abc')).toEqual([
      ['30', [['30', 1]]],
      [
        'abc',
        [
          ['abc', 1],
          ['abcd', prefixLast],
        ],
      ],
    ]);
    expect(termsOf('abc30')[0]).toEqual(['abc', [['abc', 1]]]);
    expect(termsOf('abc.on')[0]).toEqual(['abc', [['abc', 1]]]);
  });
});

describe('a signed number', () => {
  it('matches itself if texts contain it, else the unsigned number', () => {
    expect(termsOf('-30', true)).toEqual([['30', [['30', 1]]]]);
    const signed = new TextIndex(1);
    signed.add(0, [[{ field: 'content', text: '返回 -3', folded: '返回 -3' }]]);
    expect(buildLatinTerms([{ text: '-3', folded: '-3', isLast: false }], signed)[0]?.text).toBe('-3');
  });
});

it.each(['get list', 'get_list', 'getList'])('expands %s to its parts and the whole', (typed) => {
  const { prefixEarlier } = matchWeights;
  const get = [
    ['getlist', prefixEarlier],
    ['getlist', 1],
  ];
  const list = [
    ['list', 1],
    ['getlist', 1],
  ];
  expect(termsOf(typed, true)).toEqual([
    ['get', get],
    ['list', list],
    ['getlist', [['getlist', 1]]],
  ]);
});

describe('adjacent words', () => {
  it('are optional as a joined word', () => {
    const chunks = ['get', 'list'].map((text) => ({ text, folded: text, isLast: false }));
    expect(buildLatinTerms(chunks, index).map(({ isOptional }) => isOptional ?? false)).toEqual([false, false, true]);
  });

  it('are not joined beyond the maximum length of indexed words', () => {
    expect(termsOf(`${long} z`, true)[0]).toEqual([
      long,
      [
        [long, 1],
        [`${long}z`, 1],
      ],
    ]);
    expect(termsOf(`${long} zz`, true)[0]).toEqual([long, [[long, 1]]]);
  });
});

describe('an identifier', () => {
  it('has parts of one letter only if it has no others', () => {
    expect(termsOf('device-x', true).map(([text]) => text)).toEqual(['device']);
    expect(termsOf('x_9', true).map(([text]) => text)).toEqual(['x9', 'x9']);
  });

  it('matches sections with the whole, even if their text splits it in another way', () => {
    const camel = new TextIndex(2);
    camel.add(0, [
      [{ field: 'content', text: 'g_udiCycles', folded: 'g_udicycles' }],
      [{ field: 'content', text: 'udiCycles', folded: 'udicycles' }],
    ]);
    const typed = { text: 'g_udicycles', folded: 'g_udicycles', isLast: false };
    expect(buildLatinTerms([typed], camel)[0]?.expansions).toEqual([
      { term: 'udicycles', weight: 1 },
      { term: 'gudicycles', weight: 1 },
    ]);
  });

  it('with a typo in one part matches a known whole', () => {
    const names = new TextIndex(1);
    names.add(0, [[{ field: 'content', text: 'showNotify show', folded: 'shownotify show' }]]);
    const read = (text: string) => buildLatinTerms([{ text, folded: fold(text), isLast: false }], names);
    const intended = { term: 'shownotify', weight: matchWeights.twoTypos };
    expect(read('showNofity').map(({ expansions }) => expansions)).toEqual([
      [{ term: 'show', weight: 1 }, intended],
      [intended],
      [intended],
    ]);
  });

  it('that is unknown matches a similar one, even if all its parts are words', () => {
    const names = new TextIndex(1);
    names.add(0, [[{ field: 'content', text: 'goMenu details goto', folded: 'gomenu details goto' }]]);
    const read = (text: string) =>
      buildLatinTerms([{ text, folded: fold(text), isLast: false }], names).map(({ expansions }) =>
        expansions.map(({ term }) => term),
      );
    expect(read('gotoMenu')).toEqual([['goto', 'gomenu'], ['menu', 'gomenu'], ['gomenu']]);
    expect(read('menuDetails')).toEqual([['menu'], ['details']]);
    expect(read('goMenu')[2]).toEqual(['gomenu']);
  });

  it('that is unknown has only its parts', () => {
    expect(termsOf('device_modbus', true).map(([text]) => text)).toEqual(['device', 'modbus']);
    expect(termsOf('device', true)).toHaveLength(1); // and no whole besides the only part
  });
});

it('expands a joined chunk to itself only', () => {
  const numbers = new TextIndex(1);
  const text = '1001 1.0 12500 iot I/O';
  numbers.add(0, [[{ field: 'content', text, folded: fold(text) }]]);
  const termsOf = (...typed: string[]) =>
    buildLatinTerms(
      typed.map((chunk, at) => ({ text: chunk, folded: fold(chunk), isLast: at === typed.length - 1 })),
      numbers,
    ).map((queryTerm) => [queryTerm.text, queryTerm.expansions.map(({ term }) => term)]);
  const one = ['1.0', ['1.0']];
  expect(termsOf('1.0')).toEqual([one, one]); // and is not a prefix of 1001
  expect(termsOf('I/O')[0]).toEqual(['io', ['io']]); // or of iot
  expect(termsOf('2.5')).toEqual([['2.5', []]]); // and not inside 12500
});

it('weighs less when it is short', () => {
  expect(weightsOf('device')).toEqual([['device', termWeights.whole]]);
  expect(weightsOf('30')).toEqual([['30', termWeights.short]]);
  expect(weightsOf('m')).toEqual([['m', termWeights.short]]);
});

it('treats an English stop word as a name when it is alone', () => {
  expect(weightsOf('on')).toEqual([['on', termWeights.whole]]);
  expect(weightsOf('a')).toEqual([['a', termWeights.short]]);
  expect(weightsOf('on-list')[0]).toEqual(['on', termWeights.stopWord]);
  const chunks = ['on', 'list'].map((text) => ({ text, folded: text, isLast: false }));
  expect(buildLatinTerms(chunks, index)[0]?.weight).toBe(termWeights.stopWord);
});

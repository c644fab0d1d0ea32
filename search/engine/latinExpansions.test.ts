import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFold } from '../text/fold';
import type { Field } from './fields';
import { findCorrections, findSuffixed, splitWord } from './latinExpansions';
import { TextIndex } from './textIndex';
import { matchWeights } from './weights';

const fold = createFold('');

function buildIndex(field: Field, words: readonly string[]): TextIndex {
  const index = new TextIndex(words.length);
  index.add(
    0,
    words.map((word) => [{ field, text: word, folded: fold(word) }]),
  );
  return index;
}

/** An index in which each word is the heading of the given number of sections. */
function indexOf(...words: readonly string[]): TextIndex {
  return buildIndex('heading', words);
}

const { oneTypo, twoTypos, firstLetterTypo, suffix } = matchWeights;

describe('spelling corrections of a word', () => {
  const index = indexOf(
    'modbus',
    'nodbus',
    'register',
    'axis',
    'axle',
    'axle',
    'v1002',
    '0x0f',
    '60fdh',
    '1002',
    '3phase',
    'v11.2',
    '192.168.11.0',
    'r'.repeat(33),
  );
  const corrected = (word: string) => findCorrections(word, index).map(({ term, weight }) => [term, weight]);

  it.each([
    ['modbsu', [['modbus', oneTypo]]],
    [
      'codbus',
      [
        ['modbus', oneTypo * firstLetterTypo],
        ['nodbus', oneTypo * firstLetterTypo],
      ],
    ], // the more frequent first
    ['0x0b', []], // 0x0f is another one
    ['60ffh', []],
    ['axs', []], // too short
    ['axes', [['axis', oneTypo]]],
    [
      'axie',
      [
        ['axle', oneTypo],
        ['axis', oneTypo],
      ],
    ],
    ['rogistor', [['register', twoTypos]]],
    ['regstr', []], // two in a word of less than eight letters
    ['1001', []], // a number is another number
    ['1002', []], // and the same one in another word
    ['3phsae', [['3phase', oneTypo]]],
    ['v1001', []],
    ['v1020', []], // not the same digits
    ['v1oo2', []], // two typos
    ['v1.12', []], // the same digits, but another version
    ['192.168.1.10', []],
    ['v10o2', [['v1002', oneTypo]]], // a letter for a digit
    [
      'w1002',
      [
        ['1002', oneTypo * firstLetterTypo],
        ['v1002', oneTypo * firstLetterTypo],
      ],
    ],
    ['r'.repeat(32), [['r'.repeat(33), oneTypo]]],
    ['r'.repeat(34), []], // a key
  ])('%s', (word, expected) => {
    expect(corrected(word)).toEqual(expected);
  });

  it('are at most four, the nearer and more frequent ones', () => {
    const many = indexOf('aaaab', 'aaaac', 'aaaac', 'aaaad', 'aaaae', 'aaaaf', 'aaaaf', 'aaaaf');
    expect(findCorrections('aaaax', many).map(({ term }) => term)).toEqual(['aaaaf', 'aaaac', 'aaaab', 'aaaad']);
  });
});

describe('spelling corrections to a word outside headings', () => {
  const index = buildIndex('content', ['timer', 'sampling', 'temperature']);

  it('keep the first letter', () => {
    expect(findCorrections('timre', index).map(({ term }) => term)).toEqual(['timer']);
    expect(findCorrections('limer', index)).toEqual([]);
    expect(findCorrections('limer', buildIndex('keywords', ['timer'])).map(({ term }) => term)).toEqual(['timer']);
  });
});

it('do not change the first letter and another one', () => {
  const index = indexOf('sampling');
  expect(findCorrections('smaplign', index).map(({ term }) => term)).toEqual(['sampling']);
  expect(findCorrections('dumpling', index)).toEqual([]);
});

it('finds longer words that end with a word, but not with a short one or a number', () => {
  const index = indexOf('sessionstoragesetitem', 'modbus', '811009280', '31009');
  expect(findSuffixed('setitem', index)).toEqual([{ term: 'sessionstoragesetitem', weight: suffix }]);
  expect(findSuffixed('storage', index)).toEqual([]);
  expect(findSuffixed('bus', index)).toEqual([]);
  expect(findSuffixed('1009', index)).toEqual([]);
});

describe('splitting a word', () => {
  const words = ['device', 'device', 'list', 'list', 'de', 'vicelist', 'on', 'axis'];
  const index = indexOf(...words, words.join(' '));

  it.each([
    ['devicelist', ['device', 'list']],
    ['axison', ['axis', 'on']],
    ['axisunknown', undefined],
    ['unknownaxis', undefined],
    ['on', undefined],
  ])('%s', (word, expected) => {
    expect(splitWord(word, index)).toEqual(expected);
  });

  it('keeps numbers whole', () => {
    const numbers = indexOf('12 05', '12a 05', '4000 1.5');
    expect([splitWord('1205', numbers), splitWord('12a05', numbers)]).toEqual([undefined, ['12a', '05']]);
    expect(splitWord('40001.5', numbers)).toBeUndefined();
  });

  it('needs words of one section', () => {
    expect(splitWord('motorcycle', indexOf('motor', 'cycle'))).toBeUndefined();
    expect(splitWord('motorcycle', indexOf('motor cycle'))).toEqual(['motor', 'cycle']);
  });

  it('finds words that two additions contribute to one section', () => {
    const index = new TextIndex(3);
    const text = (word: string) => [{ field: 'content' as const, text: word, folded: word }];
    index.add(0, [[], [], text('motor')]);
    index.add(1, [[], text('cycle')]);
    expect(splitWord('motorcycle', index)).toEqual(['motor', 'cycle']);
  });

  it('prefers the most frequent rarer word', () => {
    const words = ['abc', 'abcd', 'def', 'ef', 'abcdef'];
    const anyCounts = fc.array(fc.nat(3), { minLength: words.length, maxLength: words.length });
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const given = words.flatMap((word, place) => new Array<string>(counts[place] ?? 0).fill(word));
        const rarestOf = (parts: string[]) =>
          Math.min(...parts.map((part) => given.filter((word) => word === part).length));
        const text = 'abcdef';
        const best = Math.max(...[2, 3, 4].map((cut) => rarestOf([text.slice(0, cut), text.slice(cut)])));
        const found = splitWord(text, indexOf(...given, given.join(' ')));
        expect(found ? rarestOf(found) : 0).toBe(best);
        if (found) expect(found.join('')).toBe(text);
      }),
    );
  });
});

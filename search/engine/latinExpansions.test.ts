import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFold } from '../text/fold';
import type { Field } from './fields';
import { findCorrections, findInfixMatches, findPrefixCorrections, splitWord } from './latinExpansions';
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

const { oneTypo, twoTypos, firstLetterTypo, prefixTypo, inside } = matchWeights;

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

  it('never change the first letter', () => {
    expect(findPrefixCorrections('temple', index)).toEqual([]);
    expect(findPrefixCorrections('temple', indexOf('temperature')).map(({ term }) => term)).toEqual(['temperature']);
  });
});

it('do not change the first letter and another one', () => {
  const index = indexOf('sampling');
  expect(findCorrections('smaplign', index).map(({ term }) => term)).toEqual(['sampling']);
  expect(findCorrections('dumpling', index)).toEqual([]);
});

describe('spelling corrections of a prefix', () => {
  const index = indexOf('controller', 'connection', 'v10023', 'rrrrrr' + 'r'.repeat(30));
  const completed = (word: string) => findPrefixCorrections(word, index).map(({ term }) => term);

  it.each([
    ['contorl', ['controller']],
    ['conne', ['connection']],
    ['conection'.slice(0, 6), ['connection']], // a missing letter
    ['connnec', ['connection']], // an extra letter
    ['cnot', []], // too short
    ['xontrol', []], // the first letter is taken as typed
    ['v1002', []],
    ['r'.repeat(33), []],
    ['r'.repeat(32), ['r'.repeat(36)]],
  ])('%s', (word, expected) => {
    expect(completed(word)).toEqual(expected);
  });

  it('weigh less than complete words', () => {
    expect(findPrefixCorrections('contorl', index)).toEqual([{ term: 'controller', weight: prefixTypo }]);
  });
});

it('finds a word inside others, but a single letter only if it is the whole query', () => {
  const index = indexOf('modbus', 'busy', 'axis');
  expect(findInfixMatches('dbus', index, false)).toEqual([{ term: 'modbus', weight: inside }]);
  expect(findInfixMatches('odbu', index, false)).toEqual([{ term: 'modbus', weight: inside }]);
  expect(findInfixMatches('x', index, false)).toEqual([]);
  expect(findInfixMatches('x', index, true)).toEqual([{ term: 'axis', weight: inside }]);
});

it('does not find a number inside another one', () => {
  const numbers = indexOf('811009280 31009');
  expect([findInfixMatches('1009', numbers, true), findInfixMatches('1009280', numbers, false)]).toEqual([[], []]);
  expect(findInfixMatches('9a', indexOf('1009a'), false)).not.toEqual([]);
});

it('finds a few letters only at the end of a word', () => {
  const index = indexOf('processor', 'servodi', 'redial', 'modbus');
  expect(findInfixMatches('sso', index, true)).toEqual([]);
  expect(findInfixMatches('di', index, false)).toEqual([{ term: 'servodi', weight: inside }]);
  expect(findInfixMatches('bus', index, false)).toEqual([{ term: 'modbus', weight: inside }]);
});

describe('splitting a word', () => {
  const words = ['device', 'device', 'list', 'list', 'get', 'de', 'vicelist', 'on', 'of', 'axis'];
  const index = indexOf(...words, words.join(' '));

  it.each([
    ['devicelist', ['device', 'list']],
    ['getdevicelist', ['get', 'device', 'list']],
    ['getaxislist', ['get', 'axis', 'list']],
    ['axison', ['axis', 'on']],
    ['onaxisof', undefined],
    ['axisunknown', undefined],
    ['unknownaxis', undefined],
    ['getunknownlist', undefined],
    ['on', undefined],
  ])('%s', (word, expected) => {
    expect(splitWord(word, index, false)).toEqual(expected);
  });

  it('keeps numbers whole', () => {
    const numbers = indexOf('12 05', '12a 05', '4000 1.5');
    expect([splitWord('1205', numbers, false), splitWord('12a05', numbers, false)]).toEqual([undefined, ['12a', '05']]);
    expect(splitWord('40001.5', numbers, false)).toBeUndefined();
  });

  it('needs longer parts when a typo is likely', () => {
    expect(splitWord('axison', index, true)).toBeUndefined();
    expect(splitWord('devicelist', index, true)).toEqual(['device', 'list']);
  });

  it('needs co-occurring words, and no three words with one of two letters', () => {
    expect(splitWord('motorcycle', indexOf('motor', 'cycle'), false)).toBeUndefined();
    expect(splitWord('motorcycle', indexOf('motor cycle'), false)).toEqual(['motor', 'cycle']);
    expect(splitWord('getmotorcycle', indexOf('get motor', 'get cycle'), false)).toBeUndefined();
    expect(splitWord('dentist', indexOf('den ti st'), false)).toBeUndefined();
  });

  it('finds words that two additions contribute to one section', () => {
    const index = new TextIndex(3);
    const text = (word: string) => [{ field: 'content' as const, text: word, folded: word }];
    index.add(0, [[], [], text('motor')]);
    index.add(1, [[], text('cycle')]);
    expect(splitWord('motorcycle', index, false)).toEqual(['motor', 'cycle']);
  });

  it('prefers the most frequent rarest word, and two words to three', () => {
    const words = ['abc', 'abcd', 'def', 'efg', 'abcdef', 'ghi', 'defghi'];
    const anyCounts = fc.array(fc.nat(3), { minLength: words.length, maxLength: words.length });
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const given = words.flatMap((word, place) => new Array<string>(counts[place] ?? 0).fill(word));
        const countOf = (part: string) => given.filter((word) => word === part).length;
        const text = 'abcdefghi';
        const cuts = [1, 2, 3, 4, 5, 6, 7, 8];
        const two = cuts.map((cut) => [text.slice(0, cut), text.slice(cut)]);
        const three = cuts.flatMap((cut) =>
          cuts
            .filter((next) => next > cut)
            .map((next) => [text.slice(0, cut), text.slice(cut, next), text.slice(next)]),
        );
        const sectionFactor = (parts: string[]) => Math.min(...parts.map(countOf));
        const best = [two, three].map((ways) => Math.max(...ways.map(sectionFactor))).find((worth) => worth > 0);
        const found = splitWord(text, indexOf(...given, given.join(' ')), false);
        expect(found && Math.min(...found.map(countOf))).toBe(best);
        if (found) expect(found.join('')).toBe(text);
        if (found && Math.max(...two.map(sectionFactor)) > 0) expect(found).toHaveLength(2);
      }),
    );
  });
});

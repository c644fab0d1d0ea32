import { describe, expect, it } from 'vitest';
import { createSpell } from './headingTerms';
import type { PageMention } from './postings';
import { readMoreTerms, readQueryTerms } from './queryTerms';

const dropQuestionWording = (text: string) => text.replace('怎么', '');
const read = (query: string) => readQueryTerms(query, query, dropQuestionWording);

describe('terms of a query', () => {
  it.each([
    ['设备', ['设备', '=设备']],
    ["she'bei", ['she', 'bei', '=shebei', '~shebei']],
    ['mqtt shebei', ['mqtt', 'shebei', '=mqttshebei', '~mqttshebei', '~mqtt', '~shebei', '+mqtt shebei', 'mqttshebei']],
    ['1001', ['1001', '=1001']],
    ['???', []],
    ['怎么备份', ['怎么', '么备', '备份', '=怎么备份', '=备份', '怎么备', '么备份']],
    ['怎么', ['怎么', '=怎么']],
    [
      'max pulse per rev',
      [
        'max',
        'pulse',
        'per',
        'rev',
        '=maxpulseperrev',
        '~maxpulseperrev',
        '~pulse',
        '+max pulse',
        '+pulse per',
        '+per rev',
        'maxpulseperrev',
      ],
    ],
  ])('%s', (query, expected) => {
    expect(read(query).map(({ term }) => term)).toEqual(expected);
  });

  it.each(['一 备份', 'a b c d e', 'a 备'])('%s is no identifier in several words', (query) => {
    expect(read(query).map(({ term }) => term)).not.toContain(query.replace(/ /g, ''));
  });

  it('are few, however long the query is, and hold each of its characters', () => {
    const query = '一二三四五六七八九十百千万亿';
    const terms = read(query).filter(({ kind }) => kind !== 'heading');
    expect(terms.filter(({ term }) => term.length === 3)).toHaveLength(6);
    const pairs = terms.filter(({ term }) => term.length === 2);
    expect(pairs).toHaveLength(10);
    expect(new Set(pairs.flatMap(({ term }) => [...term])).size).toBe(query.length);
  });

  it('stand for what begins with them where the reader may still be typing, and for headings', () => {
    const prefixes = read('心跳 max').filter(({ isPrefix }) => isPrefix);
    expect(prefixes.map(({ term }) => term)).toEqual(['max', '=心跳max']);
    expect(read('max 心跳').filter(({ isPrefix }) => isPrefix)).toEqual([
      { term: '=max心跳', isPrefix: true, kind: 'heading' },
    ]);
  });
});

describe('terms that are looked up besides', () => {
  const spell = createSpell({
    readings: [
      { syllable: 'xin', characters: '心新' },
      { syllable: 'tiao', characters: '跳条' },
    ],
    otherReadings: [],
  });
  const mention: PageMention = { place: 0, count: 1, isInHeading: false };
  const readMore = (query: string, ...known: string[]) =>
    readMoreTerms(query, read(query), new Map(known.map((term) => [term, [mention]])), spell).map(({ term }) => term);

  it.each([
    ['a word that stands nowhere, from its last letter to its first', 'haertbeat', [], ['<taebtreah']],
    ['no word that stands somewhere', 'heartbeat', ['heartbeat'], []],
    ['no word that something begins with', 'heart', ['heartbeat'], []],
    ['a word before others that only begins something', 'heart 心跳', ['heartbeat', '心跳'], ['<traeh']],
    ['no short word, no number, and not both as one', 'mqt 10012', [], []],
    ['no letters for characters that nobody taught us', '新网关', [], []],
    ['how Han characters sound that stand nowhere side by side', '新条', [], ['~xintiao']],
    ['the whole run of them', '心跳新条', ['心跳'], ['~xintiaoxintiao']],
    ['no run that stands somewhere, pair by pair', '心跳', ['心跳'], []],
    ['nothing of a character alone', '新', [], []],
  ])('are %s', (_what, query, known, expected) => {
    expect(readMore(query, ...known)).toEqual(expected);
  });
});

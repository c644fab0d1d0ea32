import { beforeEach, describe, expect, it } from 'vitest';
import { maxQueryChars } from '../protocol/limits';
import { createFold } from '../text/fold';
import { type QueryParser, createQueryParser } from './parseQuery';
import type { PostingSource } from './postings';
import type { QueryTerm } from './query';
import { TextIndex } from './textIndex';
import { minAssociation, matchWeights, termWeights } from './weights';

const fold = createFold('設设備备');
const texts = [
  '设备接入，配置好连接以后发送心跳。离线的设备，离线。目的地址。备份，备注，备件，备用。',
  '备份，备注，备件，备用，备案，备忘，备选，备考，备品，备料，备战，备课，备胎，备货',
  'Modbus TCP 与 MQTT，deviceId 和 device_list，readDataTable(handle)',
  'E1001 与 0x8A 返回 -3，opc ua，/api/v1/device/list',
  '如何配置网关',
];
let index: TextIndex;
let parse: QueryParser;
let parseAlone: QueryParser;
beforeEach(() => {
  index = new TextIndex(texts.length);
  index.add(
    0,
    texts.map((text) => [{ field: 'heading', text, folded: fold(text) }]),
  );
  parse = createQueryParser(fold, index, segment);
  parseAlone = createQueryParser(fold, index);
});
const words = ['设备', '接入', '配置', '心跳', '离', '线', '的', '地址', '目的', '在线', '在'];

/** Splits by the longest known word, like a segmenter; 离线 is not one of its words. */
function segment(run: string): string[] {
  const cut: string[] = [];
  for (let at = 0; at < run.length;) {
    const word =
      words.filter((known) => run.startsWith(known, at)).sort((a, b) => b.length - a.length)[0] ?? run.charAt(at);
    cut.push(word);
    at += word.length;
  }
  return cut;
}

/** Returns the index with another association score for one bigram. */
const source = (scored: string, score: number): PostingSource => ({
  find: (term) => index.find(term),
  withPrefix: (prefix) => index.withPrefix(prefix),
  withSuffix: (suffix) => index.withSuffix(suffix),
  similarTo: (word, maxEdits) => index.similarTo(word, maxEdits),
  associationScore: (bigram) => (bigram === scored ? score : 0),
});

const weights = (terms: readonly QueryTerm[]) => Object.fromEntries(terms.map(({ text, weight }) => [text, weight]));
const expansions = (query: string) =>
  parse(query).terms.map(({ text, expansions: found }) => [
    text,
    Object.fromEntries(found.map(({ term, weight }) => [term, weight])),
  ]);

describe('Han', () => {
  it('becomes bigrams; those across words have a small weight', () => {
    expect(weights(parse('设备接入').terms)).toEqual({ 设备: 1, 备接: termWeights.acrossWords, 接入: 1 });
    expect(weights(parse('配置心跳').terms)).toEqual({ 配置: 1, 置心: termWeights.acrossWordsUnseen, 心跳: 1 });
  });

  it('marks bigrams across words', () => {
    expect(parse('配置心跳').terms.map(({ text, isAcrossWords }) => [text, isAcrossWords])).toEqual([
      ['配置', false],
      ['置心', true],
      ['心跳', false],
    ]);
  });

  it('treats associated characters as a word despite the segmenter', () => {
    expect(weights(parse('设备离线').terms)).toMatchObject({ 设备: 1, 离线: 1 });
  });

  it('has a lower threshold when the segmenter knows no word for either character', () => {
    const singles = createQueryParser(fold, index, (run) => Array.from(run));
    const between = source('备接', minAssociation.betweenSingles);
    const parseBetween = createQueryParser(fold, between, segment);
    expect(weights(singles('网备份').terms)).toMatchObject({ 备份: 1 });
    const singlesBetween = createQueryParser(fold, between, (run) => Array.from(run));
    expect(weights(singlesBetween('备接入').terms)).toMatchObject({ 备接: 1 });
    expect(weights(parseBetween('设备接入').terms)).toMatchObject({ 备接: termWeights.acrossWords });
  });

  it('uses association scores when there is no segmenter', () => {
    expect(weights(parseAlone('配置心跳').terms)).toEqual({ 配置: 1, 置心: termWeights.acrossWordsUnseen, 心跳: 1 });
    expect(weights(parseAlone('股票').terms)).toEqual({ 股票: termWeights.unseen });
    expect(weights(parseAlone('股票行').terms)).toEqual({ 股票: termWeights.unseen, 票行: termWeights.unseen });
  });

  it('gives single function words a small weight', () => {
    expect(weights(parse('设备的地址').terms)).toEqual({
      设备: 1,
      备的: termWeights.stopWord,
      的地: termWeights.stopWord,
      地址: 1,
    });
    expect(weights(parse('目的地址').terms)).toMatchObject({ 目的: 1 });
  });

  it('gives question words a small weight, unless there is nothing else', () => {
    expect(weights(parse('如何配置').terms)).toEqual({
      如何: termWeights.questionWord,
      何配: termWeights.questionWord,
      配置: 1,
    });
    expect(weights(parse('配置怎么办').terms)).toEqual({ 配置: 1 });
    expect(weights(parseAlone('如何').terms)).toEqual({ 如何: 1 });
  });

  it('matches one character', () => {
    expect(expansions('离')).toEqual([['离', { 离: 1 }]]);
    expect(parse('离').terms[0]?.weight).toBe(termWeights.whole);
    expect(expansions('的')).toEqual([['的', { 的: 1 }]]);
  });

  it('folds traditional characters', () => {
    expect(parse('設備').terms).toEqual(parse('设备').terms);
  });
});

describe('words of letters and digits', () => {
  it.each([
    ['mqtt', [['mqtt', { mqtt: 1 }]]],
    ['ＭＱＴＴ', [['mqtt', { mqtt: 1 }]]],
    ['mod', [['mod', { modbus: matchWeights.prefixLast }]]],
    ['mod ', [['mod', { modbus: matchWeights.prefixLast }]]],
    [
      'mod 设备',
      [
        ['mod', { modbus: matchWeights.prefixEarlier }],
        ['设备', { 设备: 1 }],
      ],
    ],
    ['modbsu', [['modbsu', { modbus: matchWeights.oneTypo }]]],
    ['nodbus', [['nodbus', { modbus: matchWeights.oneTypo * matchWeights.firstLetterTypo }]]],
    ['readdatatbale', [['readdatatbale', { readdatatable: matchWeights.oneTypo }]]],
    ['readadtatbale', [['readadtatbale', { readdatatable: matchWeights.twoTypos }]]],
    ['dbus', [['dbus', { modbus: matchWeights.suffix }]]],
    ['e1001', [['e1001', { e1001: 1 }]]],
    ['1001', [['1001', { 1001: 1 }]]],
    ['1002', [['1002', {}]]],
    ['-3', [['-3', { '-3': 1 }]]],
    ['-4', [['4', {}]]],
    ['datatable', [['datatable', { readdatatable: matchWeights.suffix }]]],
    [
      'opcua',
      [
        ['opc', { opc: 1 }],
        ['ua', { ua: 1 }],
      ],
    ],
    ['qqqq', [['qqqq', {}]]],
  ])('of %s find %j', (query, found) => {
    expect(expansions(query)).toEqual(found);
  });

  it.each(['deviceId', 'device_id', 'device-id', 'device id', 'DEVICE_ID', 'deviceid'])(
    '%s finds deviceId',
    (query) => {
      const terms = parse(query).terms.flatMap(({ expansions: found }) => found.map(({ term }) => term));
      expect(terms).toContain('deviceid');
    },
  );

  it('that are separated each match the joined word', () => {
    expect(expansions('read data table')).toEqual([
      ['read', { read: 1, readdatatable: 1 }],
      ['data', { data: 1, readdatatable: 1 }],
      ['table', { table: 1, readdatatable: 1 }],
      ['readdatatable', { readdatatable: 1 }],
    ]);
  });

  it('of an identifier are terms, and so is the whole', () => {
    expect(parse('device_list').terms.map(({ text, weight, isOptional }) => [text, weight, isOptional])).toEqual([
      ['device', 1, undefined],
      ['list', 1, undefined],
      ['devicelist', termWeights.wholeChunk, true],
    ]);
    expect(parse('device_nothing').terms.map(({ text }) => text)).toEqual(['device', 'nothing']);
  });

  it('of an identifier after Han are the same', () => {
    const [, ...latin] = parse('设备 deviceId').terms.map(({ text }) => text);
    expect(latin).toEqual(parse('deviceId').terms.map(({ text }) => text));
    expect(latin.length).toBeGreaterThan(1);
  });

  it('have a small weight when they are short or stop words', () => {
    expect(weights(parse('opc 20 x how').terms)).toEqual({
      opc: 1,
      20: termWeights.short,
      x: termWeights.short,
      how: termWeights.stopWord,
    });
  });

  it('stay whole with their number, or are split when no text contains the whole', () => {
    expect(parse('mqtt1001').terms.map(({ text }) => text)).toEqual(['mqtt', '1001']);
    expect(parse('qqqq77').terms.map(({ text }) => text)).toEqual(['qqqq77']);
    expect(parse('e10').terms.map(({ text }) => text)).toEqual(['e10']);
  });

  it('have their spelling correction', () => {
    expect(parse('modbsu').terms[0]?.corrected).toBe('modbus');
    expect(parse('modbus').terms[0]?.corrected).toBeUndefined();
    expect(parse('modbsu 配置')).toMatchObject({
      whole: 'modbus 配置',
      compactWhole: 'modbus配置',
      compactPhrases: 'modbus配置',
    });
  });
});

describe('phrases', () => {
  const phrases = (query: string) => parse(query).phrases.map(({ kind, text }) => `${kind} ${text}`);

  it.each([
    ['Modbus-TCP 配置', ['latin modbus-tcp', 'han 配置']],
    ['配置modbus', ['han 配置', 'latin modbus']],
    ['设备离线怎么办', ['han 设备离线']],
    ['为什么设备怎么离线', ['han 设备', 'han 离线']],
    ['为什么', ['han 为什么']],
    ['错误码 1001', ['latin 1001']],
    ['error 1001', ['latin 1001']],
    ['错误码', ['han 错误码']],
    ['返回 -3', ['latin -3']],
    ['5tcp', ['latin 5', 'latin tcp']],
    ['。', []],
    ['', []],
  ])('of %s are %j', (query, found) => {
    expect(phrases(query)).toEqual(found);
  });

  it('come with the whole query, as typed and without punctuation', () => {
    expect(parse(' 如何 Modbus-TCP ')).toMatchObject({
      typed: '如何 Modbus-TCP',
      whole: '如何 modbus-tcp',
      compactWhole: '如何modbustcp',
      compactPhrases: 'modbustcp',
    });
  });

  it('omit labels of a code', () => {
    expect(weights(parse('错误码 1001').terms)).toEqual({
      错误: termWeights.questionWord,
      误码: termWeights.questionWord,
      1001: 1,
    });
    expect(weights(parse('error 1001').terms)).toEqual({ error: termWeights.questionWord, 1001: 1 });
    expect(weights(parse('error mqtt').terms)).toEqual({ error: 1, mqtt: 1 });
    expect(parse('error 1001').terms.map(({ isAcrossWords }) => isAcrossWords ?? false)).toEqual([true, false]);
  });

  it('are from the first 64 characters only', () => {
    expect(phrases(`${'mqtt'.padEnd(maxQueryChars)}modbus`)).toEqual(['latin mqtt']);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { LanguageTables } from '../../protocol/corpus';
import { rewriteLimits, rewriteWeights } from '../weights';
import { noTables } from '../testing/smallCorpus';
import { HeadingRuns, readHeadingRuns } from './headingRuns';
import { rewriteHomophones } from './homophones';
import { rewritePinyin } from './pinyinRewrites';
import { type Readings, createReadings } from './syllables';

const tables: LanguageTables = {
  ...noTables,
  readings: [
    { syllable: 'she', characters: '设社舍' },
    { syllable: 'bei', characters: '备背被' },
    { syllable: 'jie', characters: '接结节' },
    { syllable: 'ru', characters: '入如' },
    { syllable: 'lian', characters: '连链' },
    { syllable: 'pei', characters: '配陪' },
    { syllable: 'zhi', characters: '置值' },
    { syllable: 'xin', characters: '心新' },
    { syllable: 'tiao', characters: '跳条' },
  ],
};

let readings: Readings;
let runs: HeadingRuns;
/** Rewrites a query over `runs`. Each word of the query is in `count` sections. */
const readOver = (runs: HeadingRuns, query: string, count = 0) =>
  rewritePinyin(
    query,
    () => runs,
    () => count,
  );

const noHeadings = new HeadingRuns([]);
beforeEach(() => {
  readings = createReadings(tables);
  runs = readHeadingRuns(['设备接入', '连接', '配置'], readings);
});

describe('pinyin in a query', () => {
  const known = new Map([
    ['mqtt', 9],
    ['mq', 9],
    ['ip', 9],
    ['ipli', 9],
    ['zhi', 9],
    ['x', 9],
    ['ru', 1],
  ]);
  const read = (query: string) =>
    rewritePinyin(
      query,
      () => runs,
      (word) => known.get(word) ?? 0,
    ).map(({ text }) => text);

  it.each([
    ['shebeijieru', ['设备接入']],
    ['she bei jie ru', ['设备接入']],
    ["she'bei'jie'ru", ['设备接入']],
    ['shebei jieru', ['设备接入']],
    ['mqtt lianjie', ['mqtt 连接']],
    ['lianjie mqtt', ['连接 mqtt']],
    ['xlianjie', []],
    ['lianjiex', ['连接']], // one extra letter
    ['qqlianjie', []],
    ['lianjieqq', []],
    ['设备jieru', ['设备接入']],
    ['设bei接入', ['设备接入']],
    ['设备jr', ['设备接入']],
    ['mqtt 设备jr', ['mqtt 设备接入']],
    ['网关，设备jr', ['网关，设备接入']],
    ['网关 lian jie', ['网关 连接']],
    ['lian jie mqtt', ['连接 mqtt']],
    ['lian  jie', ['连接']],
    ['mqtt zhi', []],
    ['ip lianjie', ['ip 连接']],
    ['lian，jie', ['连，接']],
    ['qqqq zhi lianjie', ['qqqq zhi 连接']], // texts contain zhi
    ['网关lianjie', ['网关连接']],
    ['网关 lianjie，peizhi', ['网关 连接，配置']],
    ['lianjie peizhi', ['连接 配置']],
    ['lianjie qqqq', ['连接 qqqq']],
    ['lian_jie', []],
    ['mqtt', []],
    ['qqqq', []],
    ['1001', []],
    ['设备', []],
    ['', []],
  ])('rewrites %s as %j', (query, rewrites) => {
    expect(read(query)).toEqual(rewrites);
  });

  it('reads the first six words separately', () => {
    expect(read(`qqqq${' lianjie'.repeat(6)}`)).toEqual([`qqqq${' 连接'.repeat(5)} lianjie`]);
  });

  it('limits the combinations of several words', () => {
    const some = readHeadingRuns(['设', '社', '舍'], readings);
    expect(readOver(some, 'she，she').map(({ text }) => text)).toEqual(['社，社', '社，舍', '社，设', '舍，社']);
  });

  it('is tried for rare words', () => {
    const frequent = (count: number) => readOver(runs, 'lianjie', count);
    expect(frequent(rewriteLimits.minWordSections - 1)).toHaveLength(1);
    expect(frequent(rewriteLimits.minWordSections)).toEqual([]);
  });

  it('has the weight of its weakest word', () => {
    const [best] = readOver(runs, 'peizhi sbjr');
    expect(best).toEqual({ text: '配置 设备接入', weight: rewriteWeights.pinyinInitials });
  });

  it('has a higher weight when adjacent Han characters are part of the same heading', () => {
    const whole = { text: '设备接入', weight: rewriteWeights.pinyinFull };
    expect(readOver(runs, '设备jieru')).toEqual([whole]);
    expect(readOver(runs, 'jieru')).toEqual([{ text: '接入', weight: rewriteWeights.insideRun }]);
  });

  it('reads v as ü', () => {
    const own = createReadings({
      ...noTables,
      readings: [
        { syllable: 'lü', characters: '率' },
        { syllable: 'bo', characters: '波' },
      ],
    });
    const found = (query: string) => readOver(readHeadingRuns(['率', '波率'], own), query);
    const textsOf = (query: string) => found(query).map(({ text }) => text);
    expect([textsOf('lv'), textsOf('lu')]).toEqual([['率'], []]);
    expect(textsOf('qqqq lv')).toEqual(['qqqq 率']);
    expect(found('bo lv')).toEqual([{ text: '波率', weight: rewriteWeights.pinyinFull }]);
  });
});

describe('homophones', () => {
  const counts: Record<string, number> = {
    ...{ 心跳: 9, 跳超: 9, 发心: 9, 跳心: 9, 新条: 0, 接超: 4 },
    ...{ 设备: 9, 备接: 9, 接入: 9, 连接: 9, 网关: 9, 关连: 9 },
  };
  /** Bigrams with their frequencies, each a word; all of them once without counts. */
  const known = (given?: Readonly<Record<string, number>>, isWord: (bigram: string) => boolean = () => true) => ({
    count: (bigram: string) => (given ? (given[bigram] ?? 0) : 1),
    isWord,
  });
  const words = new Set(['心跳', '接入', '连接', '跳超']);
  const inWords = (given: Readonly<Record<string, number>>) => known(given, (bigram) => words.has(bigram));
  const read = (query: string, given = counts, headings = runs) =>
    rewriteHomophones(query, readings, headings, inWords(given));

  it.each([
    ['设备结入', ['设备接入']],
    ['社备接入', ['设备接入']],
    ['链接', ['连接']],
    ['网关链接', ['网关连接']],
    ['设背接如', ['设备接入']],
    ['mqtt 链接', ['mqtt 连接']],
    ['结入', ['接入']],
    ['心条', ['心跳']],
    ['新跳', ['心跳']],
    ['发新条超', ['发心跳超']],
    ['连接', []],
    ['陪值', []],
    ['链', []],
    ['链接 结入', ['连接 结入', '链接 接入']],
    ['链接，', ['连接，']],
    ['社背接结', []], // hardly a character is as typed
    ['心条心条心条心条', ['心跳心跳心跳心条']], // three typos
    ['', []],
    ['mqtt', []],
  ])('rewrite %s as %j', (query, rewrites) => {
    expect(read(query)).toEqual(rewrites);
  });

  it('include those of any reading of a character', () => {
    const own = createReadings({
      ...noTables,
      readings: [
        { syllable: 'chang', characters: '长常' },
        { syllable: 'zhang', characters: '长张' },
        { syllable: 'du', characters: '度' },
      ],
    });
    const found = (query: string) => rewriteHomophones(query, own, readHeadingRuns(['长度'], own), known());
    expect([found('常度'), found('张度')]).toEqual([['长度'], ['长度']]);
  });

  it('include those of a heading at any position', () => {
    const found = (query: string) => rewriteHomophones(query, readings, runs, known());
    expect([found('链接水水'), found('水链接水'), found('水水链接')]).toEqual([
      ['连接水水'],
      ['水连接水'],
      ['水水连接'],
    ]);
  });

  it('are limited to the three longest headings', () => {
    const some = readHeadingRuns(['连结', '链接如', '连节如', '链节', '结入'], readings);
    expect(rewriteHomophones('链结如', readings, some, known())).toEqual(['链接如', '连结如', '链节如']);
  });

  it('are tried for typed queries, not for pasted text', () => {
    const found = (length: number) => rewriteHomophones('链接'.padEnd(length, '水'), readings, runs, known());
    expect(found(24)).toEqual(['连接'.padEnd(24, '水')]);
    expect(found(25)).toEqual([]);
  });

  it('create the most known bigrams, then the most frequent one', () => {
    const repaired = (query: string, counts: Record<string, number>) =>
      rewriteHomophones(query, readings, noHeadings, known(counts));
    expect(repaired('心条', { 新条: 5, 心跳: 9 })).toEqual(['心跳']);
    expect(repaired('心条', { 新条: 9, 心跳: 5 })).toEqual(['新条']);
    expect(repaired('心条', { 新条: 9, 心跳: 9 })).toEqual(['新条']);
    expect(repaired('心条超', { 新条: 99, 心跳: 5, 跳超: 5 })).toEqual(['心跳超']);
    expect(repaired('心条超', { 新条: 99, 条超: 99, 心跳: 5, 跳超: 5 })).toEqual(['新条超']);
    expect(repaired('水心条水', { 水新: 5, 新条: 5, 心跳: 99 })).toEqual(['水新条水']);
    expect(repaired('水水心条', { 水水: 9, 水新: 9, 心跳: 5 })).toEqual(['水水新条']);
    expect(repaired('新跳条', { 心跳: 9, 跳跳: 9 })).toEqual([]); // two typos in three characters are another word
    expect(repaired('心条', { 新: 50, 心跳: 5 })).toEqual(['心跳']); // a single character is not a bigram
    expect(repaired('心条', { 新条: 9, 跳: 50 })).toEqual(['新条']);
    expect(repaired('水心跳水', { 心跳: 9, 水新: 30 })).toEqual([]); // nothing gained
    expect(repaired('心跳', { 心跳: 1, 新跳: 30 })).toEqual([]); // occurs as it is
  });

  it('need not create a word when a character forms bigrams with both neighbours, which had none', () => {
    const repaired = (query: string, counts: Record<string, number>) =>
      rewriteHomophones(
        query,
        readings,
        noHeadings,
        known(counts, () => false),
      );
    const often = { 水新: 4, 新超: 4 };
    expect([repaired('水心超', often), repaired('水心超水', often)]).toEqual([['水新超'], ['水新超水']]);
    expect(repaired('水水心超', often)).toEqual(['水水新超']);
    expect(repaired('水心超', { ...often, 新超: 3 })).toEqual([]);
    expect(repaired('水心超', { ...often, 水新: 3 })).toEqual([]);
    expect(repaired('水心超水', { ...often, 心超: 1 })).toEqual([]); // it had one with one of them
    expect(repaired('水心', { 水新: 9 })).toEqual([]);
    expect(repaired('心条水水', { 新跳: 9, 跳水: 9, 水水: 9 })).toEqual([]); // two adjacent typos
  });

  it('need all bigrams of short words', () => {
    expect(read('心条水', { 心跳: 9 }, noHeadings)).toEqual([]);
    expect(read('心条', { 心跳: 3 }, noHeadings)).toEqual([]);
    expect(read('心条水水', { 心跳: 9, 水水: 9 }, noHeadings)).toEqual(['心跳水水']);
  });

  it('create a word, not a bigram across two', () => {
    expect(read('备结')).toEqual([]);
    expect(read('备结', counts, noHeadings)).toEqual([]);
    expect(read('结超', { 接超: 9 }, noHeadings)).toEqual([]);
    const [wholeHeading, longRun] = [['备接'], ['水水备接水']].map((headings) => readHeadingRuns(headings, readings));
    expect(read('备结', counts, wholeHeading)).toEqual(['备接']);
    expect(read('水备结水', { 水备: 9, 备接: 9 }, longRun)).toEqual(['水备接水']);
  });

  it('are not tried in a run of unknown bigrams', () => {
    expect(read('水链接水水', { 连接: 9 })).toEqual([]);
    expect(read('水链接水水', { 连接: 9, 水水: 9 })).toEqual(['水连接水水']);
  });
});

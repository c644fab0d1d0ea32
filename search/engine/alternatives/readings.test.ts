import { beforeEach, describe, expect, it } from 'vitest';
import type { LanguageTables } from '../../protocol/corpus';
import { createFold } from '../../text/fold';
import { alternativeLimits, alternativeWeights } from '../weights';
import { noTables } from '../smallCorpus';
import { TextIndex } from '../textIndex';
import { createAlternatives } from './alternatives';
import { type HeadingRun, readHeadingRuns } from './headingRuns';
import { readByHomophones } from './homophones';
import { type ReadOtherNames, createOtherNames } from './otherNames';
import { readAsPinyin } from './pinyinReadings';
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
let runs: readonly HeadingRun[];
beforeEach(() => {
  readings = createReadings(tables);
  runs = readHeadingRuns(['设备接入', '连接', '配置'], readings);
});

describe('pinyin in a query', () => {
  const known = new Map([
    ['mqtt', 9],
    ['mq', 9],
    ['ip', 9],
    ['x', 9],
    ['ru', 1],
  ]);
  const read = (query: string) => readAsPinyin(query, runs, (word) => known.get(word) ?? 0).map(({ text }) => text);

  it.each([
    ['shebeijieru', ['设备接入']],
    ['she bei jie ru', ['设备接入']],
    ["she'bei'jie'ru", ['设备接入']],
    ['shebei jieru', ['设备接入']],
    ['mqtt lianjie', ['mqtt 连接']],
    ['lianjie mqtt', ['连接 mqtt']],
    ['mqttlianjie', ['mqtt 连接']],
    ['lianjiemqtt', ['连接 mqtt']],
    ['iplianjie', ['ip 连接']],
    ['lianjieip', ['连接 ip']],
    ['xlianjie', []],
    ['lianjiex', []],
    ['mqttlian', ['mqtt 连']],
    ['mqttlia', []], // three letters are as likely a slip
    ['设备jieru', ['设备接入']],
    ['设bei接入', ['设备接入']],
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
  ])('%s is read as %j', (query, wordings) => {
    expect(read(query)).toEqual(wordings);
  });

  it('is read word by word in the first six words, each like the others of its spelling', () => {
    expect(read(`qqqq${' lianjie'.repeat(6)}`)).toEqual([`qqqq${' 连接'.repeat(5)} lianjie`]);
  });

  it('has the likeliest few readings of several words together', () => {
    const some = readHeadingRuns(['设', '社', '舍'], readings);
    expect(readAsPinyin('she，she', some, () => 0).map(({ text }) => text)).toEqual([
      '社，社',
      '社，舍',
      '社，设',
      '舍，社',
    ]);
  });

  it('is tried for words that hardly stand anywhere', () => {
    const frequent = (count: number) => readAsPinyin('lianjie', runs, () => count);
    expect(frequent(alternativeLimits.minWordSections - 1)).toHaveLength(1);
    expect(frequent(alternativeLimits.minWordSections)).toEqual([]);
  });

  it('is worth as much as its weakest word', () => {
    const [best] = readAsPinyin('peizhi sbjr', runs, () => 0);
    expect(best).toEqual({ text: '配置 设备接入', weight: alternativeWeights.pinyinInitials });
  });

  it('takes ü as v', () => {
    const own = createReadings({ ...noTables, readings: [{ syllable: 'lü', characters: '率' }] });
    const found = (query: string) => readAsPinyin(query, readHeadingRuns(['率'], own), () => 0).map(({ text }) => text);
    expect([found('lü'), found('lv'), found('lu')]).toEqual([['率'], ['率'], []]);
  });
});

describe('characters that sound the same', () => {
  const pairs: Record<string, number> = { 心跳: 9, 跳超: 9, 发心: 9, 跳心: 9, 新条: 0, 接超: 4 };
  const read = (query: string) =>
    readByHomophones(query, readings, runs, (pair) => pairs[pair] ?? 0).map(({ text }) => text);

  it.each([
    ['设备结入', ['设备接入']],
    ['社备接入', ['设备接入']],
    ['链接', ['连接']],
    ['网关链接', ['网关连接']],
    ['设背接如', ['设备接入']],
    ['mqtt 链接', ['mqtt 连接']],
    ['结入', ['接入']],
    ['备结', ['备接']],
    ['心条', ['心跳']],
    ['新跳', ['心跳']],
    ['发新条超', ['发心跳超']],
    ['连接', []],
    ['陪值', []],
    ['链', []],
    ['链接 结入', ['连接 结入', '链接 接入']],
    ['链接，', ['连接，']],
    ['社背结入', []], // one character of four is as typed
    ['心条心条心条心条', ['心跳心跳心跳心条']], // three slips
    ['', []],
    ['mqtt', []],
  ])('%s may be %j', (query, wordings) => {
    expect(read(query)).toEqual(wordings);
  });

  it('are worth less than what was typed', () => {
    expect(readByHomophones('链接', readings, runs, () => 0)).toEqual([
      { text: '连接', weight: alternativeWeights.homophone },
    ]);
  });

  it('are the three that the longest headings have', () => {
    const some = readHeadingRuns(['连结', '链接如', '连节如', '链节', '结入'], readings);
    expect(readByHomophones('链结如', readings, some, () => 0).map(({ text }) => text)).toEqual([
      '链接如',
      '连结如',
      '链节如',
    ]);
  });

  it('are looked for in what a reader types, not in pasted text', () => {
    const found = (length: number) =>
      readByHomophones('链接'.padEnd(length, '水'), readings, runs, () => 0).map(({ text }) => text);
    expect(found(24)).toEqual(['连接'.padEnd(24, '水')]);
    expect(found(25)).toEqual([]);
  });

  it('are those that make most of the pairs known, then those of the most frequent pair', () => {
    const repaired = (query: string, counts: Record<string, number>) =>
      readByHomophones(query, readings, [], (pair) => counts[pair] ?? 0).map(({ text }) => text);
    expect(repaired('心条', { 新条: 5, 心跳: 9 })).toEqual(['心跳']);
    expect(repaired('心条', { 新条: 9, 心跳: 5 })).toEqual(['新条']);
    expect(repaired('心条', { 新条: 9, 心跳: 9 })).toEqual(['新条']);
    expect(repaired('心条超', { 新条: 99, 心跳: 5, 跳超: 5 })).toEqual(['心跳超']);
    expect(repaired('心条超', { 新条: 99, 条超: 99, 心跳: 5, 跳超: 5 })).toEqual(['新条超']);
    expect(repaired('水心跳水', { 心跳: 9, 水新: 30 })).toEqual([]); // nothing gained
    expect(repaired('心跳', { 心跳: 1, 新跳: 30 })).toEqual([]); // stands somewhere as it is
  });

  it('must make sense together in short words', () => {
    expect(readByHomophones('心条水', readings, [], (pair) => (pair === '心跳' ? 9 : 0))).toEqual([]);
    expect(readByHomophones('心条', readings, [], (pair) => (pair === '心跳' ? 3 : 0))).toEqual([]);
    expect(
      readByHomophones('心条水水', readings, [], (pair) => (pair === '心跳' ? 9 : 0)).map(({ text }) => text),
    ).toEqual(['心跳水水']);
  });
});

describe('other names', () => {
  let read: ReadOtherNames;
  beforeEach(() => {
    read = createOtherNames(
      [
        { said: '網路', meant: '网络' },
        { said: 'PLC', meant: '控制器' },
        { said: 'HMI', meant: '触摸屏' },
        { said: 'HMI', meant: '人机界面' },
        { said: '网关', meant: '边缘网关' },
        { said: '埠', meant: '端口' },
        { said: 'SN 码', meant: '序列号' },
        { said: 'A1轴', meant: '第 1 轴' },
        { said: '上位机软件', meant: 'SCADA' },
        { said: '上位机', meant: '电脑' },
        { said: ' ', meant: '空' },
        { said: '无', meant: ' ' },
        { said: ' 从站 ', meant: ' 设备 ' },
        { said: '乙丙', meant: '丁' },
        { said: '甲乙', meant: '戊' },
        { said: '同', meant: '同' },
      ],
      createFold('網网'),
    );
  });

  it.each([
    ['网路', ['网络']],
    ['网路设置', ['网络设置']],
    ['plc 地址', ['控制器 地址']],
    ['plc地址', ['控制器 地址']],
    ['sn码', ['序列号']], // with and without the space
    ['看sn 码', ['看 序列号']],
    ['a1 轴', ['第 1 轴']],
    ['splc', []],
    ['plc2', []],
    ['hmi', ['触摸屏', '人机界面']],
    ['网关', ['边缘网关']],
    ['边缘网关', []],
    ['边缘网关和网关', ['边缘网关和边缘网关']],
    ['埠', ['端口']],
    ['com 埠', ['com 端口']],
    ['外埠', []],
    ['埠外', []],
    ['上位机软件v2', ['scada v2', '电脑软件 v2']],
    ['v2上位机软件', ['v2 scada', 'v2 电脑软件']],
    ['网路 plc', ['网络 控制器', '网络 plc', '网路 控制器']],
    ['网路 上位机软件', ['网络 scada', '网络 上位机软件', '网路 scada', '网路 电脑软件']],
    ['网路上位机', ['网络电脑', '网络上位机', '网路电脑']],
    ['上位机网路', ['电脑网络', '上位机网络', '电脑网路']],
    ['甲乙丙', ['戊丙', '甲丁']], // of two that overlap, the first
    ['网路和网路', ['网络和网络', '网络和网路', '网路和网络']],
    ['从站', ['设备']],
    ['无', []],
    ['同', []],
    ['', []],
  ])('in %s give %j', (query, wordings) => {
    expect(read(query)).toEqual(wordings);
  });

  it('are not too many', () => {
    expect(read('hmi hmi hmi hmi hmi hmi')).toHaveLength(alternativeLimits.maxAlternatives);
  });
});

it('other names weigh less where texts hold what was typed', () => {
  const readOtherNames = createOtherNames([{ said: '新增', meant: '添加' }], createFold(''));
  const noReadings = createReadings(noTables);
  const { always } = createAlternatives({
    readings: noReadings,
    readOtherNames,
    source: new TextIndex(1),
    headings: [],
  });
  const { otherName, otherNameBesideLiteral } = alternativeWeights;
  expect(always('磁盘新增', 0.5)).toEqual([{ text: '磁盘添加', weight: otherName }]);
  expect(always('磁盘新增', 1)).toEqual([{ text: '磁盘添加', weight: otherNameBesideLiteral }]);
});

describe('other wordings of a query', () => {
  const alternativesOf = (headings: readonly string[], texts: readonly string[] = []) => {
    const source = new TextIndex(texts.length);
    source.add(
      0,
      texts.map((text) => [{ field: 'content', text, folded: text }]),
    );
    const readOtherNames = createOtherNames(
      [
        { said: '连接', meant: '接入' },
        { said: '社', meant: '设' },
      ],
      createFold(''),
    );
    return createAlternatives({ readings, readOtherNames, source, headings });
  };

  it('are other names and pinyin together, other names of what pinyin may mean too, the best first', () => {
    const { always } = alternativesOf(['连接']);
    expect(always('lianjie', 0)).toEqual([
      { text: '连接', weight: alternativeWeights.pinyinFull },
      { text: '接入', weight: alternativeWeights.otherName },
    ]);
    expect(always('lj', 1)).toEqual([
      { text: '接入', weight: alternativeWeights.otherNameBesideLiteral },
      { text: '连接', weight: alternativeWeights.pinyinInitials },
    ]);
    expect(always('连接', alternativeLimits.minLiteralShare)[0]?.weight).toBe(
      alternativeWeights.otherNameBesideLiteral,
    );
  });

  it('are each given once', () => {
    expect(alternativesOf(['设', '社']).always('she', 0)).toEqual([
      { text: '社', weight: alternativeWeights.pinyinFull },
      { text: '设', weight: alternativeWeights.otherName },
    ]);
  });

  it('are no pinyin for what texts write in letters', () => {
    const texts = Array.from({ length: alternativeLimits.minWordSections }, () => 'lianjie');
    expect(alternativesOf(['连接'], texts).always('lianjie', 1)).toEqual([]);
    expect(alternativesOf(['连接'], texts.slice(1)).always('lianjie', 1)).not.toEqual([]);
  });

  it('are characters that sound the same where asked for, and never the query itself', () => {
    const { whenPoor } = alternativesOf(['连接'], ['发送心跳', '心跳', '心跳', '心跳']);
    expect(whenPoor('链接')).toEqual([{ text: '连接', weight: alternativeWeights.homophone }]);
    expect(whenPoor('新跳')).toEqual([{ text: '心跳', weight: alternativeWeights.homophone }]);
    expect(whenPoor('连接')).toEqual([]);
  });
});

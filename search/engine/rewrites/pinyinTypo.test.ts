import { beforeEach, describe, expect, it } from 'vitest';
import { noTables } from '../testing/smallCorpus';
import { rewriteWeights } from '../weights';
import { type HeadingRuns, readHeadingRuns } from './headingRuns';
import { rewritePinyin } from './pinyinRewrites';
import { createReadings } from './syllables';

const tables = {
  ...noTables,
  readings: [
    { syllable: 'she', characters: '设' },
    { syllable: 'bei', characters: '备' },
    { syllable: 'zhuang', characters: '状' },
    { syllable: 'tai', characters: '态' },
    { syllable: 'chong', characters: '重' },
    { syllable: 'zhong', characters: '重' },
    { syllable: 'liang', characters: '量' },
    { syllable: 'diao', characters: '掉' },
    { syllable: 'xian', characters: '线' },
    { syllable: 'lve', characters: '略' },
    { syllable: 'ce', characters: '策' },
  ],
};

let runs: HeadingRuns;
beforeEach(() => {
  runs = readHeadingRuns(['设备状态', '设备', '重量', '掉线', '策略设备'], createReadings(tables));
});

const read = (query: string) =>
  rewritePinyin(
    query,
    () => runs,
    (word) => Number(word === 'mqtt') * 9,
  );
const textsOf = (query: string) => read(query).map(({ text }) => text);

/** Headings instead of those above. */
const readOver = (headings: readonly string[], query: string) => {
  runs = readHeadingRuns(headings, createReadings(tables));
  return textsOf(query);
};

describe('corrects letters with one typo to the heading that they nearly spell', () => {
  it.each([
    ['a letter that is missing', 'shebeizhungtai', '设备状态'],
    ['one too many', 'shebeizhuanggtai', '设备状态'],
    ['another one', 'shebeizhuamgtai', '设备状态'],
    ['two that changed places', 'shebeizhaungtai', '设备状态'],
    ['a typo in the first syllable', 'hsebeizhuangtai', undefined],
    ['a typo after the first letter', 'sehbeizhuangtai', '设备状态'],
    ['a typo between typed syllables', 'she bei zhaung tai', '设备状态'],
    ['the last syllable cut off', 'shebeizhaungt', '设备状态'],
    ['a part that begins the heading', 'shebeizhaung', '设备状'],
    ['a part inside of it', 'zhaungtai', '状态'],
    ['a second reading of a character', 'zhnogliang', '重量'],
    ['v as it is typed', 'celvesehbei', '策略设备'],
    ['two typos', 'shebiezhaungtai', undefined],
  ])('%s: %s', (_slip, typed, heading) => {
    expect(textsOf(typed)).toEqual(heading === undefined ? [] : [heading]);
  });
});

describe('corrects few letters', () => {
  it.each([
    ['six letters spell a whole heading', 'shebie', ['设备']],
    ['seven letters spell a whole heading', 'diaxian', ['掉线']],
    ['five letters spell nothing', 'sheei', []],
    ['seven letters spell no part of a heading', 'zhungta', []],
    ['six letters spell no single character', 'zhaung', []],
  ])('%s: %s', (_rule, typed, texts) => {
    expect(textsOf(typed)).toEqual(texts);
  });

  it('eight letters spell a part of a heading, fewer do not', () => {
    expect(textsOf('zhaungta')).toEqual(['状态']);
    expect(readOver(['设备状态'], 'shebie')).toEqual([]);
  });

  it('what follows a part in the heading is not read', () => {
    expect(readOver(['设备状态设备'], 'zhaungtai')).toEqual(['状态']);
  });

  it('ignores many letters', () => {
    expect(textsOf(`${'shebei'.repeat(6)}shebi`)).toEqual([]);
  });
});

it('weighs a typo less than exact letters', () => {
  const { pinyinTypo, startOfRun, insideRun } = rewriteWeights;
  expect(read('shebeizhaungtai')).toEqual([{ text: '设备状态', weight: pinyinTypo }]);
  expect(read('shebeizhaung')).toEqual([{ text: '设备状', weight: pinyinTypo * startOfRun }]);
  expect(read('zhaungtai')).toEqual([{ text: '状态', weight: pinyinTypo * insideRun }]);
});

it('keeps other words, and prefers reading them without a typo', () => {
  expect(textsOf('mqtt shebeizhaungtai')).toEqual(['mqtt 设备状态']);
  expect(textsOf('掉线shebeizhaungtai')).toEqual(['掉线设备状态']);
  expect(textsOf('diaoxian shebeizhaungtai')).toEqual(['掉线 设备状态']);
  expect(textsOf('shebeizhaungtai qqqqqq')).toEqual(['设备状态 qqqqqq']);
  expect(textsOf('diaoxian，shebie zhuangtai')).toEqual(['掉线，设备状态']);
});

import { describe, expect, it } from 'vitest';
import { noTables } from '../testing/smallCorpus';
import { rewriteHanTypos } from './hanTypo';
import { readHeadingRuns } from './headingRuns';
import { createReadings } from './syllables';

const noReadings = createReadings(noTables);
const read = (query: string, headings: readonly string[]) =>
  rewriteHanTypos(query, readHeadingRuns(headings, noReadings));

describe('typos in a run of Han characters', () => {
  it.each([
    ['two neighbours that changed places', '设状备态', '设备状态'],
    ['the same at its beginning', '备设状态', '设备状态'],
    ['the same in three characters', '变器频', '变频器'],
    ['a character left out', '设状态', '设备状态'],
    ['one too many', '设备备状态', '设备状态'],
    ['a typo in a long one', '更换控制前后的检查要做什么吗', '更换控制器前后的检查要做什么吗'],
  ])('are corrected: %s: %s', (_slip, typed, heading) => {
    expect(read(typed, ['别的标题', heading])).toEqual([heading]);
  });
});

it.each([
  ['another character', '设备离线', '设备在线'],
  ['two that changed places over a third', '态备状设', '设备状态'],
  ['more than one typo', '设状态态', '设备状态'],
  ['a run that continues a heading', '设备状态栏', '设备状态'],
  ['a run that ends in a heading', '点分配表', '分配表'],
  ['the beginning of a heading', '设备状', '设备状态'],
  ['the heading itself', '设备状态', '设备状态'],
  ['two characters', '备设', '设备'],
  ['a heading of two characters', '设在备', '设备'],
  ['letters', 'mqttt', 'mqtt'],
  ['more than is typed as a heading', '一二三四五六七八九十一二三四五七六', '一二三四五六七八九十一二三四五六七'],
])('%s is not such a typo: %s', (_reason, typed, heading) => {
  expect(read(typed, [heading])).toEqual([]);
});

it('are corrected in each run of a query separately', () => {
  expect(read('mqtt 设状备态，变器频 2', ['设备状态', '变频器'])).toEqual([
    'mqtt 设备状态，变器频 2',
    'mqtt 设状备态，变频器 2',
  ]);
});

it('are corrected up to the maximum length of a heading', () => {
  const heading = '一二三四五六七八九十一二三四五六';
  expect(read('一二三四五六七八九十一二三四六五', [heading])).toEqual([heading]);
});

it('are corrected to the two most frequent headings', () => {
  const headings = ['甲乙丁丙', '甲乙丙戊丁', '甲乙丙戊丁', '乙甲丙丁', '乙甲丙丁', '乙甲丙丁'];
  expect(read('甲乙丙丁', headings)).toEqual(['乙甲丙丁', '甲乙丙戊丁']);
});

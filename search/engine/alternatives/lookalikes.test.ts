import { expect, it } from 'vitest';
import { readByLookalikes } from './lookalikes';

const counts: Record<string, number> = {
  ...{ 未使: 16, 使能: 16, 波特: 4, 特率: 4, 已停: 16, 停止: 16, 教程: 16, 字序: 16 },
  ...{ 人口: 15, 方向: 15, 特大: 3 },
  ...{ 大末: 2, 大未: 4, 车床: 16, 大气: 1, 天气: 16 },
};
const read = (query: string) => readByLookalikes(query, (pair) => counts[pair] ?? 0);

it.each([
  ['末使能', '未使能'],
  ['宇序', '字序'],
  ['波持率', '波特率'],
  ['己停止', '已停止'],
  ['axis 末使能 1', 'axis 未使能 1'],
  ['大末使能', '大未使能'],
  ['东床', '车床'],
])('%s is %s', (typed, meant) => {
  expect(read(typed)).toEqual([meant]);
});

it.each([
  ['what stands in the texts', '教程'],
  ['what stands there, if more rarely than what looks like it', '大气'],
  ['what stands nowhere, whatever it is', '末知'],
  ['a character with nothing beside it', '末'],
  ['one that meets only one of its neighbours', '使末使'],
  ['two characters that are rare as well', '入口'],
  ['what is rare with one of its neighbours', '万向盘'],
  ['a character between two, rare with one of them', '波持大'],
  ['one that nothing looks like', '器使能'],
  ['two at once', '波持卒'],
])('%s is left alone: %s', (_what, typed) => {
  expect(read(typed)).toEqual([]);
});

import { expect, it } from 'vitest';
import { rewriteNotation, normalizePinyin } from './notationRewrites';

const known = new Set([
  ...['回零', '上线', 'f101', 'f104', '40001', '3x0001'],
  ...['备一', '第二', '收数', '数据'], // the rest of any neighbours
]);
const headings = ['案例一：上下料', '设备一直离线'];
const reword = (query: string) => rewriteNotation(query, (term) => (known.has(term) ? 1 : 0), headings);

it.each([
  ['案例1', '案例一'],
  ['案例 1 接线', '案例一 接线'],
  ['回不了零', '回零失败'],
  ['设备上不了线怎么办', '设备上线失败怎么办'],
  ['fl01', 'f101'],
  ['报 f10l', '报 f101'],
  ['fi04 报警', 'f104 报警'],
  ['4x0001', '40001'],
  ['40001.5 一直是假', '40001 一直是假'],
  ['地址 400001', '地址 40001'],
  ['30001', '3x0001'],
])('rewrites %s as %s', (typed, intended) => {
  expect(reword(typed)).toEqual([intended]);
});

it.each([
  ['a number behind a word that no text numbers', '设备1'],
  ['a longer number', '案例12'],
  ['a number with a dot', '案例1.5'],
  ['a digit that belongs to a name', '案例1a'],
  ['a noun of two characters', '收不到数据'],
  ['a verb without a noun', '登录不了'],
  ['a verb and a noun that are no word', '打不了开'],
  ['a code that no text has either way', 'fl99'],
  ['a number that texts have', '40001'],
  ['a register that no text has', '4x0009'],
  ['an identifier with letters behind', 'fl01abc'],
])('keeps %s: %s', (_what, typed) => {
  expect(reword(typed)).toEqual([]);
});

it.each([
  ['she4bei4 zhuang4tai4', 'shebei zhuangtai'],
  ['bei4 fen4', 'bei fen'],
  ['er4wei2ma3', 'erweima'],
  ['ruhe beifen', 'beifen'],
  ['ruhebeifen', 'beifen'],
  ['zenmeyang huifu', 'huifu'],
  ['beifen zenmezuo', 'beifen'],
  ['weishenme lixian', 'lixian'],
])('normalizes %s to %s', (typed, spelled) => {
  expect(normalizePinyin(typed)).toEqual([spelled]);
});

it.each(['aaa1'.repeat(15) + 'x', 'shebei', 'f1o4', 'di1', 'axis1 pos2', 'v2.3', '1001', '设备 状态', 'beifen ruhetu'])(
  'finds neither tones nor question words in %s',
  (typed) => {
    expect(normalizePinyin(typed)).toEqual([]);
  },
);

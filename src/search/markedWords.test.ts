import { expect, it } from 'vitest';
import { postTag, preTag } from '../../search/protocol/markedText';
import type { Hit } from '../../search/protocol/query';
import { findMarkedWords } from './markedWords';

const mark = (text: string) => preTag + text + postTag;
const hit = (title: string, snippet: string): Hit => ({
  objectID: 'a',
  url: '/a',
  type: 'lvl2',
  hierarchy: { lvl0: '产品', lvl1: '页', lvl2: '节' },
  content: null,
  _highlightResult: { hierarchy: { lvl1: { value: mark('页') }, lvl2: { value: title } } },
  _snippetResult: { content: { value: snippet } },
});

it('returns the marked passages of heading and snippet, longest first, without duplicates', () => {
  expect(findMarkedWords(hit(`设备${mark('心跳')}`, `…${mark('心跳')}间隔 ${mark('keepalive')}`))).toEqual([
    'keepalive',
    '心跳',
  ]);
});

it('returns single characters only without longer passages', () => {
  expect(findMarkedWords(hit(mark('轴'), `${mark('轴')}配置`))).toEqual(['轴']);
  expect(findMarkedWords(hit(mark('轴'), mark('轴 1')))).toEqual(['轴 1']);
});

it('prefers the marks of the matched keyword to those of the snippet', () => {
  const found = hit('标题', mark('重'));
  found._highlightResult.keywords = [{ value: `${mark('重启')}主机` }];
  expect(findMarkedWords(found)).toEqual(['重启']);
});

it('returns nothing for a hit without marks', () => {
  expect(findMarkedWords(hit('标题', ''))).toEqual([]);
});

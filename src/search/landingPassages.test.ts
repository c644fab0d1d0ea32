import { describe, expect, it } from 'vitest';
import { postTag, preTag } from '../../search/protocol/markedText';
import type { Hit } from '../../search/protocol/query';
import { findMarkedWords } from './markedWords';
import { findPassages } from './sectionText';

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

describe('the words that are marked on the page', () => {
  it('are the marked passages of heading and snippet, longest first, each once', () => {
    expect(findMarkedWords(hit(`设备${mark('心跳')}`, `…${mark('心跳')}间隔 ${mark('keepalive')}`))).toEqual([
      'keepalive',
      '心跳',
    ]);
  });

  it('are single characters only when there is nothing longer', () => {
    expect(findMarkedWords(hit(mark('轴'), `${mark('轴')}配置`))).toEqual(['轴']);
    expect(findMarkedWords(hit(mark('轴'), mark('轴 1')))).toEqual(['轴 1']);
  });

  it('are of the other name that a hit was found by, too', () => {
    const found = hit('标题', mark('重'));
    found._highlightResult.keywords = [{ value: `${mark('重启')}主机` }];
    expect(findMarkedWords(found)).toEqual(['重启']);
  });

  it('are none for a hit without marks', () => {
    expect(findMarkedWords(hit('标题', ''))).toEqual([]);
  });
});

describe('where words stand in a text', () => {
  it.each([
    [
      'a心跳b心跳',
      ['心跳'],
      [
        [1, 3],
        [4, 6],
      ],
    ],
    ['心跳间隔', ['心跳间隔', '心跳'], [[0, 4]]],
    [
      '心跳，心跳间隔',
      ['心跳间隔', '心跳'],
      [
        [0, 2],
        [3, 7],
      ],
    ],
    ['aaa', ['aa'], [[0, 2]]],
    ['a b', ['a\nb'], [[0, 3]]],
    ['心跳', ['', 'x'], []],
  ])('%j, %j', (text, words, expected) => {
    expect(findPassages(text, words, 100)).toEqual(expected);
  });

  it('is told of so many passages and no more', () => {
    expect(findPassages('ab'.repeat(500), ['a', 'b'], 100)).toHaveLength(100);
  });
});

import { expect, it } from 'vitest';
import { preTag, postTag } from '../../search/protocol/markedText';
import type { Hit } from '../../search/protocol/query';
import { findShownHits, groupHits } from './hitGroups';
import { readHitTexts } from './hitTexts';

const hit = (lvl0: string, url: string): Hit => ({
  objectID: url,
  url,
  type: 'lvl2',
  hierarchy: { lvl0, lvl1: '页', lvl2: '节' },
  content: null,
  _highlightResult: { hierarchy: { lvl1: { value: '页' }, lvl2: { value: `${preTag}节${postTag}` } } },
  _snippetResult: { content: { value: `<b>${preTag}文${postTag}` } },
});

const origins = ['https://docs.example.com'];

// spec: hit-groups-of-five
it('groups hits by product in the order of each product’s best hit, five to a group', () => {
  const hits = [
    hit('乙', '/b'),
    ...Array.from({ length: 7 }, (_, index) => hit('甲', `/a${String(index)}`)),
    hit('乙', '/b2'),
  ];
  const groups = groupHits(findShownHits(hits, origins), 5);
  expect(groups.map(({ name, hits: shown }) => [name, shown.length])).toEqual([
    ['乙', 2],
    ['甲', 5],
  ]);
});

it('does not show a hit that leads elsewhere', () => {
  const hits = [hit('甲', 'javascript:alert(1)'), hit('甲', '//evil.example'), hit('甲', '/ok')];
  expect(findShownHits(hits, origins).map(({ path }) => path)).toEqual(['/ok']);
});

it('shows the own heading, the way to it and the passage, as text', () => {
  expect(readHitTexts(hit('甲', '/a'))).toEqual({
    title: [{ text: '节', isMarked: true }],
    path: [[{ text: '页', isMarked: false }]],
    snippet: [
      { text: '<b>', isMarked: false },
      { text: '文', isMarked: true },
    ],
    matchedKeyword: [],
  });
});

const mark = (text: string) => preTag + text + postTag;

it.each([
  ['the other name that alone holds what was asked', ['按钮', `按键${mark('消抖')}`], '文', `按键${mark('消抖')}`],
  ['the one that holds most of it', [mark('消'), mark('消抖')], mark('文'), mark('消抖')],
  ['none when the passage holds as much', [mark('消抖')], mark('抖动'), ''],
  ['none when no name holds anything', ['消抖'], '文', ''],
])('shows of its other names %s', (_what, names, snippet, expected) => {
  const keywords = names.map((value) => ({ value }));
  const plain = { hierarchy: { lvl1: { value: '页' }, lvl2: { value: '节' } }, keywords };
  const { matchedKeyword } = readHitTexts({
    ...hit('甲', '/a'),
    _highlightResult: plain,
    _snippetResult: { content: { value: snippet } },
  });
  expect(matchedKeyword.map(({ text, isMarked }) => (isMarked ? mark(text) : text)).join('')).toBe(expected);
});

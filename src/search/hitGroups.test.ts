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
it('groups hits by product in the order of the best hit of each product, at most five in a group', () => {
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

it('omits hits of other sites', () => {
  const hits = [hit('甲', 'javascript:alert(1)'), hit('甲', '//evil.example'), hit('甲', '/ok')];
  expect(findShownHits(hits, origins).map(({ path }) => path)).toEqual(['/ok']);
});

it('returns heading, path and snippet as text pieces', () => {
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
  ['the keyword with the only full match', ['按钮', `按键${mark('消抖')}`], '文', `按键${mark('消抖')}`],
  ['the keyword with the longest match', [mark('消'), mark('消抖')], mark('文'), mark('消抖')],
  ['no keyword when the snippet has an equally long match', [mark('消抖')], mark('抖动'), ''],
  ['no keyword when none matches', ['消抖'], '文', ''],
])('returns %s', (_what, texts, snippet, expected) => {
  const keywords = texts.map((value) => ({ value }));
  const plain = { hierarchy: { lvl1: { value: '页' }, lvl2: { value: '节' } }, keywords };
  const { matchedKeyword } = readHitTexts({
    ...hit('甲', '/a'),
    _highlightResult: plain,
    _snippetResult: { content: { value: snippet } },
  });
  expect(matchedKeyword.map(({ text, isMarked }) => (isMarked ? mark(text) : text)).join('')).toBe(expected);
});

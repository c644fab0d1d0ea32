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
  });
});

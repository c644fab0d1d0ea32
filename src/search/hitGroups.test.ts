import { expect, it } from 'vitest';
import { preTag, postTag } from '../../search/protocol/markedText';
import type { Hit } from '../../search/protocol/query';
import { findShownHits, groupByPage, groupHits } from './hitGroups';
import { readHitTexts, readPageTexts, readSectionTexts, readStoredNames } from './hitTexts';

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

/** Builds the hit of a page, or of its section `heading`. */
const ofPage = (title: string, heading?: string): Hit => ({
  ...hit('甲', `/${title}${heading === undefined ? '' : `#${heading}`}`),
  hierarchy: { lvl0: '甲', lvl1: title, ...(heading === undefined ? {} : { lvl2: heading }) },
  _highlightResult: { hierarchy: {} },
});

/** Describes groups by their first address and the addresses of shown and of further sections. */
const describeGroups = (batches: Hit[][], max: number) =>
  groupByPage(
    batches.map((hits) => findShownHits(hits, origins)),
    max,
  ).map(({ first, sections, rest }) =>
    [first, sections, rest].map((shown) => [shown].flat().map(({ path }) => decodeURI(path))),
  );

it('groups hits by page in the order of the best hit of each page', () => {
  const hits = [ofPage('a', '1'), ofPage('b'), ofPage('a', '2'), ofPage('b', '3'), ofPage('a')];
  expect(describeGroups([hits], 5)).toEqual([
    [['/a'], ['/a#1', '/a#2'], []],
    [['/b'], ['/b#3'], []],
  ]);
});

it('begins the group of a page without a hit of its own with the best section', () => {
  expect(describeGroups([[ofPage('a', '1'), ofPage('a', '2')]], 5)).toEqual([[['/a#1'], ['/a#1', '/a#2'], []]]);
});

// spec: page-groups-of-five
it('shows at most the given number of sections, and those of later batches on request', () => {
  const first = [ofPage('a', '1'), ofPage('a', '2'), ofPage('a', '3'), ofPage('b', '1')];
  expect(describeGroups([first, [ofPage('b', '2'), ofPage('c', '1')]], 2)).toEqual([
    [['/a#1'], ['/a#1', '/a#2'], ['/a#3']],
    [['/b#1'], ['/b#1'], ['/b#2']],
    [['/c#1'], ['/c#1'], []],
  ]);
});

it('does not merge pages with one address and different titles', () => {
  const other = { ...ofPage('a'), hierarchy: { lvl0: '甲', lvl1: 'b' } };
  expect(describeGroups([[ofPage('a'), other]], 5)).toHaveLength(2);
});

it('shows the title of the page first when many pages have the heading', () => {
  const common: Hit = { ...ofPage('a', '下一步'), hasCommonHeading: true };
  const piece = (text: string) => [{ text, isMarked: false }];
  expect(readHitTexts(common)).toMatchObject({ title: piece('a'), path: [piece('下一步')] });
  expect(readSectionTexts(common)).toMatchObject({ title: piece('下一步'), path: [] });
  expect(readPageTexts(common, ['类'])).toMatchObject({ title: piece('a'), path: [piece('类')], snippet: [] });
  expect(readStoredNames(common)).toEqual({ title: 'a', detail: '下一步' });
  expect(readStoredNames(ofPage('a', '心跳'))).toEqual({ title: '心跳', detail: 'a' });
  expect(readStoredNames(ofPage('a'))).toEqual({ title: 'a', detail: '甲' });
});

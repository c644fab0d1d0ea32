import { describe, expect, it } from 'vitest';
import { createFold } from '../text/fold';
import { findAll } from '../text/ranges';
import { type HitStyle, buildHit } from './hit';
import { buildSections, setText } from './sections';
import { noTables } from './testing/smallCorpus';

const fold = createFold('');
const style: HitStyle = { pre: '[', post: ']', snippetWords: 5 };

type Parts = {
  headings?: readonly string[];
  anchor?: string;
  product?: string;
  content?: string;
  code?: string;
  isHeadingMatch?: boolean;
  keywords?: readonly string[];
};

/** Builds the hit of one section of the page 设备接入 for the query `word`. */
function hitOf(
  word: string,
  { headings = [], anchor = '', product = '甲', content = '', code = '', isHeadingMatch = false, keywords = [] }: Parts,
  changes: Partial<HitStyle> = {},
) {
  const pages = [{ url: '/docs/a', product, title: '设备接入', keywords }];
  const sections = [{ page: 0, level: headings.length + 1, anchor, headings, keywords }];
  const [section] = buildSections({ pages, sections, ...noTables }, fold);
  if (!section) throw new Error('no section');
  setText(section, { content, code }, fold);
  const mark = ({ folded }: { folded: string }) => findAll(folded, word);
  return buildHit({ section, isHeadingMatch, position: 0, score: 0 }, mark, fold, { ...style, ...changes });
}

const snippetOf = (word: string, parts: Parts) => hitOf(word, parts)._snippetResult.content?.value;

describe('the address of a hit', () => {
  it('is that of its page, with the encoded anchor of its section', () => {
    expect(hitOf('x', {}).url).toBe('/docs/a');
    expect(hitOf('x', { anchor: '心跳' })).toMatchObject({
      url: `/docs/a#${encodeURIComponent('心跳')}`,
      objectID: `/docs/a#${encodeURIComponent('心跳')}`,
    });
  });
});

describe('the hierarchy of a hit', () => {
  it('is product, title and headings, each once, marked', () => {
    const { hierarchy, _highlightResult } = hitOf('心跳', { headings: ['超时', '心跳间隔'] });
    expect(hierarchy).toEqual({ lvl0: '甲', lvl1: '设备接入', lvl2: '超时', lvl3: '心跳间隔' });
    expect(_highlightResult.hierarchy).toEqual({
      lvl0: { value: '甲' },
      lvl1: { value: '设备接入' },
      lvl2: { value: '超时' },
      lvl3: { value: '[心跳]间隔' },
    });
  });

  it('omits levels without a name', () => {
    expect(hitOf('x', { product: '' }).hierarchy).toEqual({ lvl1: '设备接入' });
    expect(Object.keys(hitOf('x', { product: '' })._highlightResult.hierarchy)).toEqual(['lvl1']);
  });
});

it('marks a code that only the heading contains', () => {
  const { _highlightResult, _snippetResult } = hitOf('1003', {
    headings: ['1003 设备不存在'],
    content: '现象：找不到。',
  });
  expect(_highlightResult.hierarchy.lvl2?.value).toBe('[1003] 设备不存在');
  expect(_snippetResult.content?.value).toBe('现象：找不到。');
});

describe('keywords of a hit', () => {
  const keywords = ['按键消抖', '滤波', '消抖，消抖'];
  const namesOf = (word: string, parts: Parts) =>
    hitOf(word, parts)._highlightResult.keywords?.map(({ value }) => value);

  it.each([
    ['消抖', ['按键[消抖]', '[消抖]，[消抖]']],
    ['滤波', ['[滤波]']],
  ])('are marked when they contain %s, for a page and for a section', (word, expected) => {
    expect(namesOf(word, { keywords })).toEqual(expected);
    expect(namesOf(word, { keywords, headings: ['输入'] })).toEqual(expected);
  });

  it('are omitted without a match', () => {
    expect(hitOf('心跳', { keywords })._highlightResult).toEqual({ hierarchy: expect.anything() as unknown });
    expect(namesOf('消抖', {})).toBeUndefined();
  });
});

describe('the type of a hit', () => {
  it.each([
    [[], true, 'lvl1'],
    [['甲'], true, 'lvl2'],
    [['甲', '乙'], true, 'lvl3'],
    [['甲', '乙', '丙', '丁', '戊', '己'], true, 'lvl6'],
    [['甲'], false, 'content'],
  ] as const)('with %j and the heading %s is %s', (headings, isHeadingMatch, type) => {
    expect(hitOf('x', { headings, isHeadingMatch }).type).toBe(type);
  });
});

describe('the snippet of a hit', () => {
  it('is from the text, or from code if only that matches', () => {
    expect(snippetOf('心跳', { content: '先配置心跳', code: '心跳 = 1' })).toBe('先配置[心跳]');
    expect(snippetOf('beat', { content: '先配置', code: 'beat = 1' })).toBe('[beat] = 1');
    expect(snippetOf('x', { content: '先配置', code: 'beat = 1' })).toBe('先配置');
    expect(snippetOf('x', { code: 'beat = 1' })).toBe('beat = 1');
  });

  it('shows where text was cut, except between sentences', () => {
    const text = '第一句话在这里说完。心跳间隔是二十秒也可以更长。后面的话';
    expect(snippetOf('心跳', { content: text })).toBe('[心跳]间隔是二十秒也可…');
    expect(snippetOf('更长', { content: text })).toBe('…秒也可以[更长]。后面的话');
    expect(snippetOf('后面', { content: text })).toBe('[后面]的话');
    expect(snippetOf('第一', { content: '第一句话全都说完了吧。后面还有话' })).toBe('[第一]句话全都说完了吧。');
  });

  it('marks matches, cut at its ends', () => {
    const word = '间隔是二十秒也可以更长';
    expect(snippetOf(word, { content: `心跳${word}的话在后面还有` })).toBe('心跳[间隔是二十秒也可]…');
    expect(snippetOf('心跳', { content: '心跳。一二三四五六七八九十一二三四五六七八九十。心跳心跳' })).toBe(
      '[心跳心跳]',
    );
    expect(snippetOf('心跳', { content: '心跳心跳。一二三四五六七八九十一二三四五六七八九十。心跳' })).toBe(
      '[心跳心跳]。一二三四五六…',
    );
  });

  it('is missing when it was not requested or there is no text', () => {
    expect(hitOf('心跳', { content: '心跳' }, { snippetWords: 0 })._snippetResult).toEqual({});
    expect(hitOf('心跳', {})._snippetResult).toEqual({});
  });
});

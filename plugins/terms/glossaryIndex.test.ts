import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { listFacts } from '../../facts/findFact';
import { loadFacts } from '../../facts/loadFacts';
import { glossaryIndex, groupTerms } from './glossaryIndex';
import { buildInitials } from './pinyinInitials';

const facts = loadFacts('.');
const terms = listFacts(facts, 'term');
const groups = new Map(
  groupTerms(terms).map(([letter, entries]) => [letter, entries.map(({ name }) => name)] as const),
);

it('groups Chinese names by their pinyin and Latin names by their first letter, in the same groups', () => {
  expect(groups.get('S')).toContain('设备接入');
  expect(groups.get('N')).toContain('Neptune');
  expect([...groups.keys()]).toEqual([...groups.keys()].sort());
  expect([...groups.keys()].filter((letter) => !/^[A-Z]$/.test(letter))).toEqual([]);
});

it('lists each Chinese character by all its readings', () => {
  expect(buildInitials(['重连', 'MQTT 连接'])).toEqual({ c: '重', j: '接', l: '连', z: '重' });
});

it('sorts the names of a letter by their pinyin', () => {
  const names = groups.get('B') ?? [];
  expect(names.indexOf('边缘计算')).toBeLessThan(names.indexOf('变量'));
  expect(names.indexOf('边缘计算')).toBeGreaterThanOrEqual(0);
});

it('also lists abbreviations that begin with another letter', () => {
  expect(groups.get('S')).toContain('时序数据库');
  expect(groups.get('T')).toContain('TSDB');
});

it('contains every term', () => {
  const listed = [...groups.values()].flat();
  expect(terms.filter(({ zh }) => !listed.includes(zh))).toEqual([]);
});

it('is above the first section of the glossary, and on no other page', () => {
  const element = (tagName: string): Element => ({ type: 'element', tagName, properties: {}, children: [] });
  const build = (kind: string): Root => {
    const tree: Root = { type: 'root', children: [element('p'), element('h2')] };
    glossaryIndex({ facts: () => facts })(tree, new VFile({ data: { frontMatter: { kind } } }));
    return tree;
  };
  const tagNames = build('glossary').children.map((node) => node.type === 'element' && node.tagName);
  expect(tagNames).toEqual(['p', 'div', 'nav', 'h2']);
  expect(toString(build('glossary'))).toContain('B 保持寄存器');
  expect(build('task').children).toHaveLength(2);
});

import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/loadFacts';
import { termMentions } from './termMentions';

const facts = loadFacts('.');
const mark = termMentions({ facts: () => facts });

/** The links in `markdown` after the plugin has run: their text and address. */
function findLinks(markdown: string, kind = 'task', path = '/site/docs/janus/user/trial.md'): [string, string][] {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  mark(tree, new VFile({ path, data: { frontMatter: { kind } } }));
  const links: [string, string][] = [];
  visit(tree, 'link', ({ url, children: [child] }) => {
    links.push([child?.type === 'text' ? child.value : '', url]);
  });
  return links;
}

const names = (markdown: string) => findLinks(markdown).map(([name]) => name);

describe('a term in running text', () => {
  it('leads to its row in the glossary, where it first stands', () => {
    expect(findLinks('先读寄存器。\n\n- 再读寄存器，写线圈。')).toEqual([
      ['寄存器', '/docs/glossary#term-register'],
      ['线圈', '/docs/glossary#term-coil'],
    ]);
  });

  it('is the longest that stands there', () => {
    expect(names('读保持寄存器。')).toEqual(['保持寄存器']);
    expect(names('Modbus TCP 从站。')).toEqual(['Modbus TCP', '从站']);
  });

  it('is a word, not a part of others', () => {
    expect(names('只做了一点动作，MyModbus TCPx 不是它。')).toEqual([]);
    expect(names('用点动移动。')).toEqual(['点动']);
  });

  it('stays text in headings, tables, captions, notes, code, links and bold names', () => {
    const markdown =
      '# 线圈\n\n| 线圈 |\n| --- |\n| 寄存器 |\n\n表 1 线圈\n\n> 线圈\n\n`线圈`、**寄存器**和[回零](https://docs.example.com)。';
    expect(names(markdown)).toEqual(['回零']);
  });

  it('is explained six times on a page at most', () => {
    expect(names('线圈、寄存器、从站、主站、站号、功能码、回零、原点。')).toHaveLength(6);
  });

  it('stays text when everybody knows it, or the page explains it', () => {
    expect(names('打开画面，登录账号。')).toEqual([]);
    expect(findLinks('规则引擎', 'task', '/site/docs/neptune/user/device-management/rules-engine.md')).toEqual([]);
  });
});

it('pages for looking things up are left as they are', () => {
  expect(findLinks('读寄存器。', 'rest')).toEqual([]);
  expect(findLinks('读寄存器。', 'glossary')).toEqual([]);
});

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

/** Returns text and URL of the links in `markdown` after running the plugin. */
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

describe('termMentions', () => {
  it('links the first mention of a term to its glossary row', () => {
    expect(findLinks('先读寄存器。\n\n- 再读寄存器，写线圈。')).toEqual([
      ['寄存器', '/docs/glossary#term-register'],
      ['线圈', '/docs/glossary#term-coil'],
    ]);
  });

  it('prefers the longest term', () => {
    expect(names('读保持寄存器。')).toEqual(['保持寄存器']);
    expect(names('Modbus TCP 从站。')).toEqual(['Modbus TCP', '从站']);
  });

  it('ignores terms inside other words', () => {
    expect(names('只做了一点动作，MyModbus TCPx 不是它。')).toEqual([]);
    expect(names('用点动移动。')).toEqual(['点动']);
  });

  it('skips headings, tables, captions, notes, code, links and bold text', () => {
    const markdown =
      '# 线圈\n\n| 线圈 |\n| --- |\n| 寄存器 |\n\n表 1 线圈\n\n> 线圈\n\n`线圈`、**寄存器**和[回零](https://docs.example.com)。';
    expect(names(markdown)).toEqual(['回零']);
  });

  it('links at most six terms per page', () => {
    expect(names('线圈、寄存器、从站、主站、站号、功能码、回零、原点。')).toHaveLength(6);
  });

  it('skips everyday terms and terms explained on the page', () => {
    expect(names('打开画面，登录账号。')).toEqual([]);
    expect(findLinks('规则引擎', 'task', '/site/docs/neptune/user/device-management/rules-engine.md')).toEqual([]);
  });
});

it('adds no links to reference pages', () => {
  expect(findLinks('读寄存器。', 'rest')).toEqual([]);
  expect(findLinks('读寄存器。', 'glossary')).toEqual([]);
});

import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { sectionLinks } from './sectionLinks';

function element(tagName: string, text: string, id?: string): Element {
  return {
    type: 'element',
    tagName,
    properties: id === undefined ? {} : { id },
    children: [{ type: 'text', value: text }],
  };
}

/** Returns the children of a paragraph with `text` on a page with the sections 常见问题 and 在线激活. */
function link(text: string, tagName = 'p'): unknown {
  const paragraph = element(tagName, text);
  const tree: Root = {
    type: 'root',
    children: [element('h2', '常见问题', '常见问题'), element('h2', '在线激活', 'online'), paragraph],
  };
  sectionLinks()(tree);
  return paragraph.children;
}

it('links a quoted heading, without the quotation marks', () => {
  expect(link('不符合时按“常见问题”处理。')).toMatchObject([
    { value: '不符合时按“' },
    {
      tagName: 'a',
      properties: { href: '#常见问题' },
      children: [{ value: '常见问题' }],
    },
    { value: '”处理。' },
  ]);
});

it('links several headings in one sentence', () => {
  expect(link('先看“在线激活”，再看“常见问题”')).toMatchObject([
    { value: '先看“' },
    { properties: { href: '#online' } },
    { value: '”，再看“' },
    { tagName: 'a' },
    { value: '”' },
  ]);
});

it.each([
  ['another text in quotation marks', '显示红色的“超时”。', 'p'],
  ['the name of an option', '在激活方式选择“在线激活”。', 'p'],
  ['text in a link', '见“常见问题”', 'a'],
  ['code', '“常见问题”', 'code'],
])('does not link %s', (_what, text, tagName) => {
  expect(link(text, tagName)).toMatchObject([{ type: 'text', value: text }]);
});

it('does not link a heading that occurs twice', () => {
  const paragraph = element('p', '见“设置”。');
  sectionLinks()({ type: 'root', children: [element('h3', '设置', 'a'), element('h3', '设置', 'b'), paragraph] });
  expect(paragraph.children).toHaveLength(1);
});

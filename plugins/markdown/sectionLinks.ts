import type { Element, ElementContent, Root, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

const quoted = /“([^“”]+)”/g;
/** Words before the name of something on a screen, which may have the same name as a section. */
const beforeInterfaceName = /(?:选择?|点击|显示|出现|弹出|变为|状态为|提示)$/;
const withoutLinks = new Set(['a', 'code', 'pre', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Lists the ids of the sections by heading, without headings that occur twice. */
function listSections(tree: Root): Map<string, string> {
  const sections = new Map<string, string>();
  const repeated = new Set<string>();
  visit(tree, 'element', (node) => {
    const { id } = node.properties;
    if (!/^h[2-6]$/.test(node.tagName) || typeof id !== 'string') return;
    const heading = toString(node).trim();
    if (sections.has(heading)) repeated.add(heading);
    sections.set(heading, id);
  });
  for (const heading of repeated) sections.delete(heading);
  return sections;
}

function linkSections({ value }: Text, sections: ReadonlyMap<string, string>): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', index } of value.matchAll(quoted)) {
    const id = sections.get(name);
    if (id === undefined || beforeInterfaceName.test(value.slice(0, index))) continue;
    const link: Element = {
      type: 'element',
      tagName: 'a',
      properties: { href: `#${id}` },
      children: [{ type: 'text', value: name }],
    };
    parts.push({ type: 'text', value: value.slice(end, index + 1) }, link);
    end = index + whole.length - 1; // the quotation marks stay outside
  }
  return [...parts, { type: 'text', value: value.slice(end) }];
}

/** Rehype plugin that turns a quoted heading of the same page, as in 按“常见问题”处理, into a link to its section. */
export function sectionLinks() {
  return (tree: Root): void => {
    const sections = listSections(tree);
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && withoutLinks.has(node.tagName)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined || !node.value.includes('“')) return undefined;
      const parts = linkSections(node, sections);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}

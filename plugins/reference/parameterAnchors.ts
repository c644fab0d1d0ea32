import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** Prefixes of the anchors of parameters by the heading of their table. No heading of these pages begins like this. */
const prefixes: ReadonlyMap<string, string> = new Map([
  ['请求参数', 'param-'],
  ['响应参数', 'field-'],
]);

/** Returns the name as part of an id: `data.devices[].uuid` becomes `data-devices-uuid`. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d_]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Creates the link of a row. It is JSX, because for links of Markdown Docusaurus expects an anchor that it knows, which
 * rows of tables are not. `npm run check output` checks all anchors.
 */
function createLink(id: string, label: string): MdxJsxTextElementHast {
  const attributes = { className: 'hash-link', href: `#${id}`, 'aria-label': label, translate: 'no' };
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [{ type: 'text', value: '\u200B' }],
    data: { _mdxExplicitJsx: true },
  };
}

function addAnchor(row: Element, prefix: string, known: Set<string>): void {
  const cell = row.children.find((child) => child.type === 'element' && child.tagName === 'td');
  const name = cell ? toString(cell).trim() : '';
  const id = `${prefix}${slugOf(name)}`;
  if (cell?.type !== 'element' || id === prefix || known.has(id)) return;
  known.add(id);
  row.properties.id = id;
  cell.children.push(createLink(id, `${name} 的直接链接`));
}

/** Adds an anchor and a link to the row of each parameter in the first table below its heading. */
export function addParameterAnchors(tree: Root): void {
  const known = new Set<string>();
  let prefix: string | undefined;
  visit(tree, 'element', (node) => {
    if (node.tagName === 'h2') prefix = prefixes.get(toString(node));
    if (node.tagName !== 'table' || prefix === undefined) return;
    const own = prefix;
    prefix = undefined;
    visit(node, { tagName: 'tr' }, (row) => addAnchor(row, own, known));
  });
}

import type { ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { createElement, groupVariants } from './groupVariants';

const [requestExample, responseFields, responseExample] = ['请求示例', '响应参数', '响应示例'] as const;

const isHeading = (node: RootContent, tagName: string): boolean => node.type === 'element' && node.tagName === tagName;

/** Returns the children of the section below the heading `text`, with it, and the others around them. */
function cut(nodes: readonly RootContent[], text: string, endTags: readonly string[]): RootContent[][] {
  const start = nodes.findIndex((node) => isHeading(node, 'h2') && node.type === 'element' && toString(node) === text);
  if (start < 0) throw new Error(`REST 接口页面缺少“${text}”一节`);
  const length = nodes.slice(start + 1).findIndex((node) => endTags.some((tag) => isHeading(node, tag)));
  const end = length < 0 ? nodes.length : start + 1 + length;
  return [nodes.slice(0, start), nodes.slice(start, end), nodes.slice(end)];
}

/** Returns the nodes that may be children of an element: all but the document type. */
const toContent = (nodes: readonly RootContent[]): ElementContent[] =>
  nodes.filter((node): node is ElementContent => node.type !== 'doctype');

const text = (nodes: readonly RootContent[]): ElementContent =>
  createElement('div', { className: ['api-text', 'markdown'] }, ...toContent(nodes));

const examples = (nodes: readonly ElementContent[]): ElementContent =>
  createElement('div', { className: ['api-examples', 'markdown'] }, ...nodes);

const row = (...children: ElementContent[]): ElementContent =>
  createElement('div', { className: ['api-row'] }, ...children);

/**
 * Puts the description and the examples of the request, then those of the response, into rows of two columns
 * (src/css/reference.css). The order of the document remains. Longer programs below a heading of the third level stay
 * outside the columns. `fillButton` is inserted before the examples of the request.
 */
export function arrangeColumns(tree: Root, fillButton: ElementContent): void {
  const [description = [], request = [], rest = []] = cut(tree.children, requestExample, ['h2', 'h3']);
  const [programs = [], fields = [], afterFields = []] = cut(rest, responseFields, ['h2']);
  const [between = [], response = [], others = []] = cut(afterFields, responseExample, ['h2']);
  const [heading, ...example] = groupVariants(toContent(request));
  tree.children = [
    row(text(description), examples([...(heading ? [heading] : []), fillButton, ...example])),
    ...programs,
    row(text([...fields, ...between]), examples(toContent(response)), text(others)),
  ];
}

/** DOM operations on a parsed page. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

function childrenOf(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

/** Collects into one list. A list for each element would be copied at every level. */
function addElements(node: Node, elements: Element[]): Element[] {
  if ('tagName' in node) elements.push(node);
  for (const child of childrenOf(node)) addElements(child, elements);
  return elements;
}

/** Lists `node` and all elements in it, in document order. */
export function listElements(node: Node): Element[] {
  return addElements(node, []);
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((candidate) => candidate.name !== name);
}

export function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return childrenOf(node).map(textOf).join('');
}

/** Finds the first descendant of `node` that `matches`. */
export function findElement(node: Node, matches: (element: Element) => boolean): Element | undefined {
  return listElements(node).find((element) => element !== node && matches(element));
}

/** Like `findElement`, but throws when there is none, because then the theme has changed. */
export function getElement(node: Node, name: string, matches: (element: Element) => boolean): Element {
  const found = findElement(node, matches);
  if (!found) throw new Error(`usb: the page has no ${name}`);
  return found;
}

export function getParent(element: Element): Element {
  const parent = element.parentNode;
  if (!parent || !('tagName' in parent)) throw new Error(`usb: <${element.tagName}> is not in an element`);
  return parent;
}

export function remove(node: Element): void {
  defaultTreeAdapter.detachNode(node);
}

/** Creates an element with attributes and children. */
export function createElement(
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (string | Element)[]
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  for (const part of content) {
    if (typeof part === 'string') defaultTreeAdapter.insertText(element, part);
    else defaultTreeAdapter.appendChild(element, part);
  }
  return element;
}

export function append(parent: Element, child: Element): void {
  defaultTreeAdapter.appendChild(parent, child);
}

export function prepend(parent: Element, child: Element): void {
  const [first] = parent.childNodes;
  if (first) defaultTreeAdapter.insertBefore(parent, child, first);
  else append(parent, child);
}

/** Replaces `element` by `replacement`. */
export function replace(element: Element, replacement: Element): void {
  defaultTreeAdapter.insertBefore(getParent(element), replacement, element);
  remove(element);
}

/** Returns a deep copy of an element. */
export function copyOf(element: Element): Element {
  const copy = createElement(element.tagName, {});
  copy.attrs = element.attrs.map((attr) => ({ ...attr }));
  for (const child of element.childNodes) {
    if ('tagName' in child) append(copy, copyOf(child));
    else if (child.nodeName === '#text' && 'value' in child) defaultTreeAdapter.insertText(copy, child.value);
  }
  return copy;
}

/** Parses trusted HTML from this repository into elements. */
export function parseElements(markup: string): Element[] {
  return parseFragment(markup).childNodes.filter((node): node is Element => 'tagName' in node);
}

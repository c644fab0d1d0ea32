/** The few operations on a parsed page that the edition is made with. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

function childrenOf(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

/** Adds to one list: a list for each element would be copied at every level of the page. */
function addElements(node: Node, elements: Element[]): Element[] {
  if ('tagName' in node) elements.push(node);
  for (const child of childrenOf(node)) addElements(child, elements);
  return elements;
}

/** Every element below `node` in document order, `node` included. */
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

/** Whether the element has a class, or one of a CSS module that starts so (`copy_x1Yz` starts with `copy`). */
export function hasClass(element: Element, name: string): boolean {
  const classes = (attribute(element, 'class') ?? '').split(/\s+/);
  return classes.some((given) => given === name || (given.startsWith(`${name}_`) && !given.startsWith(`${name}__`)));
}

export function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return childrenOf(node).map(textOf).join('');
}

/** First element below `node` that `matches`. */
export function findElement(node: Node, matches: (element: Element) => boolean): Element | undefined {
  return listElements(node).find((element) => element !== node && matches(element));
}

/** As `findElement`. Throws when there is none: the theme has changed, and the edition with it. */
export function getElement(node: Node, name: string, matches: (element: Element) => boolean): Element {
  const found = findElement(node, matches);
  if (!found) throw new Error(`usb: the page has no ${name}`);
  return found;
}

/** The element around `element` that `matches`, or undefined. */
export function findAround(element: Element, matches: (element: Element) => boolean): Element | undefined {
  let outer = element.parentNode;
  while (outer && 'tagName' in outer) {
    if (matches(outer)) return outer;
    outer = outer.parentNode;
  }
  return undefined;
}

export function remove(node: Element): void {
  defaultTreeAdapter.detachNode(node);
}

/** An element with attributes that it is given as they are, and text or elements in it. */
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

/** Puts `replacement` where `element` is. */
export function replace(element: Element, replacement: Element): void {
  if (!element.parentNode) throw new Error('usb: an element outside the page cannot be replaced');
  defaultTreeAdapter.insertBefore(element.parentNode, replacement, element);
  remove(element);
}

/** A copy of an element with everything in it. */
export function copyOf(element: Element): Element {
  const copy = createElement(element.tagName, {});
  copy.attrs = element.attrs.map((attr) => ({ ...attr }));
  for (const child of element.childNodes) {
    if ('tagName' in child) append(copy, copyOf(child));
    else if (child.nodeName === '#text' && 'value' in child) defaultTreeAdapter.insertText(copy, child.value);
  }
  return copy;
}

/** The elements of a piece of HTML that stands in this repository. */
export function parseElements(markup: string): Element[] {
  return parseFragment(markup).childNodes.filter((node): node is Element => 'tagName' in node);
}

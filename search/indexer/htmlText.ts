import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** HTML element of `parse5`. */
export type Element = DefaultTreeAdapterTypes.Element;

/** Elements that are not part of the text. */
const skippedTags = new Set(['script', 'style', 'button', 'nav', 'svg', 'template', 'noscript', 'head']);
const skippedClasses = new Set([
  'hash-link',
  'page-summary',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'figure-dark', // the same figure in dark colours (plugins/figures)
]);

/** Block elements, whose text does not continue the text before. */
const blockTags = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'br',
  'caption',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'img',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
]);

/**
 * Invisible characters: control characters, zero-width and direction marks, and private use, which includes the tags of
 * marked text.
 */
const invisible = /(?![\t\n\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;

/**
 * Emoji that contain invisible characters: a man and a wrench joined by U+200D, a black flag with the tags of Scotland.
 */
const joinedEmoji =
  /\p{ExtPict}[\ufe0f\p{EMod}]*(?:\u200d\p{ExtPict}[\ufe0f\p{EMod}]*)+|\u{1f3f4}[\u{e0030}-\u{e007a}]{3,6}\u{e007f}/u;

const emojiOrInvisible = new RegExp(`(${joinedEmoji.source})|${invisible.source}`, 'gu');

/** Returns the value of an attribute, undefined when it is absent. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function classesOf(element: Element): string[] {
  return (attributeOf(element, 'class') ?? '').split(/\s+/);
}

/** Returns whether the element has the class. */
export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

/** Returns whether a node is an element. */
export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** Returns whether the element is a tab panel. Tabs hide all panels but one, but their text is indexed. */
function isTabPanel(element: Element): boolean {
  return attributeOf(element, 'role') === 'tabpanel';
}

/** Returns whether the element is hidden or decoration. */
export function isSkipped(element: Element): boolean {
  if (skippedTags.has(element.tagName) || attributeOf(element, 'aria-hidden') === 'true') return true;
  if (attributeOf(element, 'hidden') !== undefined && !isTabPanel(element)) return true;
  return classesOf(element).some((name) => skippedClasses.has(name));
}

/** Returns whether the element is a block. */
export function isBlock(element: Element): boolean {
  return blockTags.has(element.tagName);
}

/**
 * Normalises text like queries: Unicode composed form, invisible characters only where they join emoji, single spaces,
 * one passage a line.
 */
export function tidyText(text: string): string {
  return text
    .normalize()
    .replace(emojiOrInvisible, '$1')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Normalises text to a single line, for titles, headings, cells and names. */
export function tidyLine(text: string): string {
  return tidyText(text.replace(/\n/g, ' '));
}

/** Returns the text of a node in reading order, with its line breaks. */
export function inlineText(node: Node): string {
  if (node.nodeName === 'br') return '\n';
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node) || (isElement(node) && isSkipped(node))) return '';
  return node.childNodes.map(inlineText).join('');
}

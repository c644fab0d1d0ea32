import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** An element as `parse5` reads it. */
export type Element = DefaultTreeAdapterTypes.Element;

/** What a reader does not read as part of the text. */
const skippedTags = new Set(['script', 'style', 'button', 'nav', 'svg', 'template', 'noscript', 'head']);
const skippedClasses = new Set([
  'hash-link',
  'page-summary',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'figure-dark', // the same figure once more (plugins/figures)
]);

/** Elements that stand for themselves: their text does not continue the text before. */
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
 * Control characters, zero-width and direction-changing ones, and private ones: the tags of marked text are among them.
 */
const invisible = /(?![\t\n\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;

/**
 * Emoji that are one by such characters: a man and a wrench with U+200D between, a black flag with the tags of
 * Scotland.
 */
const joinedEmoji =
  /\p{ExtPict}[\ufe0f\p{EMod}]*(?:\u200d\p{ExtPict}[\ufe0f\p{EMod}]*)+|\u{1f3f4}[\u{e0030}-\u{e007a}]{3,6}\u{e007f}/u;

const emojiOrInvisible = new RegExp(`(${joinedEmoji.source})|${invisible.source}`, 'gu');

/** Value of an attribute, undefined when it is absent. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function classesOf(element: Element): string[] {
  return (attributeOf(element, 'class') ?? '').split(/\s+/);
}

/** Whether the element carries the class. */
export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

/** Whether a node is an element. */
export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** Tabs hide all panels but one until the reader chooses; what is in them is read all the same. */
function isTabPanel(element: Element): boolean {
  return attributeOf(element, 'role') === 'tabpanel';
}

/** Whether readers do not see the element, or see it as decoration. */
export function isSkipped(element: Element): boolean {
  if (skippedTags.has(element.tagName) || attributeOf(element, 'aria-hidden') === 'true') return true;
  if (attributeOf(element, 'hidden') !== undefined && !isTabPanel(element)) return true;
  return classesOf(element).some((name) => skippedClasses.has(name));
}

/** Whether the element begins a passage of its own. */
export function isBlock(element: Element): boolean {
  return blockTags.has(element.tagName);
}

/**
 * Text in its final form: a letter and its mark as one character, as queries are read, no invisible characters
 * but those that join emoji, one space for any run of spaces, passages on lines of their own.
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

/** The same for what must stay one line: titles, headings, cells, names. */
export function tidyLine(text: string): string {
  return tidyText(text.replace(/\n/g, ' '));
}

/** All text inside a node, in reading order, with its line breaks. */
export function inlineText(node: Node): string {
  if (node.nodeName === 'br') return '\n';
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node) || (isElement(node) && isSkipped(node))) return '';
  return node.childNodes.map(inlineText).join('');
}

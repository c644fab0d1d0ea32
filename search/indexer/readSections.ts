import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type Element, attributeOf, hasClass, inlineText, isBlock, isElement, isSkipped, tidyText } from './htmlText';

/** A heading with the text down to the next heading. */
export type HtmlSection = { level: number; anchor: string; heading: string; content: string };

type Node = DefaultTreeAdapterTypes.Node;
type Draft = { level: number; anchor: string; heading: string; text: string };

const bodyClass = 'theme-doc-markdown';
/** Above code (src/components/CodeBlock): its title, then the name of its language and buttons. */
const codeHeaderClass = 'code-block-header';

function findElement(node: Node, matches: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && matches(node)) return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = findElement(child, matches);
    if (found) return found;
  }
  return undefined;
}

function headingLevel({ tagName }: Element): number | undefined {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Cuts a page body into sections while walking through it. */
class SectionReader {
  readonly drafts: [Draft, ...Draft[]] = [{ level: 1, anchor: '', heading: '', text: '' }];

  read(node: Node): void {
    if (node.nodeName === '#text' && 'value' in node) this.append(node.value.replace(/\n/g, ' '));
    if (!isElement(node) || isSkipped(node)) return;
    const level = headingLevel(node);
    if (level !== undefined) this.startSection(node, level);
    else if (node.tagName === 'img') this.appendBlock(attributeOf(node, 'alt') ?? '');
    else if (node.tagName === 'pre') this.appendBlock(inlineText(node));
    else if (hasClass(node, codeHeaderClass))
      this.appendBlock(node.childNodes[0] ? inlineText(node.childNodes[0]) : '');
    else this.readChildren(node);
  }

  private readChildren(element: Element): void {
    if (isBlock(element)) this.append('\n');
    for (const child of element.childNodes) this.read(child);
    if (isBlock(element)) this.append('\n');
  }

  private startSection(element: Element, level: number): void {
    const heading = tidyText(inlineText(element).replace(/\n/g, ' '));
    if (level === 1 && this.drafts.length === 1) this.drafts[0].heading = heading;
    else this.drafts.push({ level: Math.max(2, level), anchor: attributeOf(element, 'id') ?? '', heading, text: '' });
  }

  private append(text: string): void {
    const draft = this.drafts[this.drafts.length - 1];
    if (draft) draft.text += text;
  }

  private appendBlock(text: string): void {
    this.append(`\n${text}\n`);
  }
}

/**
 * Reads the rendered text of a built page: paragraphs, lists, table cells, captions, alternative texts and code, cut at
 * its headings. The first section is the page itself (level 1). Throws when the HTML holds no page body.
 */
export function readSections(html: string): HtmlSection[] {
  const body = findElement(parse(html), (element) => hasClass(element, bodyClass));
  if (!body) throw new Error(`no element with class "${bodyClass}"`);
  const reader = new SectionReader();
  for (const child of body.childNodes) reader.read(child);
  return reader.drafts.map(({ level, anchor, heading, text }) => ({ level, anchor, heading, content: tidyText(text) }));
}

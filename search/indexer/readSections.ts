import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { cellBorder } from '../protocol/cellBorder';
import { rowLevel } from '../protocol/corpus';
import { createFold } from '../text/fold';
import {
  type Element,
  attributeOf,
  hasClass,
  inlineText,
  isBlock,
  isElement,
  isSkipped,
  tidyLine,
  tidyText,
} from './htmlText';

/** A heading with text and code down to the next heading, or a table row (`rowLevel`) with its other cells. */
export type HtmlSection = { level: number; anchor: string; heading: string; content: string; code: string };

type Node = DefaultTreeAdapterTypes.Node;

/** Element with the text in Docusaurus pages. */
const usualBody = '.theme-doc-markdown';
/** Class of the header of code blocks (src/components/CodeBlock): title, then language and buttons. */
const codeHeaderClass = 'code-block-header';
/** Cell without content. */
const emptyCell = /^[—–-]?$/;

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

const fold = createFold('');

/** Compares text without spaces, case and width. */
const isSameText = (left: string, right: string): boolean =>
  fold(left).replace(/ /g, '') === fold(right).replace(/ /g, '');

/** Splits a page body into sections while it traverses it. */
class SectionReader {
  private readonly page: HtmlSection;
  private isTitleRead = false;
  private draft: HtmlSection;
  readonly drafts: HtmlSection[];

  constructor(title: string) {
    this.page = { level: 1, anchor: '', heading: title, content: '', code: '' };
    this.draft = this.page;
    this.drafts = [this.page];
  }

  read(node: Node): void {
    if (node.nodeName === '#text' && 'value' in node) this.draft.content += node.value.replace(/\n/g, ' ');
    if (!isElement(node) || isSkipped(node)) return;
    const level = headingLevel(node);
    const anchor = attributeOf(node, 'id') ?? '';
    if (level === 1 && this.isTitle(node)) this.startPage(node);
    else if (level !== undefined && anchor !== '') this.startSection(node, level, anchor);
    else if (node.tagName === 'tr') this.readRow(node, anchor);
    else if (node.tagName === 'img') this.appendBlock(attributeOf(node, 'alt') ?? '');
    else if (node.tagName === 'pre') this.draft.code += `\n${inlineText(node)}\n`;
    else if (hasClass(node, codeHeaderClass))
      this.appendBlock(node.childNodes[0] ? inlineText(node.childNodes[0]) : '');
    else this.readChildren(node);
  }

  private readChildren(element: Element): void {
    if (isBlock(element)) this.draft.content += '\n';
    for (const child of element.childNodes) this.read(child);
    if (isBlock(element)) this.draft.content += '\n';
  }

  /** A row with an id is a section of its own. The section that contains it has its text, too. */
  private readRow(row: Element, anchor: string): void {
    const { draft } = this;
    const before = draft.content;
    const cells = row.childNodes.map((cell) => {
      draft.content = '';
      this.read(cell);
      return tidyLine(draft.content);
    });
    const filled = cells.filter((cell) => !emptyCell.test(cell));
    // A heading in a cell has started another section: earlier cells do not belong to that one.
    draft.content = `${before}\n${filled.join(cellBorder)}\n`;
    const [heading = '', ...rest] = filled;
    if (anchor === '' || rest.length === 0) return;
    this.drafts.push({ level: rowLevel, anchor, heading, content: rest.join(cellBorder), code: '' });
  }

  /**
   * Returns whether a heading is the title of the page, which must not count twice. Without a title the first heading
   * is the title.
   */
  private isTitle(element: Element): boolean {
    const heading = tidyLine(inlineText(element));
    return !this.isTitleRead && heading !== '' && isSameText(heading, this.page.heading || heading);
  }

  private startPage(element: Element): void {
    this.isTitleRead = true;
    this.page.heading ||= tidyLine(inlineText(element));
    this.draft = this.page;
  }

  private startSection(element: Element, level: number, anchor: string): void {
    const heading = tidyLine(inlineText(element));
    this.draft = { level: Math.max(2, level), anchor, heading, content: '', code: '' };
    this.drafts.push(this.draft);
  }

  private appendBlock(text: string): void {
    this.draft.content += `\n${text}\n`;
  }
}

/**
 * Reads the rendered text of a built page, split at headings with an id: paragraphs, lists, table rows, captions,
 * alternative texts; code separately. The first section is the page itself (level 1). It begins at the first `<h1>`
 * that equals `title` (normalised), or at the first one without a title. Any other `<h1>` is a heading like those below
 * it: a page may have several, or one that differs from its title in menus. `body`: class (`.text`) or name (`main`) of
 * the element that is read. Throws when the HTML has no such element.
 */
export function readSections(html: string, title = '', body = usualBody): HtmlSection[] {
  const found = findElement(parse(html), (element) =>
    body.startsWith('.') ? hasClass(element, body.slice(1)) : element.tagName === body,
  );
  if (!found) throw new Error(`no element "${body}"`);
  const reader = new SectionReader(title);
  for (const child of found.childNodes) reader.read(child);
  return reader.drafts.map(({ content, code, ...draft }) => ({
    ...draft,
    content: tidyText(content),
    code: tidyText(code),
  }));
}

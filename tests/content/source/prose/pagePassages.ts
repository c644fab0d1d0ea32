import type { Code, Heading, Html, Image, List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import { type SourcePage, parseBody, sourceLineOf } from '../sourcePage';
import { type InlineText, buildInlineText } from './inlineText';
import { type Passage, type PassageKind, maskText } from './passage';

/** Source of the text. `fileLineOf` maps a line of the parsed text to a line of the file. */
type Context = { file: string; fileLineOf: (line: number) => number; add: (passage: Passage) => void };
type Place = { isStep: boolean; kind: PassageKind };

const caption = /^[图表] ?\d/;
const headingId = /\s*\{#[\w-]+\}\s*$/;

function addPassage(
  { file, fileLineOf, add }: Context,
  inline: InlineText,
  kind: PassageKind,
  rest: Partial<Passage> = {},
): void {
  if (inline.text.trim() === '') return;
  const lineAt = (index: number): number => fileLineOf(inline.lines[Math.min(index, inline.lines.length - 1)] ?? 1);
  const { plain, unquoted } = maskText(inline.masked);
  add({
    file,
    kind,
    text: inline.text,
    plain,
    unquoted,
    spans: inline.spans,
    lineAt,
    isStep: false,
    ...rest,
  });
}

function plainInline(text: string, line: number): InlineText {
  return { text, masked: text, lines: Array.from({ length: text.length }, () => line), spans: [] };
}

function addAlt(context: Context, image: Image): void {
  addPassage(context, plainInline(image.alt ?? '', image.position?.start.line ?? 1), 'alt');
}

function addImages(context: Context, nodes: readonly PhrasingContent[]): void {
  for (const node of nodes) {
    if (node.type === 'image') addAlt(context, node);
    else if ('children' in node) addImages(context, node.children);
  }
}

function addParagraph(context: Context, paragraph: Paragraph, { isStep, kind }: Place): void {
  addImages(context, paragraph.children);
  const inline = buildInlineText(paragraph.children);
  addPassage(context, inline, caption.test(inline.text) ? 'caption' : kind, { isStep });
}

function addTable(context: Context, table: Table): void {
  const [header, ...rows] = table.children.map((row) => row.children.map((cell) => buildInlineText(cell.children)));
  for (const cell of header ?? []) addPassage(context, cell, 'headerCell');
  for (const row of rows) {
    row.forEach((cell, column) => {
      addPassage(context, cell, 'cell', { columnHeader: header?.[column]?.text ?? '' });
    });
  }
  for (const row of table.children) for (const cell of row.children) addImages(context, cell.children);
}

function addCodeTitle(context: Context, { meta, position }: Code): void {
  const title = /title=(["'])(.*?)\1/.exec(meta ?? '')?.[2];
  if (title !== undefined) addPassage(context, plainInline(title, position?.start.line ?? 1), 'codeTitle');
}

function addAdmonitionTitle(context: Context, { value, position }: Html): void {
  const title = /^<!--:::\w+\[(.*)\]-->$/.exec(value.trim())?.[1];
  if (title !== undefined) addPassage(context, plainInline(title, position?.start.line ?? 1), 'admonitionTitle');
}

function addHeading(context: Context, heading: Heading): void {
  const inline = buildInlineText(heading.children);
  const length = inline.text.replace(headingId, '').length;
  const withoutId = { ...inline, text: inline.text.slice(0, length), masked: inline.masked.slice(0, length) };
  addPassage(context, withoutId, 'heading');
}

function addList(context: Context, list: List): void {
  for (const item of list.children) {
    item.children.forEach((child, index) => {
      const isFirst = index === 0;
      addNode(context, child, { isStep: isFirst && list.ordered === true, kind: isFirst ? 'listItem' : 'paragraph' });
    });
  }
}

function addNode(context: Context, node: RootContent, place: Place): void {
  if (node.type === 'paragraph') addParagraph(context, node, place);
  else if (node.type === 'heading') addHeading(context, node);
  else if (node.type === 'table') addTable(context, node);
  else if (node.type === 'code') addCodeTitle(context, node);
  else if (node.type === 'html') addAdmonitionTitle(context, node);
  else if (node.type === 'list') addList(context, node);
  else if (node.type === 'blockquote' || node.type === 'footnoteDefinition') {
    for (const child of node.children) addNode(context, child, { isStep: false, kind: 'paragraph' });
  }
}

/** Returns the line of a front matter key in the source file. */
function lineOfKey({ writtenText }: SourcePage, key: string): number {
  return Math.max(1, writtenText.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1);
}

/** Builds the passages of Markdown blocks, in order, without code blocks. */
export function buildPassages(
  nodes: readonly RootContent[],
  file: string,
  fileLineOf: (line: number) => number,
): Passage[] {
  const passages: Passage[] = [];
  const context: Context = { file, fileLineOf, add: (passage) => passages.push(passage) };
  for (const node of nodes) addNode(context, node, { isStep: false, kind: 'paragraph' });
  return passages;
}

function buildFrontMatterPassages(page: SourcePage): Passage[] {
  const passages: Passage[] = [];
  for (const key of ['title', 'description'] as const) {
    const value = page.frontMatter?.[key];
    const line = lineOfKey(page, key);
    const context: Context = { file: page.file, fileLineOf: () => line, add: (passage) => passages.push(passage) };
    if (typeof value === 'string') addPassage(context, plainInline(value, line), key);
  }
  return passages;
}

/** Builds the passages of a page: title, description, then the body. */
export function buildPagePassages(page: SourcePage): Passage[] {
  return [
    ...buildFrontMatterPassages(page),
    ...buildPassages(parseBody(page).children, page.file, (line) => sourceLineOf(page, line)),
  ];
}

import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Edit, applyEdits } from './applyEdits';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

function quoteEdits({ position, children }: ContainerDirective, body: string): Edit[] {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return [];
  const indent = ' '.repeat(start.column - 1);
  const [label] = children;
  const title = label?.type === 'paragraph' && label.data?.directiveLabel ? toString(label) : undefined;
  const [fence = '', ...lines] = body.slice(start.offset, end.offset).split('\n');
  const opening = title === undefined ? '>' : `> **${title}**\n${indent}>`;
  const edits: Edit[] = [{ from: start.offset, to: start.offset + fence.length, text: opening }];
  let lineStart = start.offset + fence.length + 1;
  for (const [index, line] of lines.entries()) {
    const lineEnd = lineStart + line.length;
    const from = Math.min(lineStart + indent.length, lineEnd);
    const isClosing = index === lines.length - 1;
    edits.push(isClosing ? { from, to: lineEnd, text: '' } : { from, to: from, text: line.trim() === '' ? '>' : '> ' });
    lineStart = lineEnd + 1;
  }
  return edits;
}

/** Converts admonitions (`:::danger[危险]` … `:::`) to block quotes that begin with the title. Keeps code unchanged. */
export function quoteAdmonitions(body: string): string {
  if (!body.includes(':::')) return body;
  const edits: Edit[] = [];
  visit(markdown.parse(body), 'containerDirective', (node) => {
    edits.push(...quoteEdits(node, body));
  });
  return applyEdits(body, edits);
}

import type { Heading, Html, Image, Link, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

export type TwinPage = {
  title: string;
  description: string;
  /** Complete address of the page. */
  url: string;
  /** Markdown of the page with its facts filled in, front matter removed. */
  body: string;
};

type Edit = { from: number; to: number; text: string };

function editOf(node: Nodes, text: string): Edit[] {
  const { start, end } = node.position ?? {};
  return start?.offset === undefined || end?.offset === undefined ? [] : [{ from: start.offset, to: end.offset, text }];
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((edited, { from, to, text: replacement }) => edited.slice(0, from) + replacement + edited.slice(to), text);
}

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** What only the site understands: notes to the checks, and what a code block says to them behind its title. */
function editsOf(tree: Nodes, body: string, isWritten: (url: string) => boolean): Edit[] {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    if (node.type === 'image') edits.push(...editOf(node, describeImage(node)));
    if (node.type === 'html') edits.push(...editOf(node, withoutMarks(node)));
    if (node.type === 'heading') edits.push(...headingIdEdits(node, body));
    if (node.type === 'link' && !isWritten(node.url)) {
      edits.push(...editOf(node, textOfLink(node)));
      return SKIP; // an edit inside would move the end of this one
    }
    if (node.type === 'code') {
      const start = node.position?.start.offset ?? 0;
      const fence = body.slice(start).split('\n', 1)[0] ?? '';
      const plain = /^[`~]/.test(fence) ? fence.replace(/ (?!title=)[\w-]+="[^"]*"/g, '') : fence;
      if (plain !== fence) edits.push({ from: start, to: start + fence.length, text: plain });
    }
    return undefined;
  });
  return edits;
}

function describeImage({ alt }: Image): string {
  return `（图：${alt ?? ''}）`;
}

/** Without notes to the checks and without anchors, which lead nowhere in a text. */
function withoutMarks({ value }: Html): string {
  return value.replace(/<!--[\s\S]*?-->|<a id="[^"]*">|<\/a>/g, '');
}

function headingIdEdits({ position }: Heading, body: string): Edit[] {
  const [from = 0, to = 0] = [position?.start.offset, position?.end.offset];
  const id = / \{#[^}\s]+\}$/.exec(body.slice(from, to));
  return id ? [{ from: from + id.index, to, text: '' }] : [];
}

function textOfLink(link: Link): string {
  return toString(link);
}

/**
 * A page as plain Markdown, for readers who take it elsewhere and for programs: title, description and address first,
 * figures as their text. Links lead from twin to twin, for those stand at `<address>.md`; a link to which `isWritten`
 * says no becomes its text, as on the site.
 */
export function buildTwin({ title, description, url, body }: TwinPage, isWritten: (url: string) => boolean): string {
  const text = applyEdits(body, editsOf(markdown.parse(body), body, isWritten)).replace(/\n{3,}/g, '\n\n');
  return `# ${title}\n\n> ${description}\n\n<${url}>\n\n${text.trim()}\n`;
}

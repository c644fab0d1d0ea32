import type { Heading, Html, Image, Link, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { type Edit, applyEdits } from './applyEdits';
import { quoteAdmonitions } from './quoteAdmonitions';

export type TwinPage = {
  title: string;
  description: string;
  /** Absolute URL of the page. */
  url: string;
  /** Markdown of the page with facts inserted and front matter removed. */
  body: string;
};

function editOf(node: Nodes, text: string): Edit[] {
  const { start, end } = node.position ?? {};
  return start?.offset === undefined || end?.offset === undefined ? [] : [{ from: start.offset, to: end.offset, text }];
}

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Returns the absolute URL of a link target, or undefined for a page that does not exist. */
export type ResolveLink = (url: string) => string | undefined;

/** Returns edits for all syntax that is specific to this site. */
function editsOf(tree: Nodes, body: string, resolveLink: ResolveLink): Edit[] {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    if (node.type === 'image') edits.push(...editOf(node, describeImage(node)));
    if (node.type === 'html') edits.push(...editOf(node, withoutMarks(node)));
    if (node.type === 'heading') edits.push(...headingIdEdits(node, body));
    if (node.type === 'link') {
      const url = resolveLink(node.url);
      if (url === undefined) {
        edits.push(...editOf(node, toString(node)));
        return SKIP; // a nested edit would shift the end of this one
      }
      if (url !== node.url) edits.push(...targetEdits(node, url));
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

/** Removes notes for the checks, and anchors, which have no use in plain text. */
function withoutMarks({ value }: Html): string {
  return value.replace(/<!--[\s\S]*?-->|<a id="[^"]*">|<\/a>/g, '');
}

function headingIdEdits({ position }: Heading, body: string): Edit[] {
  const [from = 0, to = 0] = [position?.start.offset, position?.end.offset];
  const id = / \{#[^}\s]+\}$/.exec(body.slice(from, to));
  return id ? [{ from: from + id.index, to, text: '' }] : [];
}

/** Replaces the target of `[text](target "title")`. */
function targetEdits({ position, children, title }: Link, url: string): Edit[] {
  const from = children.at(-1)?.position?.end.offset;
  const to = position?.end.offset;
  if (from === undefined || to === undefined) return [];
  return [{ from, to, text: `](${url}${title ? ` ${JSON.stringify(title)}` : ''})` }];
}

/**
 * Returns a page as plain Markdown: title, description and URL first, figures as text, admonitions as quotes. Links are
 * absolute because the text is used outside its folder. A link without a URL from `resolveLink` becomes text, as on the
 * site.
 */
export function buildTwin({ title, description, url, body }: TwinPage, resolveLink: ResolveLink): string {
  const quoted = quoteAdmonitions(body);
  const text = applyEdits(quoted, editsOf(markdown.parse(quoted), quoted, resolveLink)).replace(/\n{3,}/g, '\n\n');
  return `# ${title}\n\n> ${description}\n\n<${url}>\n\n${text.trim()}\n`;
}

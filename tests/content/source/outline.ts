import type { Heading, Html, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type SourcePage, lineOf, parseBody } from './sourcePage';

/** A second-level section of a page with everything down to the next one; the first has no heading. */
export type PageSection = {
  /** Text of the heading without its id; empty before the first heading. */
  heading: string;
  /** Line of the heading in the page file. */
  line: number;
  /** Content below the heading, deeper headings included. */
  content: readonly RootContent[];
};

/** Text of a heading as a reader sees it: without the id of `## 标题 {#id}`. */
export function headingText(heading: Heading): string {
  return toString(heading)
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .trim();
}

/** True for a node that shows nothing: a comment. */
export function isComment(node: RootContent): node is Html {
  return node.type === 'html' && /^<!--[\s\S]*-->$/.test(node.value.trim());
}

/** The page cut at its second-level headings: first what stands before them, then one section each. */
export function buildOutline(page: SourcePage): [introduction: PageSection, ...sections: PageSection[]] {
  const introduction = { heading: '', line: page.bodyStartsAfterLine + 1, content: [] as RootContent[] };
  const sections: (PageSection & { content: RootContent[] })[] = [];
  for (const node of parseBody(page).children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({ heading: headingText(node), line: lineOf(page, node), content: [] });
    } else {
      (sections.at(-1) ?? introduction).content.push(node);
    }
  }
  return [introduction, ...sections];
}

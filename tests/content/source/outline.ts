import type { Heading, Html, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type SourcePage, lineOf, parseBody } from './sourcePage';

/** Second-level section of a page. The introduction has no heading. */
export type PageSection = {
  /** Text of the heading without its id, empty for the introduction. */
  heading: string;
  /** Line of the heading in the page file. */
  line: number;
  /** Content below the heading, deeper headings included. */
  content: readonly RootContent[];
};

/** Returns the text of a heading without the id of `## 标题 {#id}`. */
export function headingText(heading: Heading): string {
  return toString(heading)
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .trim();
}

/** Whether the node is an HTML comment. */
export function isComment(node: RootContent): node is Html {
  return node.type === 'html' && /^<!--[\s\S]*-->$/.test(node.value.trim());
}

/** Splits the page at its second-level headings. */
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

import type { Code, Heading, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type SourcePage, lineOf, parseBody } from '../../content/source/sourcePage';

/** Fenced code block of a page. */
export type SampleBlock = {
  /** Line of the opening fence in the page file. */
  line: number;
  /** First word of the info string, empty without one. */
  language: string;
  title: string;
  /** Reason in `untested="…"`, undefined without the attribute. */
  untested: string | undefined;
  /** Rest of the info string. */
  meta: string;
  /** Text of the second-level heading above the block. */
  section: string;
  text: string;
};

/** Returns the value of `name="…"` in an info string. */
export function findAttribute(meta: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
}

function buildBlock(page: SourcePage, code: Code, section: string): SampleBlock {
  const meta = code.meta ?? '';
  return {
    line: lineOf(page, code),
    language: code.lang ?? '',
    title: findAttribute(meta, 'title') ?? '',
    untested: findAttribute(meta, 'untested'),
    meta,
    section,
    text: code.value,
  };
}

/** Parses the fenced code blocks of a page, in order. */
export function parseBlocks(page: SourcePage): SampleBlock[] {
  const blocks: SampleBlock[] = [];
  let section = '';
  visit(parseBody(page), (node: Nodes) => {
    if (node.type === 'heading' && isSection(node)) section = toString(node);
    if (node.type === 'code') blocks.push(buildBlock(page, node, section));
  });
  return blocks;
}

function isSection({ depth }: Heading): boolean {
  return depth === 2;
}

/** Returns the file name in a block's title, such as `device.mjs`, undefined for other titles. */
export function fileNameOf({ title }: SampleBlock): string | undefined {
  return /^[\w-]+(?:\.[\w-]+)*\.\w+$/.test(title) ? title : undefined;
}

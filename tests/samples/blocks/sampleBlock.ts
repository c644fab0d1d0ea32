import type { Code, Heading, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type SourcePage, lineOf, parseBody } from '../../content/source/sourcePage';

/** One fenced code block of a page, as the reader copies it. */
export type SampleBlock = {
  /** Line of its opening fence in the page file. */
  line: number;
  /** First word of the fence's info string; empty without one. */
  language: string;
  title: string;
  /** The reason of `untested="…"`; undefined without the marker. */
  untested: string | undefined;
  /** The rest of its info string. */
  meta: string;
  /** The heading it stands under. */
  section: string;
  text: string;
};

/** The value of `name="…"` in a fence's info string. */
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

/** The fenced blocks of a page in reading order. */
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

/** The file that a block's title names: `device.mjs`, `check-janus.sh`; undefined for titles in words. */
export function fileNameOf({ title }: SampleBlock): string | undefined {
  return /^[\w-]+(?:\.[\w-]+)*\.\w+$/.test(title) ? title : undefined;
}

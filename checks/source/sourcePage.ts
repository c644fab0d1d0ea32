import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse } from 'yaml';

/** A page file, split into what the rules look at. */
export type SourcePage = {
  /** Path from the repository, with forward slashes. */
  file: string;
  /** Path below `docs/` without extension: the doc's id. */
  id: string;
  /** Decoded front matter; undefined when there is none or it is not a mapping. */
  frontMatter: Readonly<Record<string, unknown>> | undefined;
  /** Text after the front matter. */
  body: string;
  /** Lines of the file before the body. */
  bodyStartsAfterLine: number;
};

const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Splits the text of a page file. Throws, naming the file, when its front matter is not YAML. */
export function parseSourcePage(file: string, text: string): SourcePage {
  const block = frontMatterBlock.exec(text);
  const id = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  if (!block) return { file, id, frontMatter: undefined, body: text, bodyStartsAfterLine: 0 };
  try {
    const data: unknown = parse(block[1] ?? '');
    return {
      file,
      id,
      frontMatter: isMapping(data) ? data : undefined,
      body: text.slice(block[0].length),
      bodyStartsAfterLine: block[0].split('\n').length - 1,
    };
  } catch (cause) {
    throw new Error(`${file}: the front matter is not YAML: ${String(cause)}`, { cause });
  }
}

/** Every page file below `root/docs`, sorted by path; `_partials` are not pages. */
export function loadSourcePages(root: string): SourcePage[] {
  return readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('/_'))
    .sort()
    .map((file) => parseSourcePage(file, readFileSync(path.join(root, file), 'utf8')));
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly);

/** The body as a syntax tree, read as the site reads it. */
export function parseBody({ body }: SourcePage): Root {
  const processor = markdown();
  return processor.parse(body);
}

/** Line in the page file of a node of its body. */
export function lineOf({ bodyStartsAfterLine }: SourcePage, node: Nodes): number {
  return bodyStartsAfterLine + (node.position?.start.line ?? 0);
}

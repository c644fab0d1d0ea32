import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseYaml } from '../../../catalog/parseYaml';
import { isMapping } from '../../../facts/isMapping';
import { loadFacts } from '../../../facts/loadFacts';
import type { Facts } from '../../../facts/model/facts';
import { PageFactsError, type ResolvedPage, resolvePage } from '../../../facts/resolvePage';
import { commentAdmonitionFences } from './admonitionFences';

/** Page file with every fact resolved, split into front matter and body. */
export type SourcePage = {
  /** Path relative to the repository, with forward slashes. */
  file: string;
  /** Doc id: path below `docs/` without extension. */
  id: string;
  /** Parsed front matter, undefined when there is none or it is not a mapping. */
  frontMatter: Readonly<Record<string, unknown>> | undefined;
  /** Text after the front matter. */
  body: string;
  /** Number of lines of the resolved text before the body. */
  bodyStartsAfterLine: number;
  /** Text of the file, with `%%keys%%`. */
  writtenText: string;
  /** Line in the file of each line of the resolved text, both 1-based. */
  sourceLines: readonly number[];
  /** Facts that the text uses. */
  uses: ResolvedPage['uses'];
  /** Keys and blocks that do not exist. The text is then not resolved. */
  factFaults: PageFactsError['faults'];
};

const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

type ResolvedText = Pick<SourcePage, 'sourceLines' | 'uses' | 'factFaults'> & { text: string };

/** Wraps a text without resolving facts. */
function asWritten(text: string, factFaults: PageFactsError['faults'] = []): ResolvedText {
  return { text, sourceLines: text.split('\n').map((_line, index) => index + 1), uses: [], factFaults };
}

function resolveText(text: string, facts: Facts, file: string): ResolvedText {
  try {
    return { ...resolvePage(text, facts, file), factFaults: [] };
  } catch (error) {
    if (error instanceof PageFactsError) return asWritten(text, error.faults);
    throw error;
  }
}

/**
 * Parses the text of a page file. `resolved` is the text with facts resolved. Throws when the front matter is not YAML.
 */
export function parseSourcePage(file: string, writtenText: string, resolved = asWritten(writtenText)): SourcePage {
  const { text, ...rest } = resolved;
  const block = frontMatterBlock.exec(text);
  const page = { file, id: file.replace(/^docs\//, '').replace(/\.mdx?$/, ''), writtenText, ...rest };
  if (!block) return { ...page, frontMatter: undefined, body: text, bodyStartsAfterLine: 0 };
  try {
    const data = parseYaml(block[1] ?? '', 2);
    return {
      ...page,
      frontMatter: isMapping(data) ? data : undefined,
      body: text.slice(block[0].length),
      bodyStartsAfterLine: block[0].split('\n').length - 1,
    };
  } catch (cause) {
    throw new Error(`${file}: 前言${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

function readSourcePages(root: string): SourcePage[] {
  const docs = path.join(root, 'docs');
  if (!existsSync(docs)) return [];
  const facts = loadFacts(root);
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('/_'))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const known = pageOf.get(path.join(root, file));
      if (known?.facts === facts && known.page.writtenText === text) return known.page;
      const page = parseSourcePage(file, text, resolveText(text, facts, file));
      pageOf.set(path.join(root, file), { page, facts });
      return page;
    });
}

/** Pages by path with the facts that they contain. */
const pageOf = new Map<string, { page: SourcePage; facts: Facts }>();
const pagesOf = new Map<string, readonly SourcePage[]>();

/** Makes `loadSourcePages` read the files again. Unchanged pages and their trees are kept. */
export function forgetSourcePages(): void {
  pagesOf.clear();
}

/**
 * Loads every page file below `root/docs`, sorted by path, without `_partials`. Reads them once per run: all rules share
 * the pages and their trees.
 */
export function loadSourcePages(root: string): readonly SourcePage[] {
  const pages = pagesOf.get(root) ?? readSourcePages(root);
  pagesOf.set(root, pages);
  return pages;
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();
const treeOf = new WeakMap<SourcePage, Root>();

/** Parses Markdown as the site does. */
export function parseMarkdown(text: string): Root {
  return markdown.parse(commentAdmonitionFences(text));
}

/**
 * Parses the body as the site does. All rules share the tree, which must not be changed. The fences of admonitions are
 * `html` nodes (`<!--:::danger[危险]-->`, `<!--:::-->`). Columns and offsets do not match `body`, lines do.
 */
export function parseBody(page: SourcePage): Root {
  const tree = treeOf.get(page) ?? parseMarkdown(page.body);
  treeOf.set(page, tree);
  return tree;
}

/** Returns the line in the page file of a line of its body (1-based). */
export function sourceLineOf({ bodyStartsAfterLine, sourceLines }: SourcePage, bodyLine: number): number {
  return sourceLines[bodyStartsAfterLine + bodyLine - 1] ?? bodyStartsAfterLine + bodyLine;
}

/** Returns the line in the page file of a node of its body. */
export function lineOf(page: SourcePage, node: Nodes): number {
  return sourceLineOf(page, node.position?.start.line ?? 1);
}

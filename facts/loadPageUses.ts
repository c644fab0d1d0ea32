import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { loadFigureUses } from './loadFigures';
import type { Facts } from './model/facts';
import { PageFactsError, type FactUse, resolvePage } from './resolvePage';

export type PageUses = { file: string; uses: readonly FactUse[] };

/** Error for references of pages to facts that do not exist, with one line per place. */
export class PagesFactsError extends Error {
  constructor(problems: readonly string[]) {
    super(`页面用到的事实不存在：\n${problems.join('\n')}`);
    this.name = 'PagesFactsError';
  }
}

/** Lists the page files in `root/docs`, relative to `root`, with forward slashes and sorted. */
export function listPageFiles(root: string): string[] {
  return readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('docs', file.split(path.sep).join('/')))
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('/_'))
    .sort();
}

/**
 * Loads the facts that each page of `root/docs` uses in its text and its figures. Throws one `PagesFactsError` that
 * lists all missing facts.
 */
export function loadPageUses(root: string, facts: Facts): PageUses[] {
  const problems: string[] = [];
  const pages = listPageFiles(root).map((file) => {
    const markdown = readFileSync(path.join(root, file), 'utf8');
    try {
      const { uses } = resolvePage(markdown, facts, file);
      return { file, uses: [...uses, ...loadFigureUses(root, file, markdown, facts)] };
    } catch (cause) {
      if (!(cause instanceof PageFactsError)) throw cause;
      problems.push(cause.message);
      return { file, uses: [] };
    }
  });
  if (problems.length > 0) throw new PagesFactsError(problems);
  return pages;
}

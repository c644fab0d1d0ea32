/** File with a digest of each page at its last review. A page that changed after its review is reported. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from '../finding';
import { type SourcePage, loadSourcePages } from './sourcePage';

export const reviewsFile = 'catalog/reviews.txt';

/** Returns a digest of the review date and of the page's text with facts resolved. */
export function digestPage({ frontMatter, body }: SourcePage, reviewedOn = String(frontMatter?.last_reviewed)): string {
  const text = [reviewedOn, frontMatter?.title, frontMatter?.description, body].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Loads the recorded digests by page id. */
export function loadReviews(root: string): Map<string, string> {
  const file = path.join(root, reviewsFile);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

export const reviewsRule: Rule = {
  name: 'reviews',
  examine(root) {
    const reviews = loadReviews(root);
    const pages = loadSourcePages(root);
    const changed = pages.filter((page) => reviews.get(page.id) !== digestPage(page));
    const ids = new Set(pages.map(({ id }) => id));
    const gone = [...reviews.keys()].filter((id) => !ids.has(id));
    return {
      findings: [
        ...changed.map(({ id, file, writtenText }) => ({
          file,
          line: writtenText.split('\n').findIndex((line) => line.startsWith('last_reviewed:')) + 1 || 1,
          message: `核对之后改过：再读一遍，然后执行 npm run reviewed -- ${id}`,
        })),
        ...gone.map((id) => ({ file: reviewsFile, message: `没有页面 ${id}：执行 npm run reviewed` })),
      ],
      examined: pages.length,
    };
  },
};

import { type CorpusHead, rowLevel } from './corpus';

/** Minimum share of the pages, and minimum number of pages, with a common heading. */
const [minShare, minPages] = [0.03, 4];

/**
 * Returns the headings that many pages have, such as 操作步骤. They do not say what a section is about, so hits show the
 * title of the page first. First cells of table rows do not count.
 */
export function findCommonHeadings({ pages, sections }: Pick<CorpusHead, 'pages' | 'sections'>): ReadonlySet<string> {
  const pagesByHeading = new Map<string, Set<number>>();
  for (const { page, level, headings } of sections) {
    const heading = headings[headings.length - 1];
    if (heading === undefined || level === rowLevel) continue;
    pagesByHeading.set(heading, (pagesByHeading.get(heading) ?? new Set()).add(page));
  }
  const min = Math.max(minPages, minShare * pages.length);
  return new Set([...pagesByHeading].flatMap(([heading, found]) => (found.size >= min ? [heading] : [])));
}

/** Returns whether the heading of a section, which is not a table row, is one of `commonHeadings`. */
export function hasCommonHeading(
  { level, headings }: CorpusHead['sections'][number],
  commonHeadings: ReadonlySet<string>,
): boolean {
  return level !== rowLevel && commonHeadings.has(headings[headings.length - 1] ?? '');
}

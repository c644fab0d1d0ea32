/** By what terms the pages of a chunk are found, and how often each stands there. */
import type { CorpusPart } from '../protocol/corpus';
import { ownHeading, ownKeywords } from '../protocol/sectionNames';

/** What a term comes to on a page: in how many of its sections it stands, and whether in a heading of one. */
type Counted = { count: number; isInHeading: boolean };

/** The texts of a section: its heading, what counts as a heading, everything else. */
type SectionTexts = { heading: string; inHead: readonly string[]; inText: readonly string[] };

/** The texts of a page, section by section. */
export type PageTexts = readonly SectionTexts[];

/** Folders of a page: readers name a product by them. */
function listFolders(url: string): string[] {
  return url.split('/').slice(1, -1);
}

/** The texts of a chunk, page by page. */
export function listPageTexts({ pages, sections, texts }: CorpusPart): PageTexts[] {
  return pages.map((page, number) =>
    sections.flatMap((section, index) => {
      if (section.page !== number) return [];
      const heading = ownHeading(page, section);
      const isPage = section.level === 1;
      const { content = '', code = '' } = texts[index] ?? {};
      return [
        {
          heading,
          inHead: [heading, ...ownKeywords(page, section), ...(isPage ? [page.product] : [])],
          inText: [content, code, ...(isPage ? listFolders(page.url) : [])],
        },
      ];
    }),
  );
}

/** Counts the terms of a page: those of each of its texts, and those of its headings as a whole. */
export function countTerms(
  page: PageTexts,
  listTerms: (text: string) => Iterable<string>,
  listHeadingTerms: (heading: string) => Iterable<string> = () => [],
): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  for (const { heading, inHead, inText } of page) {
    const headTerms = new Set(listHeadingTerms(heading));
    for (const text of inHead) for (const term of listTerms(text)) headTerms.add(term);
    const terms = new Set(headTerms);
    for (const text of inText) for (const term of listTerms(text)) terms.add(term);
    for (const term of terms) {
      const { count = 0, isInHeading = false } = counts.get(term) ?? {};
      counts.set(term, { count: count + 1, isInHeading: isInHeading || headTerms.has(term) });
    }
  }
  return counts;
}

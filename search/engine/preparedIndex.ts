import type { IndexFile, IndexPage, IndexSection } from '../protocol/indexFile';
import { fold } from './fold';

/** A section with everything that is looked at for every query, folded once. */
export type PreparedSection = {
  source: IndexSection;
  page: IndexPage;
  /** The section's own heading; the page's title for the page itself. */
  heading: string;
  /** Page title and the headings between it and this one. */
  ancestors: string;
  /** What else the page is called; only on the page itself, so that its sections do not all answer. */
  keywords: string;
  content: string;
  facets: Readonly<Record<string, string>>;
};

export type PreparedIndex = readonly PreparedSection[];

const emptyPage: IndexPage = { url: '', product: '', title: '', keywords: [] };

/** Makes an index searchable. */
export function prepareIndex({ language, docusaurusTag, pages, sections }: IndexFile): PreparedIndex {
  return sections.map((source): PreparedSection => {
    const page = pages[source.page] ?? emptyPage;
    const isPage = source.level === 1;
    const own = source.headings[source.headings.length - 1] ?? page.title;
    return {
      source,
      page,
      heading: fold(own),
      ancestors: isPage ? '' : fold([page.title, ...source.headings.slice(0, -1)].join('\n')),
      keywords: isPage ? fold([...page.keywords, page.product].join('\n')) : '',
      content: fold(source.content),
      facets: { language, docusaurus_tag: docusaurusTag, 'hierarchy.lvl0': page.product },
    };
  });
}

import type { CorpusHead, CorpusPage, CorpusSection, CorpusText, SectionText } from '../protocol/corpus';
import { tidyLine } from './htmlText';
import { buildTables } from './languageTables/buildTables';
import type { NameSource } from './languageTables/otherNames';
import { type HtmlSection, readSections } from './readSections';

/** A built page, as the site hands it over. */
export type SourcePage = { url: string; product: string; title: string; keywords: readonly string[]; html: string };

export type CorpusSource = {
  language: string;
  docusaurusTag: string;
  /** In the order in which the site lists them: on equal scores the earlier page is shown first. */
  pages: readonly SourcePage[];
  /** Other names of things, whoever keeps the vocabulary. */
  names: readonly NameSource[];
};

export type Corpus = { head: CorpusHead; /** One for each product. */ texts: readonly CorpusText[] };

function readPage({ html, url }: SourcePage): HtmlSection[] {
  try {
    return readSections(html);
  } catch (cause) {
    throw new Error(`search index: cannot read the built page ${url}`, { cause });
  }
}

function buildSections(page: number, sections: readonly HtmlSection[]): CorpusSection[] {
  const path: { level: number; heading: string }[] = [];
  return sections.map(({ level, anchor, heading }) => {
    while ((path[path.length - 1]?.level ?? 0) >= level) path.pop();
    if (level > 1) path.push({ level, heading });
    return { page, level, anchor, headings: path.map((entry) => entry.heading) };
  });
}

/** The pages with those of a product together; products in the order of their first page. */
function groupByProduct(pages: readonly SourcePage[]): SourcePage[][] {
  const groups = new Map<string, SourcePage[]>();
  for (const page of pages) groups.set(page.product, [...(groups.get(page.product) ?? []), page]);
  return [...groups.values()];
}

/**
 * Builds the corpus of `pages`, product by product. The same pages give the same corpus. Throws with the address of a
 * page that cannot be read.
 */
export function buildCorpus({ language, docusaurusTag, pages: sources, names }: CorpusSource): Corpus {
  const pages: CorpusPage[] = [];
  const sections: CorpusSection[] = [];
  const texts = groupByProduct(sources).map((group): CorpusText => {
    const firstSection = sections.length;
    const texts: SectionText[] = [];
    for (const source of group) {
      const read = readPage(source);
      sections.push(...buildSections(pages.length, read));
      texts.push(...read.map(({ content, code }) => ({ content, code })));
      const { url, product, title, keywords } = source;
      pages.push({ url, product, title: tidyLine(title), keywords: keywords.map(tidyLine) });
    }
    return { firstSection, sections: texts };
  });
  const tables = buildTables({ pages, sections, texts, names });
  return { head: { language, docusaurusTag, pages, sections, tables }, texts };
}

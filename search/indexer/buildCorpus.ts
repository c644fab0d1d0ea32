import type { Concept, CorpusHead, CorpusPage, CorpusSection, CorpusText, SectionText } from '../protocol/corpus';
import { dropRedundantKeywords } from './dropRedundantKeywords';
import { tidyLine } from './htmlText';
import { buildTables } from './languageTables/buildTables';
import type { NameSource } from './languageTables/synonyms';
import { type HtmlSection, readSections } from './readSections';

/** A built page. */
export type SourcePage = {
  /**
   * Path below the site's root, with a leading slash, percent-encoded, without query and hash: `/guide/install.html`.
   * Hits contain it, followed by the anchor of a section. Callers prepend the root.
   */
  url: string;
  /** Group in which its hits are shown. Pages of one product are put together. */
  product: string;
  /** Title of its hits. Defaults to the first `<h1>`. */
  title?: string;
  /** Keywords, which the page need not contain. */
  keywords: readonly string[];
  /** Keywords of its sections, by id of the heading. */
  sectionKeywords?: ReadonlyMap<string, readonly string[]>;
  /** The whole document. `readSections` selects the part that is read. */
  html: string;
};

/** Input of a corpus. `docusaurusTag` is the version of the pages, a facet of every hit. */
export type CorpusSource = {
  language: string;
  docusaurusTag: string;
  /** Class (`.text`) or name (`main`) of the element with the text of a page. Defaults to `.theme-doc-markdown`. */
  body?: string;
  /** In the order of the site: among equal scores the earlier page comes first. */
  pages: readonly SourcePage[];
  /** Names of things and their synonyms. */
  names: readonly NameSource[];
  concepts?: readonly Concept[];
};

/** A whole corpus in memory: the content of the index files. */
export type Corpus = {
  head: CorpusHead;
  /** Texts of runs of sections, by product or by file. */
  texts: readonly CorpusText[];
};

/** Reads the sections of a page. The heading of the first one is the title. */
function readPage({ html, url, title = '' }: SourcePage, body?: string): HtmlSection[] {
  let sections: HtmlSection[];
  try {
    sections = readSections(html, tidyLine(title), body);
  } catch (cause) {
    throw new Error(`search index: cannot read the built page ${url}`, { cause });
  }
  // Hits without a title cannot be shown.
  if (sections[0]?.heading === '') throw new Error(`search index: ${url} has neither a title nor a <h1>`);
  return sections;
}

/**
 * Separators of index files, tags of marked text, and lone surrogates, which UTF-8 cannot encode. `tidyText` removes
 * them from other texts, but an id cannot be changed.
 */
const unwritable = /[\p{Cc}\p{Co}\p{Cs}]/u;

/** Throws with the address of a section that no file can contain, or that the page does not have. */
function checkAnchors({ url, sectionKeywords = new Map() }: SourcePage, sections: readonly HtmlSection[]): void {
  const anchors = new Set(sections.map(({ anchor }) => anchor));
  for (const anchor of anchors) {
    if (unwritable.test(anchor))
      throw new Error(`search index: ${url} has a heading with the id ${JSON.stringify(anchor)}`);
  }
  for (const anchor of sectionKeywords.keys()) {
    if (!anchors.has(anchor)) throw new Error(`search index: no section ${url}#${anchor} to give keywords to`);
  }
}

/** Path with one leading slash, without characters that would end it before an anchor or in a file. */
const pagePath = /^\/(?!\/)[^?#\s]*$/;

/** Checks addresses: with two pages at one, half of the hits would open the wrong page. */
function checkUrls(pages: readonly SourcePage[]): void {
  const urls = new Set<string>();
  for (const { url } of pages) {
    if (!pagePath.test(url))
      throw new Error(`search index: "${url}" is no path below the root, as /guide/install.html`);
    if (urls.has(url)) throw new Error(`search index: two pages have the address ${url}`);
    urls.add(url);
  }
}

function buildSections(
  page: number,
  sections: readonly HtmlSection[],
  keywordsOf: ReadonlyMap<string, readonly string[]> = new Map(),
): CorpusSection[] {
  const path: { level: number; heading: string }[] = [];
  return sections.map(({ level, anchor, heading }) => {
    while ((path[path.length - 1]?.level ?? 0) >= level) path.pop();
    if (level > 1) path.push({ level, heading });
    const keywords = keywordsOf.get(anchor)?.map(tidyLine);
    return { page, level, anchor, headings: path.map((entry) => entry.heading), ...(keywords ? { keywords } : {}) };
  });
}

/** Groups the pages by product, in the order of their first page. */
function groupByProduct(pages: readonly SourcePage[]): SourcePage[][] {
  const groups = new Map<string, SourcePage[]>();
  for (const page of pages) {
    const product = tidyLine(page.product);
    const group = groups.get(product) ?? [];
    group.push({ ...page, product });
    groups.set(product, group);
  }
  return [...groups.values()];
}

/**
 * Builds the corpus of `pages`, grouped by product. The result is deterministic. Throws with the address of a page that
 * is invalid, unreadable, without title or duplicated.
 */
export function buildCorpus({
  language,
  docusaurusTag,
  body,
  pages: sources,
  names,
  concepts = [],
}: CorpusSource): Corpus {
  checkUrls(sources);
  const allPages: CorpusPage[] = [];
  const sections: CorpusSection[] = [];
  const texts = groupByProduct(sources).map((group): CorpusText => {
    const firstSection = sections.length;
    const texts: SectionText[] = [];
    for (const source of group) {
      const read = readPage(source, body);
      checkAnchors(source, read);
      sections.push(...buildSections(allPages.length, read, source.sectionKeywords));
      texts.push(...read.map(({ content, code }) => ({ content, code })));
      const { url, product, keywords } = source;
      allPages.push({ url, product, title: read[0]?.heading ?? '', keywords: keywords.map(tidyLine) });
    }
    return { firstSection, sections: texts };
  });
  const pages = dropRedundantKeywords(allPages, sections);
  const tables = buildTables({ pages, sections, texts, names, concepts });
  return { head: { language, docusaurusTag, pages, sections, tables }, texts };
}

import type { Concept, CorpusHead, CorpusPage, CorpusSection, CorpusText, SectionText } from '../protocol/corpus';
import { dropRedundantKeywords } from './dropRedundantKeywords';
import { tidyLine } from './htmlText';
import { buildTables } from './languageTables/buildTables';
import type { NameSource } from './languageTables/synonyms';
import { type HtmlSection, readSections } from './readSections';

/** A built page, as the site hands it over. */
export type SourcePage = {
  /**
   * Path below the site's root, with a slash first, percent-encoded, without query and hash: `/guide/install.html`.
   * Hits have it as it is, with the anchor of a section behind it; whoever shows them puts the root before it.
   */
  url: string;
  /** The group that its hits are shown in. Pages of one are put together. */
  product: string;
  /** What its hits are called. Where it is left out, the first `<h1>` says it. */
  title?: string;
  /** What readers call it besides, in words that need not stand in it. */
  keywords: readonly string[];
  /** The same of its sections, by the ids of their headings. */
  sectionKeywords?: ReadonlyMap<string, readonly string[]>;
  /** The whole document; what is read of it says `readSections`. */
  html: string;
};

/** What a corpus is built of. `docusaurusTag` names the version of the pages, a facet of every hit. */
export type CorpusSource = {
  language: string;
  docusaurusTag: string;
  /**
   * Class (`.text`) or name (`main`) of the element with the text of a page; `.theme-doc-markdown` unless it is given.
   */
  body?: string;
  /** In the order in which the site lists them: on equal scores the earlier page is shown first. */
  pages: readonly SourcePage[];
  /** Other names of things, whoever keeps the vocabulary. */
  names: readonly NameSource[];
  /** Symptoms and objects that people describe in many ways. */
  concepts?: readonly Concept[];
};

/** Everything that is searched, in memory: the content of the index files. */
export type Corpus = {
  head: CorpusHead;
  /** Runs of sections, each of a product or of what shares a file. */
  texts: readonly CorpusText[];
};

/** The sections of a page; the heading of the first one is the title. */
function readPage({ html, url, title = '' }: SourcePage, body?: string): HtmlSection[] {
  let sections: HtmlSection[];
  try {
    sections = readSections(html, tidyLine(title), body);
  } catch (cause) {
    throw new Error(`search index: cannot read the built page ${url}`, { cause });
  }
  // Hits without a name are shown nowhere.
  if (sections[0]?.heading === '') throw new Error(`search index: ${url} has no title, nor a <h1> that says one`);
  return sections;
}

/**
 * Separators of index files, tags of marked text, and lone surrogates, which UTF-8 cannot encode. `tidyText` removes them
 * from other texts; an id is not changed.
 */
const unwritable = /[\p{Cc}\p{Co}\p{Cs}]/u;

/** Throws with the address of a section that no file can hold, or that the page does not have. */
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

/** With one slash first, and without what would end it before the anchor of a section, or its line in a file. */
const pagePath = /^\/(?!\/)[^?#\s]*$/;

/** Hits lead to addresses: with two pages at one, half of them would lead astray. */
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

/** The pages with those of a product together; products in the order of their first page. */
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
 * Builds the corpus of `pages`, product by product. The same pages give the same corpus. Throws with the address of a
 * page when it is no path, when the page cannot be read, has no title, or is not the only one there.
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

import { contentHash } from '../protocol/contentHash';
import { type IndexFile, type IndexManifest, type IndexSection, indexVersion } from '../protocol/indexFile';
import { tidyText } from './htmlText';
import { type HtmlSection, readSections } from './readSections';

/** A built page, as the site hands it over. */
export type SourcePage = { url: string; product: string; title: string; keywords: readonly string[]; html: string };
export type IndexSource = { language: string; docusaurusTag: string; pages: readonly SourcePage[] };

/** The index file, and the manifest that goes under a fixed address. */
export type BuiltIndex = { manifest: IndexManifest; bytes: Uint8Array; sectionCount: number };

function buildSections(page: number, sections: readonly HtmlSection[]): IndexSection[] {
  const path: { level: number; heading: string }[] = [];
  return sections.map(({ level, anchor, heading, content }) => {
    while ((path[path.length - 1]?.level ?? 0) >= level) path.pop();
    if (level > 1) path.push({ level, heading });
    return { page, level, anchor, headings: path.map((entry) => entry.heading), content };
  });
}

function readPageSections({ html, url }: SourcePage): HtmlSection[] {
  try {
    return readSections(html);
  } catch (cause) {
    throw new Error(`search index: cannot read the built page ${url}`, { cause });
  }
}

/**
 * Builds an index of `pages`, in their order: on equal scores the earlier page is shown first. The same pages give the
 * same bytes. Throws with the address of a page that cannot be read.
 */
export function buildIndex({ language, docusaurusTag, pages }: IndexSource): BuiltIndex {
  const file: IndexFile = { version: indexVersion, language, docusaurusTag, pages: [], sections: [] };
  pages.forEach((source, page) => {
    const { url, product, title, keywords } = source;
    file.pages.push({ url, product, title: tidyText(title), keywords: keywords.map(tidyText) });
    file.sections.push(...buildSections(page, readPageSections(source)));
  });
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  const hash = contentHash(bytes);
  return {
    manifest: { version: indexVersion, file: `index-${hash}.json`, hash },
    bytes,
    sectionCount: file.sections.length,
  };
}

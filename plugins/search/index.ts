/**
 * Docusaurus plugin that indexes the built pages and passes the search settings to the browser. There is no index under
 * `docusaurus start`, which does not build pages.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Catalog, allPages } from '../../catalog/catalog';
import { findProduct } from '../../catalog/products';
import { docRoute } from '../../catalog/routes';
import { type SourcePage, buildCorpus, buildFiles, writeIndex } from '../../search/node';
import { type SearchSettings, parseSettings } from '../../search/protocol/settings';
import { findNames, findPaths } from './names';
import { buildPreconnect } from './preconnect';
import { findSizeWarning } from './sizeWarning';
import { loadVocabulary } from './vocabulary/loadVocabulary';

type Options = SearchSettings & { catalog: Catalog };
type FoundPage = Omit<SourcePage, 'html'>;

// Docusaurus' tag of the only docs version (specification §3: version "current").
const docusaurusTag = 'docs-default-current';

function readKeywords(frontMatter: Record<string, unknown>): string[] {
  const { keywords } = frontMatter;
  return Array.isArray(keywords) ? keywords.filter((word): word is string => typeof word === 'string') : [];
}

function findPages(catalog: Catalog, docs: LoadedContent | undefined, siteDir: string): FoundPage[] {
  const loaded = new Map(docs?.loadedVersions.flatMap((version) => version.docs.map((doc) => [doc.id, doc] as const)));
  const { userQuestions } = loadVocabulary(siteDir);
  const paths = findPaths(siteDir);
  return allPages(catalog).flatMap(({ id, title }) => {
    const doc = loaded.get(id);
    if (!doc || doc.unlisted) return [];
    const { words = [], sections: sectionKeywords = new Map() } = userQuestions.get(id) ?? {};
    const keywords = [...new Set([...readKeywords(doc.frontMatter), ...words, ...(paths.get(id) ?? [])])];
    return [{ url: docRoute(id), product: findProduct(catalog, id).name, title, keywords, sectionKeywords }];
  });
}

export default function search({ siteDir, i18n }: LoadContext, { catalog, ...settings }: Options): Plugin {
  let docs: LoadedContent | undefined;
  return {
    name: 'search',
    allContentLoaded({ allContent, actions }) {
      docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      actions.setGlobalData(parseSettings(settings));
    },
    injectHtmlTags: () => ({ headTags: buildPreconnect(settings.provider) }),
    async postBuild({ outDir }) {
      const pages = findPages(catalog, docs, siteDir);
      const sources = await Promise.all(
        pages.map(async (page) => ({ ...page, html: await readFile(path.join(outDir, `${page.url}.html`), 'utf8') })),
      );
      const { synonyms, concepts } = loadVocabulary(siteDir);
      const names = findNames(siteDir, synonyms);
      const site = { language: i18n.currentLocale, docusaurusTag, names, concepts };
      const corpus = buildCorpus({ ...site, pages: sources });
      const folders = new Map(pages.map(({ url, product }) => [product, url.split('/')[2] ?? '']));
      const built = buildFiles(corpus, (product) => folders.get(product) ?? '');
      writeIndex(outDir, built);
      const warning = findSizeWarning(built.files.values());
      if (warning !== undefined) console.warn(warning);
    },
  };
}

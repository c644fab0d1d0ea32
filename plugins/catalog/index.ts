/**
 * Rejects page files outside the catalog, writes catalog data for the browser (`pages.json` for the not-found page,
 * `site-map.json` for the search page, `start-links.json` for the search dialog, `troubleshooting.json` for a search
 * without results, `home.json` for the home page, `initials.json` for filters, `books.json` for links to PDFs), and checks
 * that the built routes match the catalog.
 */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { BookFile } from '../../catalog/bookFiles';
import { type Catalog, allCategories, allPages } from '../../catalog/catalog';
import type { PageList } from '../../catalog/pageList';
import { buildHome } from '../../catalog/home';
import { buildRoutes, docRoute } from '../../catalog/routes';
import { buildSiteMap } from '../../catalog/siteMap';
import { listStartLinks } from '../../catalog/startLinks';
import { listTroubleshooting } from '../../catalog/troubleshooting';
import { findStrayPages, loadWrittenPageIds } from '../../catalog/writtenPages';
import { listFacts } from '../../facts/findFact';
import { buildInitials } from '../terms/pinyinInitials';
import type { Facts } from '../../facts/model/facts';

type Options = { catalog: () => Catalog; facts: () => Facts; books: readonly BookFile[] };

// Virtual routes of Docusaurus that are not pages.
const shellRoutes = new Set(['/404.html', '*', '/docs']);

function readDocs(docs: LoadedContent | undefined) {
  return docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
}

/** Returns `last_reviewed` as an ISO date. YAML parses an unquoted date as a Date. */
function reviewDate(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value : undefined;
}

export default function catalogPlugin({ siteDir }: LoadContext, options: Options): Plugin {
  const { facts, books } = options;
  const stray = findStrayPages(options.catalog(), loadWrittenPageIds(siteDir));
  if (stray.length > 0) throw new Error(`不在目录中的页面：\n  ${stray.join('\n  ')}`);

  return {
    name: 'catalog',
    async allContentLoaded({ allContent, actions }) {
      const catalog = options.catalog();
      const writtenIds = loadWrittenPageIds(siteDir);
      const written = new Set(writtenIds);
      const docs = readDocs(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined);
      const reviewedOn = new Map(
        docs.flatMap(({ id, frontMatter }) => {
          const date = reviewDate((frontMatter as Record<string, unknown>).last_reviewed);
          return date === undefined ? [] : [[id, date] as const];
        }),
      );
      const releases = listFacts(facts(), 'release').flatMap(({ page, product, version }) =>
        page === undefined ? [] : [{ page, label: `${product} ${version}` }],
      );
      const pages: PageList = allPages(catalog)
        .filter(({ id }) => written.has(id))
        .map(({ id, title }) => ({ path: docRoute(id), title }));
      const bookFiles = books.map(({ id, title, landing, sheets, bytes, sha256 }): BookFile => {
        return { id, title, landing, sheets, bytes, sha256 };
      });
      await actions.createData('books.json', JSON.stringify(bookFiles));
      await actions.createData('pages.json', JSON.stringify(pages));
      await actions.createData('site-map.json', JSON.stringify(buildSiteMap(catalog, writtenIds)));
      await actions.createData('troubleshooting.json', JSON.stringify(listTroubleshooting(catalog, writtenIds)));
      const names = [
        ...allPages(catalog).map(({ title }) => title),
        ...allCategories(catalog).map(({ label }) => label),
        ...listFacts(facts(), 'term').map(({ zh }) => zh),
      ];
      await actions.createData('initials.json', JSON.stringify(buildInitials(names)));
      await actions.createData('start-links.json', JSON.stringify(listStartLinks(catalog, writtenIds)));
      await actions.createData('home.json', JSON.stringify(buildHome(catalog, writtenIds, reviewedOn, releases)));
    },
    async postBuild({ routesPaths }) {
      const expected = new Set(buildRoutes(options.catalog(), loadWrittenPageIds(siteDir)));
      const built = new Set(routesPaths.filter((route) => !shellRoutes.has(route)));
      const differences = [
        ...[...expected]
          .filter((route) => !built.has(route))
          .map((route) => `${route}: 在目录中，没有生成；与所在目录同名的页面在前言中写 slug`),
        ...[...built].filter((route) => !expected.has(route)).map((route) => `${route}: 已生成，不在目录中`),
      ];
      if (differences.length > 0) throw new Error(`地址与目录不一致：\n  ${differences.join('\n  ')}`);
    },
  };
}

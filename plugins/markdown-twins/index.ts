/** Writes every page as Markdown (`<url>.md`), `llms.txt` and `llms-full.txt`, after the build. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocMetadata, LoadedContent as Docs } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER, aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { type Catalog, allPages } from '../../catalog/catalog';
import { findProduct } from '../../catalog/products';
import { absoluteUrl } from './absoluteUrl';
import { buildOverview } from './buildOverview';
import { buildTwin } from './buildTwin';

type Options = { catalog: Catalog };

/** Returns the docs in catalog order. */
function sortDocs(catalog: Catalog, docs: Docs | undefined): DocMetadata[] {
  const byId = new Map(docs?.loadedVersions.flatMap((version) => version.docs.map((doc) => [doc.id, doc] as const)));
  return allPages(catalog).flatMap(({ id }) => {
    const doc = byId.get(id);
    return doc && !doc.draft && !doc.unlisted ? [doc] : [];
  });
}

/** Groups the docs by product, in order of first occurrence. */
function groupByProduct(catalog: Catalog, docs: readonly DocMetadata[]): [string, DocMetadata[]][] {
  const groups = new Map<string, DocMetadata[]>();
  for (const doc of docs) {
    const { name } = findProduct(catalog, doc.id);
    groups.set(name, [...(groups.get(name) ?? []), doc]);
  }
  return [...groups];
}

export default function markdownTwins({ siteDir, siteConfig }: LoadContext, { catalog }: Options): Plugin {
  let docs: DocMetadata[] = [];

  async function readBody(filePath: string): Promise<string> {
    const source = await readFile(filePath, 'utf8');
    const fileContent = siteConfig.markdown.preprocessor?.({ filePath, fileContent: source }) ?? source;
    const parse = { filePath, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER };
    return (await DEFAULT_PARSE_FRONT_MATTER(parse)).content;
  }

  return {
    name: 'markdown-twins',
    allContentLoaded({ allContent }) {
      docs = sortDocs(catalog, allContent['docusaurus-plugin-content-docs']?.default as Docs | undefined);
    },
    async postBuild({ outDir }) {
      const siteUrl = siteConfig.url;
      const routes = new Set(docs.map(({ permalink }) => permalink));
      const twins = await Promise.all(
        docs.map(async ({ source, title, description, permalink }) => {
          const filePath = path.join(siteDir, aliasedSitePathToRelativePath(source));
          const place = { siteUrl, siteDir, filePath, permalink, twins: routes };
          const page = { title, description, url: siteUrl + permalink, body: await readBody(filePath) };
          const text = buildTwin(page, (url) => absoluteUrl(url, place));
          const target = path.join(outDir, `${permalink}.md`);
          await mkdir(path.dirname(target), { recursive: true });
          await writeFile(target, text);
          return text;
        }),
      );
      const sections = groupByProduct(catalog, docs).map(([name, group]) => ({
        name,
        pages: group.map(({ title, description, permalink }) => ({
          title,
          description,
          markdownUrl: `${siteUrl}${permalink}.md`,
        })),
      }));
      await writeFile(path.join(outDir, 'llms.txt'), buildOverview(siteConfig.title, siteConfig.tagline, sections));
      await writeFile(path.join(outDir, 'llms-full.txt'), twins.join('\n---\n\n'));
    },
  };
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Catalog, allPages } from './catalog';

const pageFile = /\.mdx?$/;

/**
 * Returns the ids (path below `docs/` without extension) of all page files, sorted, without partials, whose file or folder
 * has a leading `_`.
 */
export function loadWrittenPageIds(siteDir: string): string[] {
  const docsDir = path.join(siteDir, 'docs');
  return readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => pageFile.test(file) && !file.split('/').some((part) => part.startsWith('_')))
    .map((file) => file.replace(pageFile, ''))
    .sort();
}

/** Returns the catalogue pages without a page file, in catalogue order. */
export function findMissingPages(catalog: Catalog, writtenIds: readonly string[]) {
  const written = new Set(writtenIds);
  return allPages(catalog).filter((page) => !written.has(page.id));
}

/** Describes each page file that is not in the catalogue, with what to do. */
export function findStrayPages(catalog: Catalog, writtenIds: readonly string[]): string[] {
  const ids = allPages(catalog).map((page) => page.id);
  const known = new Set(ids);
  const loose = (id: string) => id.toLowerCase().replaceAll('_', '-');
  return writtenIds
    .filter((id) => !known.has(id))
    .map((id) => {
      const near = ids.find((other) => loose(other) === loose(id));
      return near
        ? `docs/${id}: 目录中写作 ${near}，改文件名`
        : `docs/${id}: 不在 catalog/pages.yaml 中，加一行或删去文件`;
    });
}

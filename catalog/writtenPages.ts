import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Catalog, allPages } from './catalog';

const pageFile = /\.mdx?$/;

/**
 * Ids (path below `docs/` without extension) of the page files that exist, sorted. Files and folders with a leading `_`
 * are partials.
 */
export function loadWrittenPageIds(siteDir: string): string[] {
  const docsDir = path.join(siteDir, 'docs');
  return readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => pageFile.test(file) && !file.split('/').some((part) => part.startsWith('_')))
    .map((file) => file.replace(pageFile, ''))
    .sort();
}

/** Catalogue pages without a page file, in catalogue order. */
export function findMissingPages(catalog: Catalog, writtenIds: readonly string[]) {
  const written = new Set(writtenIds);
  return allPages(catalog).filter((page) => !written.has(page.id));
}

/** One sentence per page file that the catalogue does not have, saying what to do instead; empty when all is well. */
export function findStrayPages(catalog: Catalog, writtenIds: readonly string[]): string[] {
  const ids = allPages(catalog).map((page) => page.id);
  const known = new Set(ids);
  const loose = (id: string) => id.toLowerCase().replaceAll('_', '-');
  return writtenIds
    .filter((id) => !known.has(id))
    .map((id) => {
      const near = ids.find((other) => loose(other) === loose(id));
      return near
        ? `docs/${id}: the catalogue spells this page "${near}"; rename the file`
        : `docs/${id}: not in catalog/pages.yaml; add an entry or remove the file`;
    });
}

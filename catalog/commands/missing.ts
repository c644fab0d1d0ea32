/** `npm run catalog:missing`: lists and counts the catalogue pages without a page file, by sidebar. */
import { type CatalogPage, findPages } from '../catalog';
import { loadCatalog } from '../loadCatalog';
import { findMissingPages, loadWrittenPageIds } from '../writtenPages';

const siteDir = process.cwd();
const catalog = loadCatalog(siteDir);
const missing = findMissingPages(catalog, loadWrittenPageIds(siteDir));
const missingIds = new Set(missing.map(({ id }) => id));

const groups: readonly { name: string; pages: readonly CatalogPage[] }[] = [
  ...catalog.sidebars.map(({ id, items }) => ({ name: id, pages: findPages(items) })),
  { name: 'no sidebar', pages: catalog.withoutSidebar },
];
for (const { name, pages } of groups) {
  const open = pages.filter(({ id }) => missingIds.has(id));
  console.log(`${name}: ${open.length} of ${pages.length}`);
  for (const { id, title, kind } of open) console.log(`  ${id}  ${title}  (${kind})`);
}
console.log(missing.length);

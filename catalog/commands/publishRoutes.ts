/**
 * `npm run routes:publish`: adds new addresses to `catalog/routes.txt`. Never removes published ones.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadCatalog } from '../loadCatalog';
import { buildRoutes } from '../routes';
import { loadWrittenPageIds } from '../writtenPages';

const file = 'catalog/routes.txt';
const siteDir = process.cwd();
const published = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const routes = new Set([...published, ...buildRoutes(loadCatalog(siteDir), loadWrittenPageIds(siteDir))]);
writeFileSync(file, `${[...routes].sort().join('\n')}\n`);
console.log(`${routes.size - published.length} new, ${routes.size} published addresses`);

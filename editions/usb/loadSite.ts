import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../../catalog/brand';
import { loadCatalog } from '../../catalog/loadCatalog';
import { redirects } from '../../catalog/redirects';
import { buildRoutes } from '../../catalog/routes';
import { loadWrittenPageIds } from '../../catalog/writtenPages';
import { archiveFile } from './editionFiles';
import { pageFile } from './protocol/names';
import type { PublishedSite } from './pages/addresses';

/** Pages about ways to the site that the edition is not: links to them lead to the published ones. */
const leftOut = new Set(['/offline']);

/** Files of the build that mean something to servers and programs, or hold the edition itself. */
const notTaken =
  /\.(?:html|br|gz|zip|js)$|^(?:robots\.txt|sitemap\.xml|releases\.xml|llms[\w-]*\.txt|search-index\.json|sw\.js)$/;

/** What the edition is made of: pages of the catalogue, and what is in `buildDir`. */
export function loadSite(siteDir: string, buildDir: string): PublishedSite {
  const routes = buildRoutes(loadCatalog(siteDir), loadWrittenPageIds(siteDir)).filter((route) => !leftOut.has(route));
  const files = readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== archiveFile && !notTaken.test(file));
  return {
    url: brand.url,
    routes: new Set(routes),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    files: new Set(files),
  };
}

/** HTML of the page at `route`. */
export function loadPage(buildDir: string, route: string): string {
  return readFileSync(path.join(buildDir, pageFile(route)), 'utf8');
}

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

/** Pages that only make sense online. Links to them lead to the published site. */
const excludedRoutes = new Set(['/offline']);

/** Files that only servers and programs need, or that contain the edition itself. */
const excludedFiles =
  /\.(?:html|br|gz|zip|js|pdf)$|^(?:robots\.txt|sitemap\.xml|releases\.xml|llms[\w-]*\.txt|search-index\.json|sw\.js)$/;

/** Loads the pages of the catalogue and the list of files in `buildDir`. */
export function loadSite(siteDir: string, buildDir: string): PublishedSite {
  const routes = buildRoutes(loadCatalog(siteDir), loadWrittenPageIds(siteDir)).filter(
    (route) => !excludedRoutes.has(route),
  );
  const files = readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== archiveFile && !excludedFiles.test(file));
  return {
    url: brand.url,
    routes: new Set(routes),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    files: new Set(files),
  };
}

/** Reads the HTML of the page at `route`. */
export function loadPage(buildDir: string, route: string): string {
  return readFileSync(path.join(buildDir, pageFile(route)), 'utf8');
}

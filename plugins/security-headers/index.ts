/**
 * After the build: reads every page and SVG, refuses code that the content security policy would block, selects the
 * inline styles of pages, and writes the headers of all responses for the servers of `deploy/` into
 * `<build>.serving/`.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchProvider } from '../../search/protocol/settings';
import { servingDir } from '../servingDir';
import { hashInline } from './hashInline';
import { buildHeaders } from './headers';
import { type BuiltFile, inspectBuild } from './inspectBuild';
import { readMarkup } from './readMarkup';
import { writeServerHeaders } from './serverHeaders';
import { findUsedStyles } from './usedStyles';

/** File that Docusaurus writes for `route` (`trailingSlash: false`). */
function pageFile(route: string): string {
  if (route === '/') return 'index.html';
  return route.endsWith('.html') ? route : `${route}.html`;
}

async function readBuiltFile(outDir: string, file: string, name = file): Promise<BuiltFile> {
  return { name, ...readMarkup(await readFile(path.join(outDir, file), 'utf8')) };
}

/**
 * Inline styles by the start of the page's file name. Documents use fewer rules than other pages, so they have styles of
 * their own. `editions/web` writes them into the pages.
 */
async function buildInlineStyles(
  siteDir: string,
  outDir: string,
  pages: readonly BuiltFile[],
): Promise<Record<string, string>> {
  const targets = browserslistToTargets(browserslist(undefined, { path: siteDir, env: 'production' }));
  const dir = path.join(outDir, 'assets', 'css');
  const [sheet, ...others] = (await readdir(dir)).filter((file) => file.endsWith('.css'));
  if (sheet === undefined || others.length > 0) throw new Error('security-headers: expected one style sheet');
  const css = await readFile(path.join(dir, sheet), 'utf8');
  const use = (start: string): string => {
    const names = pages.filter(({ name }) => name.startsWith(start)).flatMap((page) => [...page.names]);
    return findUsedStyles(css, new Set(names), targets);
  };
  return { 'docs/': use('/docs/'), '': use('/') };
}

type Options = { searchProvider: SearchProvider; reportAddress?: string };

export default function securityHeaders({ siteDir }: LoadContext, { searchProvider, reportAddress }: Options): Plugin {
  const searchHosts = searchProvider.kind === 'hosted' ? searchProvider.hosts : [];
  return {
    name: 'security-headers',
    async postBuild({ outDir, routesBuildMetadata }) {
      const routes = Object.keys(routesBuildMetadata);
      const files = await readdir(outDir, { recursive: true });
      const pages = await Promise.all(routes.map((route) => readBuiltFile(outDir, pageFile(route), route)));
      const { scriptHashes, findings } = inspectBuild(
        pages,
        await Promise.all(files.filter((file) => file.endsWith('.svg')).map((file) => readBuiltFile(outDir, file))),
      );
      if (findings.length > 0) {
        throw new Error(`The content security policy blocks; move it into files:\n${findings.join('\n')}`);
      }
      const styles = await buildInlineStyles(siteDir, outDir, pages);
      const headers = buildHeaders({
        scripts: scriptHashes,
        styles: Object.values(styles).map(hashInline),
        searchHosts,
        reportAddress,
      });
      await writeServerHeaders(servingDir(outDir), headers);
      await writeFile(path.join(servingDir(outDir), 'inline-styles.json'), JSON.stringify(styles));
    },
  };
}

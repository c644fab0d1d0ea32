/**
 * After the build: reads every page and SVG, refuses code that the content security policy would block, and writes the
 * headers of all responses for the servers of `deploy/` into `<build>.serving/`.
 */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchProvider } from '../../search/protocol/settings';
import { servingDir } from '../servingDir';
import { buildHeaders } from './headers';
import { type BuiltFile, inspectBuild } from './inspectBuild';
import { writeServerHeaders } from './serverHeaders';

/** File that Docusaurus writes for `route` (`trailingSlash: false`). */
function pageFile(route: string): string {
  if (route === '/') return 'index.html';
  return route.endsWith('.html') ? route : `${route}.html`;
}

async function readBuiltFile(outDir: string, file: string, name = file): Promise<BuiltFile> {
  return { name, markup: await readFile(path.join(outDir, file), 'utf8') };
}

type Options = { searchProvider: SearchProvider };

export default function securityHeaders(_context: LoadContext, { searchProvider }: Options): Plugin {
  const searchHosts = searchProvider.kind === 'hosted' ? searchProvider.hosts : [];
  return {
    name: 'security-headers',
    async postBuild({ outDir, routesBuildMetadata }) {
      const routes = Object.keys(routesBuildMetadata);
      const files = await readdir(outDir, { recursive: true });
      const { scriptHashes, findings } = inspectBuild(
        await Promise.all(routes.map((route) => readBuiltFile(outDir, pageFile(route), route))),
        await Promise.all(files.filter((file) => file.endsWith('.svg')).map((file) => readBuiltFile(outDir, file))),
      );
      if (findings.length > 0) {
        throw new Error(`The content security policy blocks; move it into files:\n${findings.join('\n')}`);
      }
      await writeServerHeaders(servingDir(outDir), buildHeaders(scriptHashes, searchHosts));
    },
  };
}

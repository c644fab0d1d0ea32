/**
 * Writes every page under both paths that static hosts use (`x.html` and `x/index.html`) and a page for every redirect,
 * so that URLs work on hosts without rewrite rules. Writes the known paths to `<build>.serving/` for the servers in
 * `deploy/`.
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Redirect } from '../../catalog/routes';
import { servingDir } from '../servingDir';
import { buildRedirectPage } from './redirectPage';
import { writeServerAddresses } from './serverAddresses';

type Options = { redirects: readonly Redirect[] };

async function copyToFolder(outDir: string, route: string): Promise<void> {
  const folder = path.join(outDir, route);
  await mkdir(folder, { recursive: true });
  await copyFile(`${folder}.html`, path.join(folder, 'index.html'));
}

export default function addresses({ siteConfig }: LoadContext, { redirects }: Options): Plugin {
  return {
    name: 'addresses',
    async allContentLoaded({ actions }) {
      const targets = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
      await actions.createData('redirects.json', JSON.stringify(targets));
    },
    async postBuild({ outDir, routesPaths }) {
      for (const { from, to } of redirects) {
        const page = buildRedirectPage({ to, siteUrl: siteConfig.url });
        await mkdir(path.dirname(path.join(outDir, from)), { recursive: true });
        await writeFile(path.join(outDir, `${from}.html`), page);
      }
      const moved = new Set(redirects.map(({ from }) => from));
      const pages = routesPaths.filter((route) => route !== '*' && !route.endsWith('.html') && !moved.has(route));
      await writeServerAddresses(servingDir(outDir), { pages, redirects });
      const folders = [...pages, ...moved].filter((route) => route !== '/');
      await Promise.all(folders.map((route) => copyToFolder(outDir, route)));
    },
  };
}

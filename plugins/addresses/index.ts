/**
 * After the build: every page is there under both spellings that static hosts ask for (`x.html` and `x/index.html`),
 * and every redirect is a page of its own, so addresses work on hosts without rewrite rules. Servers that know
 * redirects find them in `<build>.serving/`.
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Redirect } from '../../catalog/routes';
import { servingDir } from '../servingDir';
import { buildRedirectPage } from './redirectPage';
import { writeServerRedirects } from './serverRedirects';

type Options = { redirects: readonly Redirect[] };

async function copyToFolder(outDir: string, route: string): Promise<void> {
  const folder = path.join(outDir, route);
  await mkdir(folder, { recursive: true });
  await copyFile(`${folder}.html`, path.join(folder, 'index.html'));
}

export default function addresses({ siteConfig }: LoadContext, { redirects }: Options): Plugin {
  return {
    name: 'addresses',
    async postBuild({ outDir, routesPaths }) {
      for (const { from, to } of redirects) {
        const page = buildRedirectPage({ to, siteUrl: siteConfig.url });
        await mkdir(path.dirname(path.join(outDir, from)), { recursive: true });
        await writeFile(path.join(outDir, `${from}.html`), page);
      }
      await writeServerRedirects(servingDir(outDir), redirects);
      const pages = routesPaths.filter((route) => route !== '/' && route !== '*' && !route.endsWith('.html'));
      const routes = new Set([...pages, ...redirects.map(({ from }) => from)]);
      await Promise.all([...routes].map((route) => copyToFolder(outDir, route)));
    },
  };
}

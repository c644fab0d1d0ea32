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

// Ends up in server configuration, so nothing that would need quoting there.
const plainAddress = /^(\/[\w.-]+)+$/;

type Options = { redirects: readonly Redirect[] };

async function copyToFolder(outDir: string, route: string): Promise<void> {
  const folder = path.join(outDir, route);
  await mkdir(folder, { recursive: true });
  await copyFile(`${folder}.html`, path.join(folder, 'index.html'));
}

/** Every spelling of an address, so that an old one leads to its target in one step. */
function spellings(address: string): string {
  return `^${address.replaceAll('.', '\\.')}(?:\\.html?|/index(?:\\.html?)?)?/?$`;
}

/** The same redirects for servers, which answer 301 instead of a page. */
async function writeServerRedirects(dir: string, redirects: readonly Redirect[]): Promise<void> {
  for (const address of redirects.flatMap(({ from, to }) => [from, to])) {
    if (!plainAddress.test(address)) throw new Error(`catalog/redirects.ts: "${address}" is not a plain address`);
  }
  const lines = (format: (redirect: Redirect) => string) => redirects.map((redirect) => `${format(redirect)}\n`).join('');
  await mkdir(dir, { recursive: true });
  await Promise.all([
    writeFile(path.join(dir, 'redirects.json'), `${JSON.stringify(redirects, null, 2)}\n`),
    writeFile(path.join(dir, 'redirects.nginx.conf'), lines(({ from, to }) => `"~${spellings(from)}" ${to};`)),
    writeFile(path.join(dir, 'redirects.caddy'), lines(({ from, to }) => `~${spellings(from)} ${to}`)),
  ]);
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

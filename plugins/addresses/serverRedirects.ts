import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from '../../catalog/routes';

// Ends up in server configuration, so nothing that would need quoting there.
const plainAddress = /^(\/[\w.-]+)+$/;

/** Every spelling of an address, so that an old one leads to its target in one step. */
function spellings(address: string): string {
  return `^${address.replaceAll('.', '\\.')}(?:\\.html?|/index(?:\\.html?)?)?/?$`;
}

/**
 * Writes redirects for the servers of deploy/ into `dir`. Throws on an address that server configuration would have to
 * quote.
 */
export async function writeServerRedirects(dir: string, redirects: readonly Redirect[]): Promise<void> {
  for (const address of redirects.flatMap(({ from, to }) => [from, to])) {
    if (!plainAddress.test(address)) throw new Error(`catalog/redirects.ts: "${address}" is not a plain address`);
  }
  const lines = (format: (redirect: Redirect) => string) =>
    redirects.map((redirect) => `${format(redirect)}\n`).join('');
  await mkdir(dir, { recursive: true });
  await Promise.all([
    writeFile(path.join(dir, 'redirects.json'), `${JSON.stringify(redirects, null, 2)}\n`),
    writeFile(
      path.join(dir, 'redirects.nginx.conf'),
      lines(({ from, to }) => `"~${spellings(from)}" ${to};`),
    ),
    writeFile(
      path.join(dir, 'redirects.caddy'),
      lines(({ from, to }) => `~${spellings(from)} ${to}`),
    ),
  ]);
}

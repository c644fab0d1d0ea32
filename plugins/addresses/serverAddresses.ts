import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from '../../catalog/routes';

type Addresses = { pages: readonly string[]; redirects: readonly Redirect[] };

// Server configuration would have to quote other characters.
const plainAddress = /^(?:\/|(?:\/[\w.-]+)+)$/;

/** Maps the lower-case form of every known path to the path of its page. */
function buildTargets({ pages, redirects }: Addresses): Map<string, Redirect> {
  const targets = new Map<string, Redirect>();
  for (const redirect of [...pages.map((page) => ({ from: page, to: page })), ...redirects]) {
    const { from, to } = redirect;
    for (const address of [from, to]) {
      if (!plainAddress.test(address)) throw new Error(`"${address}" is not a plain address`);
    }
    const key = from.toLowerCase();
    const other = targets.get(key);
    if (other) throw new Error(`"${other.from}" and "${from}" differ only in case`);
    targets.set(key, redirect);
  }
  return targets;
}

/** Returns a case-insensitive regular expression for `address`. `(?i)` would also match the Kelvin sign for "k". */
function ignoreCase(address: string): string {
  return address
    .replaceAll('.', '\\.')
    .replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
}

/**
 * Writes the known paths and their targets to `dir` for the servers in `deploy/`. Throws when a path needs quoting in
 * server configuration or two paths differ only in case.
 */
export async function writeServerAddresses(dir: string, addresses: Addresses): Promise<void> {
  const targets = buildTargets(addresses);
  const json = Object.fromEntries([...targets].map(([key, { to }]) => [key, to]));
  const lines = (format: (redirect: Redirect) => string) =>
    [...targets.values()].map((redirect) => `${format(redirect)}\n`).join('');
  await mkdir(dir, { recursive: true });
  await Promise.all([
    writeFile(path.join(dir, 'addresses.json'), `${JSON.stringify(json, null, 2)}\n`),
    writeFile(
      path.join(dir, 'addresses.nginx.conf'),
      lines(({ from, to }) => `${from} ${to};`),
    ),
    writeFile(
      path.join(dir, 'addresses.caddy'),
      lines(({ from, to }) => `~^${ignoreCase(from)}$ ${to}`),
    ),
  ]);
}

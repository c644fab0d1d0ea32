import { searchManifestPath } from '../protocol/addresses';
import { cacheNames } from './cacheNames';
import { readManualFiles } from './manual';
import { readPageAssets } from './pages';

/** A proxy's error page, a redirect or half a file must never be kept under the address of a script. */
export function isWorthKeeping(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    !(response.headers.get('Content-Type') ?? '').includes('html')
  );
}

/**
 * Keeps the assets at `addresses` that are not kept yet; what the browser still has is not transferred again, and with
 * `fromBrowserOnly` nothing else is kept. One that cannot be had is left out.
 */
export async function keepAssets(
  addresses: readonly string[],
  { fromBrowserOnly = false }: { fromBrowserOnly?: boolean } = {},
): Promise<void> {
  const cache = await caches.open(cacheNames.assets);
  const init: RequestInit = fromBrowserOnly
    ? { cache: 'only-if-cached', mode: 'same-origin' }
    : { cache: 'force-cache' };
  await Promise.all(
    addresses.map(async (address) => {
      if (await cache.match(address)) return;
      try {
        const response = await fetch(address, init);
        if (isWorthKeeping(response)) await cache.put(address, response);
      } catch {
        // Not in the browser's cache, no network, or no room.
      }
    }),
  );
}

/** Texts of those of `addresses` that are kept. */
export async function readKeptTexts(addresses: readonly string[]): Promise<string[]> {
  const cache = await caches.open(cacheNames.assets);
  const kept = await Promise.all(addresses.map((address) => cache.match(address)));
  return Promise.all(kept.flatMap((response) => (response ? [response.text()] : [])));
}

async function readSearchFiles(cache: Cache): Promise<string> {
  return (await (await cache.match(searchManifestPath))?.text()) ?? '';
}

/** Deletes the assets that no kept page, no manual and none of `current` needs. Returns how many it deleted. */
export async function sweepAssets(current: readonly string[]): Promise<number> {
  const cache = await caches.open(cacheNames.assets);
  const needed = new Set([...current, ...(await readPageAssets()), ...(await readManualFiles())]);
  const searchFiles = await readSearchFiles(cache);
  const stale = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    const name = pathname.slice(pathname.lastIndexOf('/') + 1);
    return pathname.startsWith('/assets/') && !needed.has(pathname) && !searchFiles.includes(`"${name}"`);
  });
  await Promise.all(stale.map((request) => cache.delete(request)));
  return stale.length;
}

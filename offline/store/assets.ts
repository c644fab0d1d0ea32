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
 * `fromBrowserOnly` nothing else is kept. One that cannot be had is left out. Returns whether all are kept now.
 */
export async function keepAssets(
  addresses: readonly string[],
  { fromBrowserOnly = false }: { fromBrowserOnly?: boolean } = {},
): Promise<boolean> {
  const cache = await caches.open(cacheNames.assets);
  const init: RequestInit = fromBrowserOnly
    ? { cache: 'only-if-cached', mode: 'same-origin' }
    : { cache: 'force-cache' };
  const isKept = await Promise.all(
    addresses.map(async (address) => {
      if (await cache.match(address)) return true;
      try {
        const response = await fetch(address, init);
        if (!isWorthKeeping(response)) return false;
        await cache.put(address, response);
        return true;
      } catch {
        return false; // not in the browser's cache, no network, or no room
      }
    }),
  );
  return isKept.every(Boolean);
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

/** Deletes the assets that no worker, no kept page and no manual needs. Returns how many it deleted. */
export async function sweepAssets(): Promise<number> {
  const cache = await caches.open(cacheNames.assets);
  const keys = await cache.keys(); // before what is needed: what comes in between is needed by something
  const starts = (await caches.keys()).filter((name) => name.startsWith(cacheNames.start));
  const needed = new Set([...(await readPageAssets([cacheNames.pages, ...starts])), ...(await readManualFiles())]);
  const searchFiles = await readSearchFiles(cache);
  const stale = keys.filter(({ url }) => {
    const { pathname } = new URL(url);
    const name = pathname.slice(pathname.lastIndexOf('/') + 1);
    return pathname.startsWith('/assets/') && !needed.has(pathname) && !searchFiles.includes(`"${name}"`);
  });
  await Promise.all(stale.map((request) => cache.delete(request)));
  return stale.length;
}

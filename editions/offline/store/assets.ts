import { cacheNames } from './cacheNames';
import { readManualFiles } from './manual';
import { readPageAssets } from './pages';
import { findNeededForSearch } from './searchFiles';

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

/** Deletes the assets that no worker, no kept page and no manual needs. Returns how many it deleted. */
export async function sweepAssets(): Promise<number> {
  const cache = await caches.open(cacheNames.assets);
  const keys = await cache.keys(); // before what is needed: what comes in between is needed by something
  const starts = (await caches.keys()).filter((name) => name.startsWith(cacheNames.start));
  const needed = new Set([...(await readPageAssets([cacheNames.pages, ...starts])), ...(await readManualFiles())]);
  const paths = keys.map(({ url }) => new URL(url).pathname);
  const forSearch = await findNeededForSearch(paths);
  const isStale = (path: string) => path.startsWith('/assets/') && !needed.has(path) && !forSearch.has(path);
  const stale = paths.filter(isStale);
  await Promise.all(stale.map((path) => cache.delete(path)));
  return stale.length;
}

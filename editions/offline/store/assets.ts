import { cacheNames } from './cacheNames';
import { readManualFiles } from './manual';
import { readPageAssets } from './pages';
import { findNeededForSearch } from './searchFiles';

/**
 * Returns whether a response may be cached. A proxy's error page, a redirect or a partial response must never be stored
 * under the address of a script.
 */
export function isCacheable(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    !(response.headers.get('Content-Type') ?? '').includes('html')
  );
}

/**
 * Caches the assets at `addresses` that are not cached yet, reusing the HTTP cache. With `fromBrowserOnly` it makes no
 * network request. Skips assets that fail to load. Returns whether all are cached.
 */
export async function cacheAssets(
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
        if (!isCacheable(response)) return false;
        await cache.put(address, response);
        return true;
      } catch {
        return false; // not in the HTTP cache, no network, or quota exceeded
      }
    }),
  );
  return isKept.every(Boolean);
}

/** Returns the texts of the cached ones of `addresses`. */
export async function readCachedTexts(addresses: readonly string[]): Promise<string[]> {
  const cache = await caches.open(cacheNames.assets);
  const kept = await Promise.all(addresses.map((address) => cache.match(address)));
  return Promise.all(kept.flatMap((response) => (response ? [response.text()] : [])));
}

/** Deletes the assets that no worker, page or manual needs. Returns the number of deleted assets. */
export async function sweepAssets(): Promise<number> {
  const cache = await caches.open(cacheNames.assets);
  const keys = await cache.keys(); // read first: assets added later belong to a page that is not listed yet
  const starts = (await caches.keys()).filter((name) => name.startsWith(cacheNames.start));
  const needed = new Set([...(await readPageAssets([cacheNames.pages, ...starts])), ...(await readManualFiles())]);
  const paths = keys.map(({ url }) => new URL(url).pathname);
  const forSearch = await findNeededForSearch(paths);
  const isStale = (path: string) => path.startsWith('/assets/') && !needed.has(path) && !forSearch.has(path);
  const stale = paths.filter(isStale);
  await Promise.all(stale.map((path) => cache.delete(path)));
  return stale.length;
}

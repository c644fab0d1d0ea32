import { offlinePagePath } from '../protocol/addresses';
import { findAssets } from '../protocol/findAssets';
import { cacheAssets, sweepAssets } from '../store/assets';
import { cacheNames } from '../store/cacheNames';
import { assetsHeader, buildPageResponse, isBuiltPage } from '../store/pages';

const getStartCacheName = (): string => cacheNames.start + BUILD_ID;

/**
 * Caches the offline page and its assets. Rejects when a file fails to load or belongs to another build: the browser
 * then keeps the current worker and tries again later.
 */
export async function install(): Promise<void> {
  const response = await fetch(offlinePagePath, { cache: 'no-cache' });
  const html = await response.text();
  const isOurs = findAssets(html).every((address) => PRECACHED.includes(address));
  if (!response.ok || !isBuiltPage(html) || !isOurs)
    throw new Error(`offline: ${offlinePagePath} is not a page of this build`);
  const start = await caches.open(getStartCacheName());
  // The page first: its entry protects the assets from the cleanup.
  const page = buildPageResponse(html, response.headers, { [assetsHeader]: PRECACHED.join(' ') });
  await start.put(offlinePagePath, page);
  if (!(await cacheAssets(PRECACHED))) throw new Error('offline: an asset of the worker cannot be kept');
}

/** Deletes the caches of older workers and unused assets. */
export async function clean({
  installing,
  waiting,
}: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(cacheNames.start) && name !== getStartCacheName());
  // One of them may belong to a worker that is being installed. That worker deletes ours when it activates.
  if (!installing && !waiting) await Promise.all(others.map((name) => caches.delete(name)));
  await sweepAssets();
}

/** Returns the offline page of this build, which says that the requested page is not cached. */
export async function findStartPage(): Promise<Response | undefined> {
  try {
    return await (await caches.open(getStartCacheName())).match(offlinePagePath);
  } catch {
    return undefined;
  }
}

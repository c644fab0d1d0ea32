import { offlinePagePath } from '../protocol/addresses';
import { findAssets } from '../protocol/findAssets';
import { keepAssets, sweepAssets } from '../store/assets';
import { cacheNames } from '../store/cacheNames';
import { assetsHeader, buildPageResponse, isBuiltPage } from '../store/pages';

const getStartName = (): string => cacheNames.start + BUILD_ID;

/**
 * Keeps what is needed to say that a page is not kept. Rejects when a file cannot be had, or is another build's: the
 * browser keeps the worker it has and tries again later.
 */
export async function install(): Promise<void> {
  const response = await fetch(offlinePagePath, { cache: 'no-cache' });
  const html = await response.text();
  const isOurs = findAssets(html).every((address) => PRECACHED.includes(address));
  if (!response.ok || !isBuiltPage(html) || !isOurs)
    throw new Error(`offline: ${offlinePagePath} is no page of this build`);
  const start = await caches.open(getStartName());
  // The page first: its entry keeps the assets from being swept away.
  const page = buildPageResponse(html, response.headers, { [assetsHeader]: PRECACHED.join(' ') });
  await start.put(offlinePagePath, page);
  if (!(await keepAssets(PRECACHED))) throw new Error('offline: an asset of the worker cannot be kept');
}

/** Deletes what only workers before this one needed. */
export async function clean({
  installing,
  waiting,
}: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(cacheNames.start) && name !== getStartName());
  // One of them may be the next worker's, which is being installed: it deletes ours when its time comes.
  if (!installing && !waiting) await Promise.all(others.map((name) => caches.delete(name)));
  await sweepAssets();
}

/** The page that says that nothing is kept. */
export async function findStartPage(): Promise<Response | undefined> {
  try {
    return await (await caches.open(getStartName())).match(offlinePagePath);
  } catch {
    return undefined;
  }
}

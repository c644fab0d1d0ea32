import { pageKey } from '../../editions/offline/protocol/addresses';
import { findKeptManual } from '../../editions/offline/store/manual';
import { findKeptPage } from '../../editions/offline/store/pages';
import { findChunkUrls } from '../client/routeChunks';

async function isChunkAvailable(url: string): Promise<boolean> {
  const response = await fetch(url, { credentials: 'include', cache: 'force-cache' });
  await response.blob(); // an unread body may be dropped instead of cached
  return response.ok;
}

async function isServed(path: string): Promise<boolean> {
  return (await fetch(path, { method: 'HEAD' })).status < 500;
}

/** Returns whether the service worker has a cached response for `path`. */
async function isCached(path: string): Promise<boolean> {
  // Undefined over plain HTTP, unlike its type.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker?.controller) return false;
  return ((await findKeptPage(path)) ?? (await findKeptManual())) !== undefined;
}

const failed = (): boolean => false;

/**
 * Returns whether a page of this site can be shown: its chunks load, the server responds, or the service worker has a
 * copy. The router notices a failure only after it has left the page, and a reload then shows the browser's error page.
 * Fetches the chunks without executing them, because the router remembers a failed import.
 */
export async function isPageAvailable(address: string): Promise<boolean> {
  const path = pageKey(address, window.location.href);
  if (path === pageKey(window.location.href, window.location.href)) return true;
  const loaded = await Promise.all(findChunkUrls(path).map((url) => isChunkAvailable(url).catch(failed)));
  return !loaded.includes(false) || (await isServed(path).catch(failed)) || isCached(path).catch(failed);
}

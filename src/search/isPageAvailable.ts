import { pageKey } from '../../editions/offline/protocol/addresses';
import { findKeptManual } from '../../editions/offline/store/manual';
import { findKeptPage } from '../../editions/offline/store/pages';
import { findChunkUrls } from '../client/routeChunks';

async function isAtHand(url: string): Promise<boolean> {
  const response = await fetch(url, { credentials: 'include', cache: 'force-cache' });
  await response.blob(); // an unread body may be dropped instead of cached
  return response.ok;
}

async function hasAnswer(path: string): Promise<boolean> {
  return (await fetch(path, { method: 'HEAD' })).status < 500;
}

/** Whether the service worker has something to show at `path`. */
async function isKept(path: string): Promise<boolean> {
  // Undefined over plain HTTP, whatever the types say.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker?.controller) return false;
  return ((await findKeptPage(path)) ?? (await findKeptManual())) !== undefined;
}

const failed = (): boolean => false;

/**
 * Whether a page of this site can be shown: its code is at hand, or else the server answers, or the service worker
 * keeps a copy. The router would find out too late: it has given up the page before, and a reload ends on the browser's
 * own error page. Nothing of the code runs: the router keeps a failed attempt.
 */
export async function isPageAvailable(address: string): Promise<boolean> {
  const path = pageKey(address, window.location.href);
  if (path === pageKey(window.location.href, window.location.href)) return true;
  const found = await Promise.all(findChunkUrls(path).map((url) => isAtHand(url).catch(failed)));
  return !found.includes(false) || (await hasAnswer(path).catch(failed)) || isKept(path).catch(failed);
}

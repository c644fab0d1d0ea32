/**
 * Prefetches the scripts of linked pages: when a link becomes visible, is hovered or touched (specification §2). The
 * triggers are Docusaurus' own (`@docusaurus/Link`); this replaces what they call. Differences to stock:
 * - every script is asked for once, not once per link that needs it, two at a time, when the browser is idle;
 * - with `fetch` (specification §7: GET with credentials), because Firefox blocks `<link rel=prefetch>` under
 *   `default-src 'none'`;
 * - `navigator.connection` without `effectiveType` is no error;
 * - hovering fetches and does not run the page's code: a failed attempt would stay cached in react-loadable and turn
 *   the following click into a reload.
 */
import { isSlowConnection, readConnection } from './connection';
import { findChunkUrls } from './routeChunks';
import { whenIdle } from './whenIdle';

const maxParallel = 2; // leaves connections for what the reader asks for next

const requested = new Set<string>();
const waiting: string[] = [];
let running = 0;

function isLoaded(url: string): boolean {
  return performance.getEntriesByName(new URL(url, location.href).href).length > 0;
}

async function fetchScript(url: string): Promise<void> {
  try {
    const response = await fetch(url, { credentials: 'include' });
    await response.blob(); // an unread body may be dropped instead of cached
  } catch {
    requested.delete(url); // offline for a moment: the next link asks again
  }
}

function fetchWaiting(): void {
  while (running < maxParallel) {
    const url = waiting.shift();
    if (url === undefined) return;
    running += 1;
    void fetchScript(url).then(() => {
      running -= 1;
      fetchWaiting();
    });
  }
}

function takeUrls(routePath: string): string[] {
  if (isSlowConnection(readConnection())) return [];
  const { pathname } = new URL(routePath, location.href);
  const urls = findChunkUrls(pathname).filter((url) => !requested.has(url) && !isLoaded(url));
  for (const url of urls) requested.add(url);
  return urls;
}

/** A link is visible: there is time. */
function prefetch(routePath: string): false {
  whenIdle(() => {
    waiting.push(...takeUrls(routePath));
    fetchWaiting();
  });
  return false;
}

/** A link is under the pointer or finger: now, past the queue. */
function preload(routePath: string): false {
  const queued = findChunkUrls(new URL(routePath, location.href).pathname).filter((url) => waiting.includes(url));
  for (const url of queued) waiting.splice(waiting.indexOf(url), 1);
  for (const url of [...queued, ...takeUrls(routePath)]) void fetchScript(url);
  return false;
}

/** Docusaurus sets `window.docusaurus` when it starts; the first route update comes right after, before any link. */
export function onRouteUpdate(): void {
  if (window.docusaurus.prefetch !== prefetch) window.docusaurus = Object.freeze({ prefetch, preload });
}

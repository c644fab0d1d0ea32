/**
 * Loads the code of linked pages ahead (specification §2). Differences to Docusaurus, whose own links and prefetching
 * this replaces together with `Link.tsx`:
 * - a visible link only fetches its scripts: each once, two at a time, when the browser is idle, with `fetch`
 *   (specification §7: GET with credentials), because Firefox blocks `<link rel=prefetch>` under `default-src 'none'`;
 * - a link under the pointer or finger also runs them, so that a click neither parses nor runs a script;
 * - `navigator.connection` without `effectiveType` is no error.
 */
import preload from '@docusaurus/core/lib/client/preload';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { Location } from 'history';
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
    if (isLoaded(url)) continue; // a link that needs it was hovered meanwhile
    running += 1;
    void fetchScript(url).then(() => {
      running -= 1;
      fetchWaiting();
    });
  }
}

function prefetch(links: readonly HTMLAnchorElement[]): void {
  if (isSlowConnection(readConnection())) return;
  for (const { pathname } of links) {
    const urls = findChunkUrls(pathname).filter((url) => !requested.has(url) && !isLoaded(url));
    for (const url of urls) requested.add(url);
    waiting.push(...urls);
  }
  fetchWaiting();
}

/** Links of pages. The search button is none, though it has an address for readers without JavaScript. */
const watched = new WeakSet<HTMLAnchorElement>();
const unobserved = new Set<HTMLAnchorElement>();
let observer: IntersectionObserver | undefined;

function observeLinks(): void {
  observer ??= new IntersectionObserver((entries) => {
    const links = entries.filter((entry) => entry.isIntersecting).map(({ target }) => target as HTMLAnchorElement);
    for (const link of links) observer?.unobserve(link);
    if (links.length > 0) whenIdle(() => prefetch(links));
  });
  for (const link of unobserved) observer.observe(link);
  unobserved.clear();
}

/** Ref of a link: prefetches its page when it becomes visible. */
export function watchLink(link: HTMLAnchorElement | null): (() => void) | undefined {
  if (!link) return undefined;
  if (unobserved.size === 0) whenIdle(observeLinks);
  unobserved.add(link);
  watched.add(link);
  return () => {
    unobserved.delete(link);
    observer?.unobserve(link);
  };
}

const loadedPages = new Set<string>();

/** Whether the page at `path` can be rendered at once. */
export const isPageLoaded = (path: string): boolean => loadedPages.has(path);

async function loadPage(path: string): Promise<void> {
  try {
    await preload(path);
    loadedPages.add(path);
  } catch {
    // The click tries again.
  }
}

let approached: HTMLAnchorElement | null = null;

/** Loads and runs the code of the page of a link that is about to be followed, past the queue. */
function loadApproached({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === approached) return;
  approached = link;
  if (link && watched.has(link) && !isSlowConnection(readConnection())) void loadPage(link.pathname);
}

export function onRouteDidUpdate({ location: { pathname } }: { location: Location }): void {
  loadedPages.add(pathname);
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('mouseover', loadApproached, { passive: true });
  addEventListener('touchstart', loadApproached, { passive: true });
}

/**
 * Prefetches the code of linked pages. Together with `Link.tsx` it replaces Docusaurus' links and prefetching:
 * - a visible link only fetches its scripts: each once, two at a time, when the browser is idle. It uses `fetch`
 *   because Firefox blocks `<link rel=prefetch>` under `default-src 'none'`;
 * - hovering or touching a link also runs them, so that a click needs no parsing or evaluation;
 * - `navigator.connection` without `effectiveType` causes no error.
 */
import preload from '@docusaurus/core/lib/client/preload';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isSlowConnection, readConnection } from './connection';
import { onNavigation } from './navigation';
import { findChunkUrls } from './routeChunks';
import { whenIdle } from './whenIdle';

const maxParallel = 2; // leaves connections for user navigation

const requested = new Set<string>();
const waiting: string[] = [];
let running = 0;

function isLoaded(url: string): boolean {
  return performance.getEntriesByName(new URL(url, location.href).href).length > 0;
}

async function fetchScript(url: string): Promise<void> {
  try {
    const response = await fetch(url, { credentials: 'include' });
    await response.blob(); // an unread body may not be cached
  } catch {
    requested.delete(url); // the next link to the page retries
  }
}

function fetchWaiting(): void {
  while (running < maxParallel) {
    const url = waiting.shift();
    if (url === undefined) return;
    if (isLoaded(url)) continue; // loaded by hovering in the meantime
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

/**
 * Links rendered by `Link.tsx`. The search button is not one of them, although it has an `href` for use without
 * JavaScript.
 */
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

/** Ref callback that prefetches the page of a link when it becomes visible. */
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

/** Returns whether the page at `path` can be rendered without waiting. */
export const isPageLoaded = (path: string): boolean => loadedPages.has(path);

async function loadPage(path: string): Promise<void> {
  try {
    await preload(path);
    loadedPages.add(path);
  } catch {
    // A click retries.
  }
}

let hoveredLink: HTMLAnchorElement | null = null;

/** Loads the page of a hovered or touched link, bypassing the queue. */
function loadHoveredPage({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === hoveredLink) return;
  hoveredLink = link;
  if (link && watched.has(link) && !isSlowConnection(readConnection())) void loadPage(link.pathname);
}

onNavigation('shown', ({ pathname }) => loadedPages.add(pathname));

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('mouseover', loadHoveredPage, { passive: true });
  addEventListener('touchstart', loadHoveredPage, { passive: true });
}

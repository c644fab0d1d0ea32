/**
 * Service worker: serves pages from the network, or from the cache when the network fails. It never takes over open
 * pages (no skipWaiting). Documents are network first, so an old worker still shows the new site.
 */
import { assetFolder, packFolder } from '../protocol/addresses';
import { parseVisit } from '../protocol/visit';
import { type Answer, answerChanging, answerHashed } from './answerAsset';
import { answerPage } from './answerPage';
import { clean, install } from './install';
import { cachePage } from './cachePage';

declare const self: ServiceWorkerGlobalScope;

/** Time after a reload in which assets are also fetched from the network. */
const reloadWindowMs = 10_000;
let reloadedAt = -Infinity;

const changing = /^\/(?:img\/|search-index\.json$)/;
/** Downloads and text files, which have an extension other than `.html`. */
const otherFile = /\.(?!html?$)\w+$/i;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

/**
 * Enables navigation preload, in Chromium only (detected by `userAgentData`). In Firefox 153 a failed preload ends the
 * navigation, whatever the worker answers.
 */
async function enablePreload(): Promise<void> {
  if ('userAgentData' in navigator) await self.registration.navigationPreload.enable();
}

self.addEventListener('activate', (event) => {
  // Claims clients so that the first opened page is cached too. No page of an older worker is open any more.
  event.waitUntil(Promise.all([enablePreload(), clean(self.registration), self.clients.claim()]));
});

async function fetchDocument(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

function answerNavigation(event: FetchEvent): void {
  const { cache } = event.request;
  const network = fetchDocument(event);
  const noted = network.then(({ ok }) => {
    // When the network fails, use cached assets too: waiting for each of them has no benefit.
    if (ok && (cache === 'no-cache' || cache === 'reload')) reloadedAt = performance.now();
  });
  event.waitUntil(noted.catch(() => undefined));
  event.respondWith(answerPage(event.request.url, network));
}

function answerFile(event: FetchEvent, { response, work }: Answer): void {
  event.waitUntil(work);
  event.respondWith(response);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith(packFolder)) return; // only the unpacked files are cached
  if (request.mode === 'navigate') {
    if (!otherFile.test(pathname)) answerNavigation(event);
  } else if (search !== '') {
    // Files of the site have no query.
  } else if (pathname.startsWith(assetFolder)) {
    answerFile(event, answerHashed(request, performance.now() - reloadedAt < reloadWindowMs));
  } else if (changing.test(pathname)) {
    answerFile(event, answerChanging(request));
  }
});

self.addEventListener('message', (event) => {
  const visit = parseVisit(event.data);
  if (visit) event.waitUntil(cachePage(visit));
});

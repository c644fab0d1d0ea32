/**
 * The service worker: pages from the network while it answers, from the reader's own copies otherwise. It never takes
 * over a page that runs (no skipWaiting): documents come from the network first, so an old worker shows the new site.
 */
import { assetFolder, packFolder } from '../protocol/addresses';
import { parseVisit } from '../protocol/visit';
import { type Answer, answerChanging, answerHashed } from './answerAsset';
import { answerPage } from './answerPage';
import { clean, install } from './install';
import { keepVisit } from './keepVisit';

declare const self: ServiceWorkerGlobalScope;

/** A reader who reloads a page wants it from the network, with its files. */
const reloadLastsMs = 10_000;
let reloadedAt = -Infinity;

const changing = /^\/(?:img\/|search-index\.json$)/;
/** Something to download or to read as text; its own address names its kind. */
const otherFile = /\.(?!html?$)\w+$/i;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

/**
 * Has the browser ask for a document while it starts the worker. In Chromium only, which alone tells `userAgentData`:
 * in Firefox 153 a preload that fails is the end of the navigation, whatever the worker answers.
 */
async function enablePreload(): Promise<void> {
  if ('userAgentData' in navigator) await self.registration.navigationPreload.enable();
}

self.addEventListener('activate', (event) => {
  // The first page that a reader opens is kept too; where another worker was, no page runs any more.
  event.waitUntil(Promise.all([enablePreload(), clean(self.registration), self.clients.claim()]));
});

async function fetchDocument(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

function answerNavigation(event: FetchEvent): void {
  const { cache } = event.request;
  const network = fetchDocument(event);
  const noted = network.then(({ ok }) => {
    // Without an answer, the kept page's files are kept too: waiting for each of them would be in vain.
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
  if (pathname.startsWith(packFolder)) return; // their files are kept, not they
  if (request.mode === 'navigate') {
    if (!otherFile.test(pathname)) answerNavigation(event);
  } else if (search !== '') {
    // No file of the site has a query: its copy would be kept for nothing.
  } else if (pathname.startsWith(assetFolder)) {
    answerFile(event, answerHashed(request, performance.now() - reloadedAt < reloadLastsMs));
  } else if (changing.test(pathname)) {
    answerFile(event, answerChanging(request));
  }
});

self.addEventListener('message', (event) => {
  const visit = parseVisit(event.data);
  if (visit) event.waitUntil(keepVisit(visit));
});

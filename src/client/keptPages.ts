/**
 * Saves every visited page for offline reading: registers the service worker and sends it the page and its scripts when
 * the browser is idle. Excluded when offline reading is disabled (docusaurus.config.ts).
 */
import { workerPath } from '../../editions/offline/protocol/addresses';
import type { Visit } from '../../editions/offline/protocol/visit';
import { onNavigation } from './navigation';
import { findChunkUrls } from './routeChunks';
import { whenIdle } from './whenIdle';

async function sendVisit(visit: Visit): Promise<void> {
  await navigator.serviceWorker.register(workerPath);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(visit);
}

function savePage(path: string, isDocument: boolean): void {
  const scripts = findChunkUrls(path); // empty for the not-found page
  if (!scripts[0]) return;
  const heading = document.querySelector('h1')?.textContent ?? '';
  whenIdle(() => {
    const entry = document.querySelector('script[src*="/main."]')?.getAttribute('src');
    // A page served from the offline copy must keep its old date.
    if (!entry || document.querySelector('.kept-notice')) return;
    // The title is updated after the page. After another navigation it belongs to another page.
    const title = window.location.pathname === path ? document.title : heading;
    // Pages are not saved over plain HTTP or when storage is blocked.
    sendVisit({ title, path, isDocument, entry, scripts }).catch(() => undefined);
  });
}

onNavigation('pageLoaded', ({ pathname }) => savePage(pathname, true));
onNavigation('pageReplaced', ({ pathname }) => savePage(pathname, false));

/**
 * Has every page that a reader opens kept for reading without a network: registers the service worker and tells it,
 * when the page is there and the browser idle, which page it is. Left out of a site that keeps none
 * (docusaurus.config.ts).
 */
import type { ClientModule } from '@docusaurus/types';
import { workerPath } from '../../editions/offline/protocol/addresses';
import type { Visit } from '../../editions/offline/protocol/visit';
import { findChunkUrls } from './routeChunks';
import { whenIdle } from './whenIdle';

async function tell(visit: Visit): Promise<void> {
  await navigator.serviceWorker.register(workerPath);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(visit);
}

const keptPages: ClientModule = {
  onRouteDidUpdate({ location: { pathname: path }, previousLocation }) {
    const scripts = findChunkUrls(path); // none: no such page
    if (path === previousLocation?.pathname || !scripts[0]) return;
    const heading = document.querySelector('h1')?.textContent ?? '';
    whenIdle(() => {
      const entry = document.querySelector('script[src*="/main."]')?.getAttribute('src');
      // A kept page that is shown again is as old as it was.
      if (!entry || document.querySelector('.kept-notice')) return;
      // The document's title comes after the page; who has gone on by then has another page's.
      const title = window.location.pathname === path ? document.title : heading;
      // Over plain HTTP and with storage blocked, pages are read with a network only.
      tell({ title, path, isDocument: !previousLocation, entry, scripts }).catch(() => undefined);
    });
  },
};

export default keptPages;

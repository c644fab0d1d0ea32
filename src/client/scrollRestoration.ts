/**
 * Back and forward return to where the reader was. Docusaurus scrolls to the top (or the anchor) when the page of a
 * navigation is there, which undoes what the browser has restored meanwhile. Positions are kept here per history entry
 * instead, and across reloads. Entries are told apart by the key that the router stores in `history.state`; one made by
 * a plain `#anchor` link has none.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { ClientModule } from '@docusaurus/types';

const slot = createStorageSlot('docs.scrollTops', { persistence: 'sessionStorage' });
const maxEntries = 50;

/** Key of an entry of the history -> where the reader was last. */
export const scrollTops = new Map<string | undefined, number>();
/**
 * State of the entry that is shown; one made by a plain `#anchor` link has no key. Who makes one past the router says
 * so.
 */
export const entry: { key?: string | undefined } = {};
let isPop = false; // from back or forward until its page is shown

/** Whether the browser is at the entry whose page is shown: back and forward are there before their page is. */
export const isAtEntry = (): boolean => (history.state as { key?: unknown } | null)?.key === entry.key;

/** Gives the first entry of a visit a key, before the router reads it. */
function ensureEntryKey(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return;
  history.replaceState({ key: Math.random().toString(36).slice(2, 8) }, '');
}

function recordScrollTop(): void {
  if (entry.key && !isPop) scrollTops.set(entry.key, window.scrollY);
}

/** What an earlier document of this tab has stored; anything else in the storage counts as nothing. */
function loadScrollTops(): void {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    if (!Array.isArray(stored)) return;
    for (const pair of stored as unknown[]) {
      if (!Array.isArray(pair)) continue;
      const [key, scrollTop] = pair as unknown[];
      if (typeof key === 'string' && typeof scrollTop === 'number') scrollTops.set(key, scrollTop);
    }
  } catch {
    slot.del();
  }
}

function storeScrollTops(): void {
  slot.set(JSON.stringify([...scrollTops].slice(-maxEntries)));
}

if (ExecutionEnvironment.canUseDOM) {
  ensureEntryKey();
  loadScrollTops();
  addEventListener('popstate', () => {
    // The way back may be called off, by what lies over the page: then the entry is the current one again.
    isPop = !isAtEntry();
  });
  addEventListener('scroll', recordScrollTop, { passive: true });
  addEventListener('pagehide', storeScrollTops);
}

const scrollRestoration: ClientModule = {
  onRouteDidUpdate({ location }) {
    entry.key = location.key;
    const scrollTop = scrollTops.get(location.key);
    if (isPop && scrollTop !== undefined) window.scrollTo(0, scrollTop);
    isPop = false;
  },
};

export default scrollRestoration;

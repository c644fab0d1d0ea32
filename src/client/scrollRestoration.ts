/**
 * Restores the scroll position on Back and Forward, and after a reload. Docusaurus scrolls to the top (or the anchor)
 * when the page of a navigation is shown, which overrides the position that the browser has restored. Positions are
 * stored per history entry. The entry is identified by the key that the router stores in `history.state`. An entry made
 * by a plain `#anchor` link has none.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { ClientModule } from '@docusaurus/types';

const slot = createStorageSlot('docs.scrollTops', { persistence: 'sessionStorage' });
const maxEntries = 50;

/** Last scroll position by history entry key. */
export const scrollTops = new Map<string | undefined, number>();
/** State of the shown history entry. Code that creates an entry without the router must update it. */
export const entry: { key?: string | undefined } = {};
let isPop = false; // from Back or Forward until the page is shown

/**
 * Returns whether the current history entry is the entry of the shown page. After Back or Forward it differs until the
 * page is shown.
 */
export const isAtEntry = (): boolean => (history.state as { key?: unknown } | null)?.key === entry.key;

/** Adds a key to the first entry of a visit, before the router reads it. */
function ensureEntryKey(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return;
  history.replaceState({ key: Math.random().toString(36).slice(2, 8) }, '');
}

function recordScrollTop(): void {
  if (entry.key && !isPop) scrollTops.set(entry.key, window.scrollY);
}

/** Loads the positions stored by an earlier document of this tab. Ignores invalid values. */
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
    // A layer may cancel Back. Then this entry is the current one again.
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

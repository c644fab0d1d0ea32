/**
 * Restores the scroll position on Back and Forward, and after a reload. Docusaurus scrolls to the top (or the anchor)
 * when the page of a navigation is shown, which overrides the position that the browser has restored. Positions are
 * stored per history entry. The entry is identified by the key that the router stores in `history.state`. An entry made
 * by a plain `#anchor` link has none.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';
import { isAtShownEntry, onNavigation, readShownKey } from './navigation';

const slot = createStorageSlot('docs.scrollTops', { persistence: 'sessionStorage' });
const maxEntries = 50;

/** Last scroll position by history entry key. */
const scrollTops = new Map<string | undefined, number>();
let isPop = false; // from Back or Forward until the page is shown

/** Returns the last scroll position in a history entry. */
export const findScrollTop = (key: string | undefined): number | undefined => scrollTops.get(key);

/** Adds a key to the first entry of a visit, before the router reads it. */
function ensureEntryKey(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return;
  history.replaceState({ key: Math.random().toString(36).slice(2, 8) }, '');
}

function recordScrollTop(): void {
  const key = readShownKey();
  if (key && !isPop) scrollTops.set(key, window.scrollY);
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
    isPop = !isAtShownEntry();
  });
  addEventListener('scroll', recordScrollTop, { passive: true });
  addEventListener('pagehide', storeScrollTops);
}

onNavigation('shown', ({ key }) => {
  const scrollTop = findScrollTop(key);
  if (isPop && scrollTop !== undefined) window.scrollTo(0, scrollTop);
  isPop = false;
});

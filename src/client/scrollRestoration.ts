/**
 * Back and forward return to where the reader was. Docusaurus scrolls to the top (or the anchor) after every
 * navigation, which undoes what the browser restores; positions are kept here per history entry instead. Entries are
 * told apart by the key that the router stores in `history.state`; one made by a plain `#anchor` link has none.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

const scrollTops = new Map<string, number>();
let currentKey: string | undefined;
let isPop = false; // from back or forward until its page is shown

/** Gives the first entry of a visit a key, before the router reads it. */
function ensureEntryKey(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return;
  history.replaceState({ key: Math.random().toString(36).slice(2, 8) }, '');
}

function recordScrollTop(): void {
  if (currentKey && !isPop) scrollTops.set(currentKey, window.scrollY);
}

if (ExecutionEnvironment.canUseDOM) {
  ensureEntryKey();
  addEventListener('popstate', () => {
    isPop = true;
  });
  addEventListener('scroll', recordScrollTop, { passive: true });
}

const scrollRestoration: ClientModule = {
  onRouteDidUpdate({ location }) {
    currentKey = location.key;
    const scrollTop = currentKey ? scrollTops.get(currentKey) : undefined;
    if (isPop && scrollTop !== undefined) window.scrollTo(0, scrollTop);
    isPop = false;
  },
};

export default scrollRestoration;

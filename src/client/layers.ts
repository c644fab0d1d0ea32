/**
 * Lets Back close whatever covers the page: an enlarged image, the search dialog, the mobile menu, the definition of a
 * term. An opening layer adds a history entry with the URL of the page. Without its own entry, Back would leave the
 * first page of a visit.
 *
 * A layer closed in another way leaves its entry behind. Removing it would need `history.back()`, which takes effect
 * later and could undo a navigation made in the meantime. Instead the next layer reuses the entry, a navigation
 * replaces it, and Back skips it.
 */

/** State added to history entries. Entries with the same `page` show the same page. */
type EntryState = { page?: string; layer?: number } | null;

type Close = () => void;

const openLayers: Close[] = [];
let current = { state: null as EntryState, href: '' };

const readDepth = (state: EntryState): number => state?.layer ?? 0;

function recordCurrentEntry(): void {
  current = { state: history.state as EntryState, href: location.href };
}

function closeAbove(depth: number): void {
  while (openLayers.length > depth) openLayers.pop()?.();
}

function onPopState(event: PopStateEvent): void {
  const { state, href } = current;
  recordCurrentEntry();
  const depth = readDepth(current.state);
  if (state?.page === undefined || current.state?.page !== state.page) {
    closeAbove(0);
    return;
  }
  event.stopImmediatePropagation(); // the router would treat it as a navigation
  if (depth >= readDepth(state)) return;
  // The URL or the router's key may have changed while the layer's entry was current.
  history.replaceState({ ...state, layer: depth }, '', href);
  if (openLayers.length > depth) {
    closeAbove(depth);
    // Reloads restore the scroll position again. Setting this synchronously would also affect the current step.
    setTimeout(() => (history.scrollRestoration = 'auto'));
  } else history.back();
}

/** Makes a navigation replace the entry of a layer. */
function wrapHistory(): void {
  const pushState = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  history.pushState = (...change) => {
    (readDepth(current.state) > 0 ? replaceState : pushState)(...change);
    recordCurrentEntry();
  };
  history.replaceState = (state: object | null, ...rest) => {
    replaceState(current.state?.page === undefined ? state : { ...current.state, ...state }, ...rest);
    recordCurrentEntry();
  };
}

/** Adds a history entry for a layer that has just opened. */
function addEntry(): void {
  const page = current.state?.page ?? String(Math.random());
  history.replaceState({ ...current.state, page }, '');
  // The browser would restore the scroll position at which the page entry was first left.
  history.scrollRestoration = 'manual';
  History.prototype.pushState.call(history, { ...current.state, layer: openLayers.length }, '');
  history.scrollRestoration = 'auto';
  recordCurrentEntry();
}

/**
 * Registers an open layer. Back calls `close`. Returns a function to call when the layer closes in another way. Calling
 * it after `close` has no effect.
 */
export function openLayer(close: Close): () => void {
  openLayers.push(close);
  if (readDepth(current.state) < openLayers.length) addEntry();
  return () => {
    const index = openLayers.lastIndexOf(close);
    if (index >= 0) openLayers.splice(index, 1);
  };
}

/** Returns whether something covers the page. */
export function hasOpenLayer(): boolean {
  return openLayers.length > 0;
}

if (typeof window === 'object') {
  recordCurrentEntry();
  wrapHistory();
  addEventListener('popstate', onPopState);
}

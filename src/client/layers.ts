/**
 * Lets Back close what lies over a page: an enlarged picture, the search dialog, the menu of a phone, the definition of
 * a term. A layer that opens adds a history entry with the page's own address, because only an entry of its own keeps
 * Back from leaving the first page of a visit.
 *
 * A layer closed in another way leaves its entry behind. Removing it would need `history.back()`, which takes effect
 * later and may then undo a navigation that came in between. Instead the next layer uses the entry, a navigation
 * replaces it, and Back skips it.
 */

/** Members that this module adds to the state of history entries. Entries with the same `page` show the same page. */
type EntryState = { page?: string; layer?: number } | null;

type Close = () => void;

const openLayers: Close[] = [];
let current = { state: null as EntryState, href: '' };

const readDepth = (state: EntryState): number => state?.layer ?? 0;

function noteCurrentEntry(): void {
  current = { state: history.state as EntryState, href: location.href };
}

function closeAbove(depth: number): void {
  while (openLayers.length > depth) openLayers.pop()?.();
}

function onPopState(event: PopStateEvent): void {
  const { state, href } = current;
  noteCurrentEntry();
  const depth = readDepth(current.state);
  if (state?.page === undefined || current.state?.page !== state.page) {
    closeAbove(0);
    return;
  }
  event.stopImmediatePropagation(); // the router would take it for a navigation
  if (depth >= readDepth(state)) return;
  // The address or the router's key may have changed while the layer's entry was the current one.
  history.replaceState({ ...state, layer: depth }, '', href);
  if (openLayers.length > depth) {
    closeAbove(depth);
    // A reload restores the place again. Set at once, it would still apply to this step.
    setTimeout(() => (history.scrollRestoration = 'auto'));
  } else history.back();
}

/** Makes a navigation take the place of a layer's entry. */
function wrapHistory(): void {
  const pushState = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  history.pushState = (...change) => {
    (readDepth(current.state) > 0 ? replaceState : pushState)(...change);
    noteCurrentEntry();
  };
  history.replaceState = (state: object | null, ...rest) => {
    replaceState(current.state?.page === undefined ? state : { ...current.state, ...state }, ...rest);
    noteCurrentEntry();
  };
}

/** Adds the entry of a layer that has just opened over a page or over another layer. */
function addEntry(): void {
  const page = current.state?.page ?? String(Math.random());
  history.replaceState({ ...current.state, page }, '');
  // The browser would scroll to where the page was when its own entry was left for the first time.
  history.scrollRestoration = 'manual';
  History.prototype.pushState.call(history, { ...current.state, layer: openLayers.length }, '');
  history.scrollRestoration = 'auto';
  noteCurrentEntry();
}

/**
 * Registers an open layer. Back calls `close`. Returns a function to call when the layer closes in another way; calling
 * it after `close` changes nothing.
 */
export function openLayer(close: Close): () => void {
  openLayers.push(close);
  if (readDepth(current.state) < openLayers.length) addEntry();
  return () => {
    const index = openLayers.lastIndexOf(close);
    if (index >= 0) openLayers.splice(index, 1);
  };
}

if (typeof window === 'object') {
  noteCurrentEntry();
  wrapHistory();
  addEventListener('popstate', onPopState);
}

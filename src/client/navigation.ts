/**
 * Reports navigations to the modules that react to them, and stores which history entry is shown. Docusaurus calls only
 * this client module.
 */
import type { ClientModule } from '@docusaurus/types';
import type { Location } from 'history';

/**
 * - `started`: the user goes to another history entry. The old page stays until the code of the next one has loaded.
 * - `shown`: an entry is shown. One of the following events comes next, unless only the query has changed.
 * - `pageLoaded`: the first page of the document is shown.
 * - `pageReplaced`: another page is shown.
 * - `hashChanged`: the same page is shown with another hash.
 */
type NavigationEvent = 'started' | 'shown' | 'pageLoaded' | 'pageReplaced' | 'hashChanged';

type Listener = (location: Location) => void;

const listeners: Record<NavigationEvent, Listener[]> = {
  started: [],
  shown: [],
  pageLoaded: [],
  pageReplaced: [],
  hashChanged: [],
};

let shown: Location | undefined;

/** Calls `listener` at every `event`. */
export function onNavigation(event: NavigationEvent, listener: Listener): void {
  listeners[event].push(listener);
}

function emit(event: NavigationEvent, location: Location): void {
  for (const listener of listeners[event]) listener(location);
}

/** Returns the key that the router has given to the shown history entry. A plain `#anchor` link creates none. */
export const readShownKey = (): string | undefined => shown?.key;

/**
 * Returns whether the current history entry is the shown one. After Back or Forward it differs until the page is shown.
 */
export const isAtShownEntry = (): boolean => (history.state as { key?: unknown } | null)?.key === shown?.key;

/** Changes the URL of the shown page without a navigation, in a history entry of its own or in the current one. */
export function changeUrl(url: string, isNewEntry: boolean): void {
  if (shown && isNewEntry) shown = { ...shown, key: String(Date.now()) };
  history[isNewEntry ? 'pushState' : 'replaceState']({ key: shown?.key }, '', url);
}

const navigation: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation) emit('started', location);
  },
  onRouteDidUpdate({ location }) {
    const previous = shown;
    shown = location;
    emit('shown', location);
    // Not Docusaurus' `previousLocation`, whose page is never shown when another navigation replaces it.
    if (!previous) emit('pageLoaded', location);
    else if (location.pathname !== previous.pathname) emit('pageReplaced', location);
    else if (location.hash !== previous.hash) emit('hashChanged', location);
  },
};

export default navigation;

import { createStorageSlot } from '@docusaurus/theme-common';

/**
 * `path` is an address as a link has it, on the site without origin; `words` stand in the text there as they are here.
 */
export type Landing = { path: string; words: readonly string[] };

/**
 * What a reader came for, on its way from the search to the page. Kept out of the address, which people share and
 * search engines read. Part of every page's script: what is done with it is in `landing.ts`.
 */
let pending: Landing | undefined;

/** The reader goes to `landing` in this tab, without loading a new document. */
export function announceLanding(landing: Landing): void {
  pending = landing;
}

/** Returns the announced landing, and forgets it. */
export function takeLanding(): Landing | undefined {
  const landing = pending;
  pending = undefined;
  return landing;
}

/** Begins the names of slots for landings in new tabs. */
export const landingPrefix = 'docs.searchLanding ';

/** For a new tab, which shares nothing with the one that opens it but the storage: what is searched for at `href`. */
export function landingSlot(href: string) {
  return createStorageSlot(landingPrefix + href);
}

/** The code that marks; one chunk, whoever asks for it first. */
export const loadLanding = (): Promise<typeof import('./landing')> => import('./landing');

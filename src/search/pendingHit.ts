import { createStorageSlot } from '@docusaurus/theme-common';

/**
 * `path` is an address as a link has it, on the site without origin; `words` stand in the text there as they are here.
 */
export type HitTarget = { path: string; words: readonly string[] };

/**
 * What a reader came for, on its way from the search to the page. Kept out of the address, which people share and
 * search engines read. Part of every page's script: what is done with it is in `highlightPendingHit.ts`.
 */
export const pendingHit: { inThisTab: HitTarget | undefined } = { inThisTab: undefined };

/** Begins the names of slots for landings in new tabs. */
export const slotPrefix = 'docs.searchLanding ';

/** For a new tab, which shares nothing with the one that opens it but the storage: what is searched for at `href`. */
export function pendingHitSlot(href: string) {
  return createStorageSlot(slotPrefix + href);
}

/** The code that marks; one chunk, whoever asks for it first. */
export const loadHighlighting = (): Promise<typeof import('./highlightPendingHit')> => import('./highlightPendingHit');

import { createStorageSlot } from '@docusaurus/theme-common';

/** Page of a hit and the words to highlight there. `path` is a link on this site, without origin. */
export type HitTarget = { path: string; words: readonly string[] };

/**
 * Hit to highlight after the navigation. Not part of the address, which users share and search engines index. Part of
 * every page's script: keep it small. `highlightPendingHit.ts` is loaded on demand.
 */
let pending: HitTarget | undefined;

/** Sets the hit to highlight after a client-side navigation in this tab. */
export function setPendingHit(target: HitTarget): void {
  pending = target;
}

/** Returns the pending hit and forgets it. */
export function takePendingHit(): HitTarget | undefined {
  const target = pending;
  pending = undefined;
  return target;
}

/** Prefix of the local storage keys for new tabs. */
export const slotPrefix = 'docs.searchLanding ';

/** Returns the storage slot of the hit at `href` for a new tab, which shares only the storage with this one. */
export function pendingHitSlot(href: string) {
  return createStorageSlot(slotPrefix + href);
}

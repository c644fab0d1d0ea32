import { createStorageSlot } from '@docusaurus/theme-common';

/** `path` is an address of this site without origin; `words` stand in the text there exactly as they are here. */
export type Landing = { path: string; words: readonly string[] };

/**
 * What a reader came for, on its way from the search to the page. Kept out of the address, which people share and search
 * engines read. Part of every page's script: what is done with it is in `landing.ts`.
 */
export const pendingLanding: { inThisTab: Landing | undefined } = { inThisTab: undefined };

/** For a new tab, which shares nothing with the one that opens it but the storage. */
export const landingSlot = createStorageSlot('docs.searchLanding');

import { type Redirect, docRoute, mainDocId } from './routes';

/** Addresses that lead elsewhere for good. A page that moves leaves its old address here. */
export const redirects: readonly Redirect[] = [
  // The specification's `/docs` is the shell around the pages; a reader who types it wants the main page.
  { from: '/docs', to: docRoute(mainDocId) },
];

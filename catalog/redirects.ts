import { type Redirect, docRoute, mainDocId } from './routes';

/** Permanent redirects. Add the old address of every page that moves. */
export const redirects: readonly Redirect[] = [
  // `/docs` is only the layout of docs in Docusaurus and has no content.
  { from: '/docs', to: docRoute(mainDocId) },
];

/** Replaces the table of `routeTable.mjs` during prerendering, which uses the routes of Docusaurus. */
export const table = { routes: [], pages: [] };
export const chunks = {};
export const nameChunk = (): string => '';

/** Replaces the table of `routeTable.mjs` where pages are prerendered: Docusaurus' own finds them there. */
export const table = { routes: [], pages: [] };
export const chunks = {};

/** Where the search page is (specification §2). */
export const searchRoute = '/search';

/** Where the search page lists every page of the site: linked from footer, home, dialog and not-found page. */
export const allPagesAnchor = 'all-pages';
export const allPagesAddress = `${searchRoute}#${allPagesAnchor}`;

/** Public pages that are not docs (specification §2; `/offline` is ours, contributing/decisions/0015). */
export const fixedRoutes = ['/', '/markdown-page', '/offline', searchRoute] as const;

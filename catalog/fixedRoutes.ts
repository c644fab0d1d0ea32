/** Address of the search page. */
export const searchRoute = '/search';

/** Anchor of the list of all pages on the search page, linked from footer, home, dialog and not-found page. */
export const allPagesAnchor = 'all-pages';
export const allPagesAddress = `${searchRoute}#${allPagesAnchor}`;

/** Addresses of pages that are not docs. contributing/decisions/0015 explains `/offline`. */
export const fixedRoutes = ['/', '/markdown-page', '/offline', searchRoute] as const;

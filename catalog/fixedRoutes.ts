/** Where the search page is (specification §2). */
export const searchRoute = '/search';

/** Public pages that are not docs (specification §2; `/offline` is ours, contributing/decisions/0015). */
export const fixedRoutes = ['/', '/markdown-page', '/offline', searchRoute] as const;

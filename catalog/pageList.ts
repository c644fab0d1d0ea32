/** Page in the list of the not-found page, which suggests similar addresses. */
export type PageListEntry = { path: string; title: string };

/** Content of `@generated/catalog/default/pages.json`: every existing page in catalogue order. */
export type PageList = PageListEntry[];

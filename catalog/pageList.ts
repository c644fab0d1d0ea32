/** One written page as the not-found page needs it: to find the address nearest to the wanted one. */
export type PageListEntry = { path: string; title: string };

/** Content of `@generated/catalog/default/pages.json`: every written page in catalogue order. */
export type PageList = PageListEntry[];

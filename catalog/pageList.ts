import type { PageKind, SidebarId } from './catalog';

/** One written page as browser code sees it. */
export type PageListEntry = {
  path: string;
  title: string;
  kind: PageKind;
  sidebar: SidebarId | null;
  description: string;
};

/** Content of `@generated/catalog/default/pages.json`: every written page in catalogue order. */
export type PageList = PageListEntry[];

import type { SiteMapItem } from '../../catalog/siteMap';

/** Returns the names of the categories that contain the page at `path`, top-down; undefined if there is no such page. */
function findIn(items: readonly SiteMapItem[], path: string): string[] | undefined {
  for (const { label, path: own, items: children } of items) {
    if (!children && own === path) return [];
    const found = children && findIn(children, path);
    if (found) return [label, ...found];
  }
  return undefined;
}

/** Returns the names of the categories that contain the page at `path`, top-down; none for unknown pages. */
export function findCategories(siteMap: readonly { items: readonly SiteMapItem[] }[], path: string): string[] {
  return siteMap.flatMap(({ items }) => findIn(items, path) ?? []);
}

import type { Catalog, CatalogItem } from './catalog';
import { findSidebar, otherPagesName, productNames, productOrder } from './products';
import { categoryRoute, docRoute } from './routes';

/** Page, or category with its items. */
export type SiteMapItem = { label: string; path: string; items?: SiteMapItem[] };

/** Pages of one product. */
export type SiteMapProduct = { name: string; items: SiteMapItem[] };

/** Content of `@generated/catalog/default/site-map.json`. */
export type SiteMap = SiteMapProduct[];

function buildItem(item: CatalogItem, written: ReadonlySet<string>): SiteMapItem[] {
  if (item.type === 'page') {
    return written.has(item.id) ? [{ label: item.title, path: docRoute(item.id) }] : [];
  }
  const items = item.items.flatMap((child) => buildItem(child, written));
  return items.length > 0 ? [{ label: item.label, path: categoryRoute(item.slug), items }] : [];
}

/** Builds the map of all existing pages by product and category, in the order of navbar and sidebars. */
export function buildSiteMap(catalog: Catalog, writtenIds: readonly string[]): SiteMap {
  const written = new Set(writtenIds);
  const products = [...productOrder, undefined].map((sidebarId): SiteMapProduct => {
    const name = sidebarId ? productNames[sidebarId] : otherPagesName;
    const sidebar = catalog.sidebars.find(({ id }) => id === sidebarId);
    const loose = catalog.withoutSidebar.filter(({ id }) => findSidebar(catalog, id) === sidebarId);
    return { name, items: [...(sidebar?.items ?? []), ...loose].flatMap((item) => buildItem(item, written)) };
  });
  return products.filter(({ items }) => items.length > 0);
}

import { type Catalog, type CatalogItem, allCategories, findPages } from './catalog';
import { fixedRoutes } from './fixedRoutes';

/** Main doc, to which `/docs` redirects. */
export const mainDocId = 'neptune/user/introduction';

/** Returns the address of a doc. */
export function docRoute(id: string): string {
  return `/docs/${id}`;
}

/** Returns the address of a category's index page. */
export function categoryRoute(slug: string): string {
  return `/docs/category/${slug}`;
}

function hasWrittenPage(items: readonly CatalogItem[], written: ReadonlySet<string>): boolean {
  return findPages(items).some((page) => written.has(page.id));
}

/** Returns every public address of a site with the docs `writtenIds`, sorted. */
export function buildRoutes(catalog: Catalog, writtenIds: readonly string[]): string[] {
  const written = new Set(writtenIds);
  return [
    ...fixedRoutes,
    ...writtenIds.map(docRoute),
    ...allCategories(catalog)
      .filter((category) => hasWrittenPage(category.items, written))
      .map((category) => categoryRoute(category.slug)),
  ].sort();
}

export type RouteContract = { published: readonly string[]; redirects: readonly Redirect[] };
export type Redirect = { from: string; to: string };

/**
 * Compares the addresses of the site with the published ones (`routes.txt`). Describes published addresses that
 * disappeared without a redirect, new addresses that are not published, redirects to missing pages and from existing
 * pages.
 */
export function findRouteBreaks(routes: readonly string[], { published, redirects }: RouteContract): string[] {
  const now = new Set(routes);
  const redirected = new Map(redirects.map(({ from, to }) => [from, to]));
  const listed = new Set(published);
  return [
    ...published
      .filter((route) => !now.has(route) && !redirected.has(route))
      .map((route) => `${route}: 已发布的地址不见了，恢复页面，或在 catalog/redirects.ts 加重定向`),
    ...routes
      .filter((route) => !listed.has(route))
      .map((route) => `${route}: 新地址还没有登记，执行 npm run routes:publish`),
    ...redirects
      .filter(({ to }) => !now.has(to))
      .map(({ from, to }) => `${from}: 重定向的目标 ${to} 不存在，改正 catalog/redirects.ts`),
    ...redirects
      .filter(({ from }) => now.has(from))
      .map(({ from }) => `${from}: 既是页面又是重定向，从 catalog/redirects.ts 删去`),
  ];
}

import { type Catalog, type CatalogItem, allCategories, findPages } from './catalog';
import { fixedRoutes } from './fixedRoutes';

/** Where `/docs` itself leads: the main doc (specification §3). */
export const mainDocId = 'neptune/user/introduction';

/** Address of a doc; ids are addresses. */
export function docRoute(id: string): string {
  return `/docs/${id}`;
}

/** Address of a category's index page. */
export function categoryRoute(slug: string): string {
  return `/docs/category/${slug}`;
}

function hasWrittenPage(items: readonly CatalogItem[], written: ReadonlySet<string>): boolean {
  return findPages(items).some((page) => written.has(page.id));
}

/** Every public address of the site that `writtenIds` gives, sorted. */
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
 * Compares the site's addresses with the published ones (`routes.txt`).
 * Returns one sentence per broken promise: a published address that vanished without a redirect, a new address not
 * yet published, a redirect that leads nowhere or hides a page.
 */
export function findRouteBreaks(routes: readonly string[], { published, redirects }: RouteContract): string[] {
  const now = new Set(routes);
  const redirected = new Map(redirects.map(({ from, to }) => [from, to]));
  const promised = new Set(published);
  return [
    ...published
      .filter((route) => !now.has(route) && !redirected.has(route))
      .map(
        (route) =>
          `${route}: published in catalog/routes.txt but gone; restore it or add a redirect to catalog/redirects.ts`,
      ),
    ...routes
      .filter((route) => !promised.has(route))
      .map((route) => `${route}: new and not in catalog/routes.txt; publish it with "npm run routes:publish"`),
    ...redirects
      .filter(({ to }) => !now.has(to))
      .map(({ from, to }) => `${from}: redirects to ${to}, which does not exist (catalog/redirects.ts)`),
    ...redirects
      .filter(({ from }) => now.has(from))
      .map(({ from }) => `${from}: is a page and a redirect at once (catalog/redirects.ts)`),
  ];
}

import { searchRoute } from '../../catalog/fixedRoutes';

let path = '/';

/**
 * Returns the path below the site's root of the page on which the user searches. The search page belongs to no product:
 * there it is the page on which they searched before.
 */
export function findOpenPage(baseUrl: string): string {
  const current = window.location.pathname.slice(baseUrl.length - 1);
  if (current !== searchRoute) path = current;
  return path;
}

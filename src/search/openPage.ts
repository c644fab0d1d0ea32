import { searchRoute } from '../../catalog/fixedRoutes';

let path = '/';

/**
 * Returns the path of the open page below the base URL. On the search page, which belongs to no product, it returns the
 * page where the user searched before.
 */
export function findOpenPage(baseUrl: string): string {
  const current = window.location.pathname.slice(baseUrl.length - 1);
  if (current !== searchRoute) path = current;
  return path;
}

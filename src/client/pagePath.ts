import redirects from '@generated/addresses/default/redirects.json';
import routes from '@generated/routes';
import { matchPath } from '@docusaurus/router';
import { stripEnding } from './cleanUrl';

type Route = { path?: string | string[] | undefined; exact?: boolean | undefined; routes?: Route[] | undefined };

function listPages(tree: readonly Route[]): string[] {
  return tree.flatMap(({ path, exact, routes: inner = [] }) =>
    exact && typeof path === 'string' ? [path] : listPages(inner),
  );
}

const targets: Readonly<Record<string, string>> = {
  ...Object.fromEntries(listPages(routes).map((path) => [path, path])),
  ...redirects,
};
const known = Object.keys(targets);

/**
 * Returns the path of the page that the decoded `path` leads to: in any case, with any ending and through redirects, as
 * the servers of `deploy/` answer. Returns undefined for an unknown address.
 */
export function findPagePath(path: string): string | undefined {
  const match = matchPath(stripEnding(path), { path: known, exact: true });
  return match ? targets[match.path] : undefined;
}

import redirects from '@generated/addresses/default/redirects.json';
import { stripEnding } from './cleanUrl';
import { pageList } from './pageList';

const targets = new Map(
  [...pageList.map(({ path }) => [path, path] as const), ...Object.entries(redirects)].map(([from, to]) => [
    from.toLowerCase(),
    to,
  ]),
);

/**
 * Returns the path of the page for the decoded `path`, in any case, with any ending and through redirects, as the
 * servers in `deploy/` do. Returns undefined for an unknown path.
 */
export function findPagePath(path: string): string | undefined {
  return targets.get(stripEnding(path).toLowerCase());
}

import type { TroubleshootingPage } from '../../catalog/troubleshooting';

/** Finds the pages of the product whose page is at `path`; those of all products where it is about none. */
export function findTroubleshooting(
  pages: readonly TroubleshootingPage[],
  path: string,
): readonly TroubleshootingPage[] {
  const folder = /^\/docs\/[^/]+\//.exec(path)?.[0];
  const own = pages.filter((page) => folder !== undefined && page.path.startsWith(folder));
  return own.length > 0 ? own : pages;
}

import type { TroubleshootingPage } from '../../catalog/troubleshooting';

/** Returns the pages about the product of the page at `path`, or all pages if it belongs to no product. */
export function findTroubleshooting(
  pages: readonly TroubleshootingPage[],
  path: string,
): readonly TroubleshootingPage[] {
  const folder = /^\/docs\/[^/]+\//.exec(path)?.[0];
  const own = pages.filter((page) => folder !== undefined && page.path.startsWith(folder));
  return own.length > 0 ? own : pages;
}

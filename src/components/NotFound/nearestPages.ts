import { editDistance } from '../../../catalog/editDistance';

/** Returns 0 for equal segments and up to 1 for segments without common characters. */
function compareSegments(a: string, b: string): number {
  if (a === b) return 0;
  const longest = Math.max(a.length, b.length);
  // An abbreviation or its long form (`intro`, `introduction`) is closer than its edit distance suggests.
  const shortest = Math.min(a.length, b.length);
  if (shortest >= 4 && (a.startsWith(b) || b.startsWith(a))) return 0.25;
  return editDistance(a, b) / longest;
}

// Extra and missing folders cost less than a wrong name. The page name counts double.
const folderCost = 0.4;
const pageWeight = 2;
const maxNameDifference = 0.5; // above it, names only share letters

/** Returns the distance between two paths: the minimum cost of editing the folders and the page name. */
function measureDistance(wanted: readonly string[], page: readonly string[]): number {
  const isFolderOfPage = wanted.every((segment, index) => segment === page[index]);
  if (isFolderOfPage) return folderCost;
  const name = compareSegments(wanted[wanted.length - 1] ?? '', page[page.length - 1] ?? '');
  if (name > maxNameDifference) return Infinity;
  return editDistance(wanted.slice(0, -1), page.slice(0, -1), compareSegments, folderCost) + pageWeight * name;
}

function readSegments(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean)
    .slice(0, 12);
}

const maxDistance = 1.6; // above it, a page is unrelated

/**
 * Returns at most `limit` pages with paths close to `path`, best first. Ignores case, `.html` and trailing slashes.
 * Ties keep their order in `pages`.
 */
export function findNearestPages<Page extends { path: string }>(
  path: string,
  pages: readonly Page[],
  limit: number,
): Page[] {
  const wanted = readSegments(path);
  if (wanted.length === 0) return [];
  return pages
    .map((page) => ({ page, distance: measureDistance(wanted, readSegments(page.path)) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ page }) => page);
}

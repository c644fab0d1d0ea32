import { editDistance } from '../../../catalog/editDistance';

/** 0 for equal segments, 1 for segments that have nothing in common. */
function compareSegments(a: string, b: string): number {
  if (a === b) return 0;
  const longest = Math.max(a.length, b.length);
  // An abbreviation or its long form (`intro`, `introduction`) is closer than its length says.
  const shortest = Math.min(a.length, b.length);
  if (shortest >= 4 && (a.startsWith(b) || b.startsWith(a))) return 0.25;
  return editDistance(a, b) / longest;
}

// A folder too many or too few is a smaller mistake than a wrong name; the name of the page itself counts double.
const missingFolder = 0.4;
const pageWeight = 2;
const maxNameDifference = 0.5; // beyond it, two names only share letters

/** How far the wanted path is from a page's: the cheapest way to turn its folders and name into the page's. */
function measureDistance(wanted: readonly string[], page: readonly string[]): number {
  const isFolderOfPage = wanted.every((segment, index) => segment === page[index]);
  if (isFolderOfPage) return missingFolder;
  const name = compareSegments(wanted[wanted.length - 1] ?? '', page[page.length - 1] ?? '');
  if (name > maxNameDifference) return Infinity;
  return editDistance(wanted.slice(0, -1), page.slice(0, -1), compareSegments, missingFolder) + pageWeight * name;
}

function readSegments(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean)
    .slice(0, 12);
}

const maxDistance = 1.6; // beyond it, a page has nothing to do with what was wanted

/**
 * The pages whose addresses are nearest to `path`, best first, at most `limit`; none when nothing comes close. Case,
 * `.html` and slashes at the end make no difference. Equal ones keep their order in `pages`.
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

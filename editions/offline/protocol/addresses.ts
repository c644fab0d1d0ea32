/** Addresses shared by the build, the service worker and the pages. All are relative to the site root. */

/** Path of the service worker. Its folder is the scope of the worker. */
export const workerPath = '/sw.js';

/** Manifest of the current build. Changes with every build and is always revalidated. */
export const pointerPath = '/offline.json';

/** Page for downloading the manual and listing saved pages. */
export const offlinePagePath = '/offline';

/** Query parameter of `offlinePagePath`: the requested address that is not cached. */
export const missingParameter = 'for';

/** Folder of scripts, styles, figures and search index files. Their names contain a content hash. */
export const assetFolder = '/assets/';

/** Folder of the files that the offline build writes. */
export const packFolder = '/assets/offline/';

/** Manifest of the search index, the only search file without a hash in its name. */
export const searchManifestPath = '/search-index.json';

/**
 * Returns whether `value` is a path of this site. Browsers ignore tabs and line breaks in an address and parse two
 * slashes of either kind as the start of a host.
 */
export function isSitePath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value);
}

/** Normalizes a page address: removes host, query, fragment, `.html`, `index` and the trailing slash. */
export function pageKey(address: string, base: string): string {
  const path = new URL(address, base).pathname
    .replace(/\/index(?:\.html?)?\/?$/i, '/')
    .replace(/\.html?\/?$/i, '')
    .replace(/(.)\/$/, '$1');
  return path === '' ? '/' : path;
}

const encodedUnreserved = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/** Returns whether two keys name the same page. Ignores case and unnecessary encoding (`%61`), as the server does. */
export function isSamePage(key: string, other: string): boolean {
  const fold = (text: string) => text.replace(encodedUnreserved, decodeURIComponent).toLowerCase();
  return fold(key) === fold(other);
}

/** What the build writes, the service worker serves and the pages ask for. All from the root of the site. */

/** The service worker; its folder is what it may answer for. */
export const workerPath = '/sw.js';

/** What is current: changes with every build, asked for again each time. */
export const pointerPath = '/offline.json';

/** Page on which a reader downloads the manual and finds what is kept. */
export const offlinePagePath = '/offline';

/** Address that a reader asked for and that is not kept: parameter of `offlinePagePath`. */
export const missingParameter = 'for';

/** Scripts, styles, figures and parts of the search index; their names hold a hash of the content. */
export const assetFolder = '/assets/';

/** Where the build puts its own files. */
export const packFolder = '/assets/offline/';

/** Which parts of the search index are current; the only file of search without a hash in its name. */
export const searchManifestPath = '/search-index.json';

/**
 * Whether `value` is a path of this site. Browsers pass over tabs and line breaks in an address, and read two slashes
 * of either kind as the start of another host.
 */
export function isSitePath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value);
}

/** One spelling of a page's address: without host, query, fragment, `.html`, `index` and final slash. */
export function pageKey(address: string, base: string): string {
  const path = new URL(address, base).pathname
    .replace(/\/index(?:\.html?)?\/?$/i, '/')
    .replace(/\.html?\/?$/i, '')
    .replace(/(.)\/$/, '$1');
  return path === '' ? '/' : path;
}

const encodedUnreserved = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/** Whether two keys are of the same page: case and needless encoding (`%61`) make no difference, as on the server. */
export function isSamePage(key: string, other: string): boolean {
  const fold = (text: string) => text.replace(encodedUnreserved, decodeURIComponent).toLowerCase();
  return fold(key) === fold(other);
}

/** Rewrites the addresses of a page: relative to files in the edition, or absolute to the published site. */
import path from 'node:path';
import { pageFile } from '../protocol/names';

export type PublishedSite = {
  /** Origin of the published site. */
  url: string;
  /** Pages of the edition. */
  routes: ReadonlySet<string>;
  /** Former addresses of pages. */
  redirects: ReadonlyMap<string, string>;
  /** Files of the build, without pages, that the edition may include. */
  files: ReadonlySet<string>;
};

export type Resolved = {
  /** Address to write into the page. */
  address: string;
  /** Target file in the edition; undefined for an external address. */
  file?: string;
};

const externalSchemes = new Set(['mailto:', 'tel:']);

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Finds the file of the edition for a URL path. Returns undefined when there is none. */
function findFile(pathname: string, { routes, redirects, files }: PublishedSite): string | undefined {
  const decoded = decodePath(pathname);
  if (decoded === undefined) return undefined;
  const asRoute = decoded.replace(/(.)\/$/, '$1').replace(/(.)(?:\/index)?\.html$/, '$1');
  const route = redirects.get(asRoute) ?? asRoute;
  if (routes.has(route)) return pageFile(route);
  return files.has(decoded.slice(1)) ? decoded.slice(1) : undefined;
}

/** Returns the address of `file` relative to `from`. Both are paths in the edition. */
export function relativeAddress(from: string, file: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), file);
  return relative.split('/').map(encodeURIComponent).join('/');
}

/**
 * Resolves `address`, found on the page `route`, to an address in the edition. Throws for schemes such as
 * `javascript:`.
 */
export function resolveAddress(address: string, route: string, site: PublishedSite): Resolved {
  if (address.startsWith('#')) return { address, file: pageFile(route) };
  if (!URL.canParse(address, site.url + route)) throw new Error(`usb: ${route}: "${address}" is not a valid address`);
  const url = new URL(address, site.url + route);
  if (externalSchemes.has(url.protocol)) return { address: url.href };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`usb: ${route}: "${address}" has an unsupported scheme`);
  }
  const file = url.origin === site.url ? findFile(url.pathname, site) : undefined;
  if (file === undefined) return { address: url.href };
  return { address: relativeAddress(pageFile(route), file) + url.search + url.hash, file };
}

/** Resolves the addresses in a `srcset` and keeps their descriptors. */
export function resolveSrcset(srcset: string, resolve: (address: string) => string): string {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim())
    .filter((candidate) => candidate !== '')
    .map((candidate) => {
      const [address = '', ...descriptor] = candidate.split(/\s+/);
      return [resolve(address), ...descriptor].join(' ');
    })
    .join(', ');
}

const cssAddress = /url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^"')\s]+))\s*\)/g;

/** Resolves the addresses in a style sheet, except inline images. */
export function resolveCss(css: string, resolve: (address: string) => string): string {
  return css.replace(cssAddress, (whole: string, double?: string, single?: string, bare?: string) => {
    const address = double ?? single ?? bare ?? '';
    return /^(?:data:|#)/i.test(address) ? whole : `url("${resolve(address)}")`;
  });
}

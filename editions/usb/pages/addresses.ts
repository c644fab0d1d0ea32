/**
 * What the addresses of a page become in the edition: relative addresses of files where the edition has them, absolute
 * ones of the published site where it has not.
 */
import path from 'node:path';
import { pageFile } from '../protocol/names';

export type PublishedSite = {
  /** Origin of the published site. */
  url: string;
  /** Pages of the edition. */
  routes: ReadonlySet<string>;
  /** Old addresses of pages. */
  redirects: ReadonlyMap<string, string>;
  /** Files of the build that the edition may take along; no pages. */
  files: ReadonlySet<string>;
};

export type Resolved = {
  /** To be written into the page. */
  address: string;
  /** File of the edition that it leads to; undefined for what is outside. */
  file?: string;
};

const outside = new Set(['mailto:', 'tel:']);

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The file of the edition that an address path stands for; undefined when the edition does not have it. */
function findFile(pathname: string, { routes, redirects, files }: PublishedSite): string | undefined {
  const decoded = decodePath(pathname);
  if (decoded === undefined) return undefined;
  const asRoute = decoded.replace(/(.)\/$/, '$1').replace(/(.)(?:\/index)?\.html$/, '$1');
  const route = redirects.get(asRoute) ?? asRoute;
  if (routes.has(route)) return pageFile(route);
  return files.has(decoded.slice(1)) ? decoded.slice(1) : undefined;
}

/** Address of `file` as seen from `from`, both below the edition's folder. */
export function relativeAddress(from: string, file: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), file);
  return relative.split('/').map(encodeURIComponent).join('/');
}

/**
 * The address in the edition of what the page `route` calls `address`. Throws on what is no address of a document or a
 * picture: `javascript:` and its like.
 */
export function resolveAddress(address: string, route: string, site: PublishedSite): Resolved {
  if (address.startsWith('#')) return { address, file: pageFile(route) };
  if (!URL.canParse(address, site.url + route)) throw new Error(`usb: ${route}: "${address}" is no address`);
  const url = new URL(address, site.url + route);
  if (outside.has(url.protocol)) return { address: url.href };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`usb: ${route}: "${address}" leads neither to the web nor to a mail address`);
  }
  const file = url.origin === site.url ? findFile(url.pathname, site) : undefined;
  if (file === undefined) return { address: url.href };
  return { address: relativeAddress(pageFile(route), file) + url.search + url.hash, file };
}

/** The same for `srcset`: every candidate keeps its description. */
export function resolveSrcset(srcset: string, resolve: (address: string) => string): string {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim())
    .filter((candidate) => candidate !== '')
    .map((candidate) => {
      const [address = '', ...description] = candidate.split(/\s+/);
      return [resolve(address), ...description].join(' ');
    })
    .join(', ');
}

const cssAddress = /url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^"')\s]+))\s*\)/g;

/** A style sheet with every address as `resolve` gives it; pictures that stand in the sheet itself stay. */
export function resolveCss(css: string, resolve: (address: string) => string): string {
  return css.replace(cssAddress, (whole: string, double?: string, single?: string, bare?: string) => {
    const address = double ?? single ?? bare ?? '';
    return /^(?:data:|#)/i.test(address) ? whole : `url("${resolve(address)}")`;
  });
}

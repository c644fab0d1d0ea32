import { invisibleCharacters } from '../../search/protocol/invisibleCharacters';

/**
 * Characters not allowed in addresses of this site, in addition to invisible ones: controls, space, backslash and line
 * separators. Browsers drop them or read them as a slash.
 */
const suspicious = /[\0- \\\x7f-\x9f\u2028\u2029]/;

/**
 * Escapes in a path of the characters above except the space, and of the percent sign. The router decodes every path,
 * writes the result into links and the history, and decodes it again later.
 */
const suspiciousEscape = /%(?:[01]|25|5c|7f)/i;

/** Returns whether the text is valid percent-encoded UTF-8. The router throws otherwise. */
function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the path (with query and hash) of a hit's address on this site. Returns undefined for another origin,
 * `//host`, `/\host`, `javascript:`, `data:`, and addresses that cannot be decoded. `origins` are those of this site.
 */
export function toSitePath(address: string, origins: readonly string[]): string | undefined {
  if (address === '' || suspicious.test(address) || address.search(invisibleCharacters) !== -1) return undefined;
  let url: URL;
  try {
    url = new URL(address, origins[0]);
  } catch {
    return undefined;
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || !origins.includes(url.origin) || url.username !== '' || url.password !== '') return undefined;
  if (suspiciousEscape.test(url.pathname) || !isDecodable(url.pathname) || !isDecodable(url.hash)) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? undefined : path; // `/.//host` has the path `//host`
}

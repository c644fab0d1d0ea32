import { invisibleCharacters } from '../../search/protocol/invisibleCharacters';

/**
 * Characters that do not belong in an address of ours, besides those that nobody sees: browsers drop them, read them as
 * a slash, or end a line. Controls and space, backslash, separators of lines.
 */
const suspicious = /[\0- \\\x7f-\x9f\u2028\u2029]/;

/**
 * Escapes in a path of what is refused above, but for a space, and of the percent sign: the router decodes every path,
 * writes it so into links and the history, and decodes it again when the reader comes back.
 */
const suspiciousEscape = /%(?:[01]|25|5c|7f)/i;

/** Whether percent signs begin escapes of UTF-8, as the router takes for granted. */
function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path (with query and hash) that a hit's address stands for on this site, or undefined when it leads anywhere
 * else: another origin, `//host`, `/\host`, `javascript:`, `data:` (promise S6), or cannot be decoded. `origins` are
 * the addresses of this site.
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

/**
 * Characters that do not belong in an address of ours, first and last of each run: browsers drop them, read them as a
 * slash, or show the address in another order than it is. Numbers, since Unicode properties in a pattern are compiled
 * into kilobytes.
 */
const suspicious = [
  [0x00, 0x20], // controls and space
  [0x5c, 0x5c], // backslash
  [0x7f, 0x9f], // controls
  [0xad, 0xad], // soft hyphen
  [0x61c, 0x61c], // Arabic letter mark
  [0x200b, 0x200f], // zero width, marks of direction
  [0x2028, 0x202e], // line and paragraph separator, embedding and override of direction
  [0x2060, 0x206f], // word joiner, invisible operators, isolates
  [0xfeff, 0xfeff], // byte order mark
] as const;

function hasSuspicious(address: string): boolean {
  for (let index = 0; index < address.length; index += 1) {
    const unit = address.charCodeAt(index);
    if (suspicious.some(([first, last]) => unit >= first && unit <= last)) return true;
  }
  return false;
}

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
 * The path (with query and hash) that a hit's address stands for on this site, or undefined when it leads anywhere else:
 * another origin, `//host`, `/\host`, `javascript:`, `data:` (promise S6), or cannot be decoded. `origins` are the addresses of this site.
 */
export function toSitePath(address: string, origins: readonly string[]): string | undefined {
  if (address === '' || hasSuspicious(address)) return undefined;
  let url: URL;
  try {
    url = new URL(address, origins[0]);
  } catch {
    return undefined;
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || !origins.includes(url.origin) || url.username !== '' || url.password !== '') return undefined;
  if (!isDecodable(url.pathname) || !isDecodable(url.hash)) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? undefined : path; // `/.//host` has the path `//host`
}

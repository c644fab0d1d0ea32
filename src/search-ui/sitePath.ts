/**
 * Whether a character does not belong in an address of ours: browsers drop it, read it as a slash, or show the address
 * in another order than it is. As ranges, since Unicode properties in a pattern are compiled into kilobytes.
 */
function isSuspicious(unit: number): boolean {
  if (unit <= 0x20 || unit === 0x5c || (unit >= 0x7f && unit <= 0x9f)) return true; // controls, spaces, backslash
  if (unit === 0xad || unit === 0x61c || unit === 0xfeff) return true;
  return (unit >= 0x200b && unit <= 0x200f) || (unit >= 0x2028 && unit <= 0x202e) || (unit >= 0x2060 && unit <= 0x206f);
}

function hasSuspicious(address: string): boolean {
  return Array.from(address).some((character) => isSuspicious(character.charCodeAt(0)));
}

/**
 * The path (with query and hash) that a hit's address stands for on this site, or undefined when it leads anywhere else:
 * another origin, `//host`, `/\host`, `javascript:`, `data:` (promise S6). `origins` are the addresses of this site.
 */
export function toSitePath(address: string, origins: readonly string[]): string | undefined {
  const [origin] = origins;
  if (origin === undefined || address === '' || hasSuspicious(address)) return undefined;
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return undefined;
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || !origins.includes(url.origin) || url.username !== '' || url.password !== '') return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? undefined : path; // `/.//host` has the path `//host`
}

/** Browsers drop these inside an address, or read them as a slash; none belongs in an address of ours. */
const suspicious = /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * The path (with query and hash) that a hit's address stands for on this site, or undefined when it leads anywhere else:
 * another origin, `//host`, `/\host`, `javascript:`, `data:` (promise S6). `origins` are the addresses of this site.
 */
export function toSitePath(address: string, origins: readonly string[]): string | undefined {
  const [origin] = origins;
  if (origin === undefined || address === '' || address !== address.trim() || suspicious.test(address)) return undefined;
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

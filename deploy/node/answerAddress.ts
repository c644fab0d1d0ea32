export type Site = {
  /** Files of the build, relative to it, with `/` between folders. */
  files: ReadonlySet<string>;
  /** Known addresses in lower case, and the address of the page that each leads to. */
  addresses: ReadonlyMap<string, string>;
};

export type Answer = { status: 200; file: string } | { status: 301; location: string } | { status: 400 | 404 };

// Browsers read "\" like "/", and a line break in Location would end the header.
const unsafePath = /\\|%5c|%[01][0-9a-f]|%7f/i;
const unsafeCharacter = /[^\x21-\x7e]/;
// An encoded slash is no slash to browsers, and they resolve dot segments before they send them.
const ambiguousPath = /\/\/|%2f|\/(?:\.|%2e){1,2}(?:\/|$)/i;
const brokenEncoding = /%(?![\da-f]{2})/i;

/** Returns an unknown path without index.html, .html and final slash. */
function canonicalPath(path: string): string {
  return path
    .replace(/(.)\/index(?:\.html?)?\/?$/, '$1')
    .replace(/^\/index(?:\.html?)?\/?$/, '/')
    .replace(/(.)\.html?\/?$/, '$1')
    .replace(/(.)\/$/, '$1');
}

/** Returns `path` decoded; undefined when it is not UTF-8, which no file name of the build is. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Returns a decoded path in lower case, without index.html, .html and final slash. */
function buildKey(path: string): string {
  const lower = path.replace(/[A-Z]/g, (letter) => letter.toLowerCase()); // ASCII only, as nginx does
  return lower.replace(/(?:\/index(?:\.html?)?|\.html?)?\/?$/, '') || '/';
}

/**
 * What the site answers to a request target, as sent by the client (promises S10 and R11). The same rules as
 * deploy/nginx/site.conf; deploy/contract/urlCases.ts holds the two to each other.
 */
export function answerAddress(target: string, { files, addresses }: Site): Answer {
  const [path = ''] = target.split('?', 1);
  const query = target.slice(path.length);
  if (!path.startsWith('/') || unsafePath.test(path) || unsafeCharacter.test(target) || brokenEncoding.test(path))
    return { status: 400 };
  if (ambiguousPath.test(path)) return { status: 404 };
  const decoded = decode(path);
  const page = decoded === undefined ? undefined : addresses.get(buildKey(decoded));
  const canonical = page ?? canonicalPath(path);
  if (canonical !== path) return { status: 301, location: `${canonical}${query}` };
  if (decoded === undefined) return { status: 404 };
  const name = decoded.slice(1);
  const file = [name, name ? `${name}/index.html` : 'index.html'].find((candidate) => files.has(candidate));
  return file ? { status: 200, file } : { status: 404 };
}

export type Site = {
  /** Paths of files relative to the build, with forward slashes. */
  files: ReadonlySet<string>;
  /** Canonical addresses of pages by lower-case address. */
  addresses: ReadonlyMap<string, string>;
};

export type Answer = { status: 200; file: string } | { status: 301; location: string } | { status: 400 | 404 };

// Browsers treat "\" like "/", and a line break in Location would end the header.
const unsafePath = /\\|%5c|%[01][0-9a-f]|%7f/i;
// The query becomes part of Location.
const unsafeCharacter = /[^\x21-\x7e]/;
// Browsers do not treat an encoded slash as a separator and never send dot segments.
const ambiguousPath = /\/\/|%2f|\/(?:\.|%2e){1,2}(?:\/|$)/i;
/** Longer than the file system allows. */
const overlongPath = /^.{2000}|\/[^/]{256}/;
const brokenEncoding = /%(?![\da-f]{2})/i;

/** Returns the decoded path, undefined when it is not UTF-8, as all file names of the build are. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Returns a decoded path in lower case, without index.html, .html and trailing slash. */
function buildKey(path: string): string {
  const lower = path.replace(/[A-Z]/g, (letter) => letter.toLowerCase()); // ASCII only, as nginx does
  return lower.replace(/(?:\/index(?:\.html?)?|\.html?)?\/?$/, '') || '/';
}

/**
 * Resolves a request target as sent by the client. Applies the same rules as deploy/nginx/site.conf. The tests run
 * deploy/contract/urlCases.ts against both.
 */
export function answerAddress(target: string, { files, addresses }: Site): Answer {
  const [path = ''] = target.split('?', 1);
  const query = target.slice(path.length);
  if (!path.startsWith('/') || unsafePath.test(path) || unsafeCharacter.test(query) || brokenEncoding.test(path))
    return { status: 400 };
  if (ambiguousPath.test(path) || overlongPath.test(path)) return { status: 404 };
  const decoded = decode(path);
  if (decoded === undefined || decoded === '/404.html') return { status: 404 };
  const canonical = addresses.get(buildKey(decoded)) ?? path;
  if (canonical !== path) return { status: 301, location: `${canonical}${query}` };
  const name = decoded.slice(1);
  const file = [name, name ? `${name}/index.html` : 'index.html'].find((candidate) => files.has(candidate));
  return file ? { status: 200, file } : { status: 404 };
}

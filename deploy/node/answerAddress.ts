export type Site = {
  /** Files of the build, relative to it, with `/` between folders. */
  files: ReadonlySet<string>;
  /** Old address to new one (catalog/redirects.ts). */
  redirects: ReadonlyMap<string, string>;
};

export type Answer = { status: 200; file: string } | { status: 301; location: string } | { status: 400 | 404 };

// Browsers read "\" like "/", and a line break in Location would end the header.
const unsafePath = /\\|%5c|%[01][0-9a-f]|%7f/i;
const unsafeCharacter = /[^\x21-\x7e]/;

/** The one spelling of a path: without index.html, .html and final slash. */
function canonicalPath(path: string): string {
  return path
    .replace(/(.)\/index(?:\.html?)?\/?$/, '$1')
    .replace(/^\/index(?:\.html?)?\/?$/, '/')
    .replace(/(.)\.html?\/?$/, '$1')
    .replace(/(.)\/$/, '$1');
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * What the site answers to a request target, as sent by the client (promises S10 and R11). The same rules as
 * deploy/nginx/site.conf; deploy/contract/urlCases.ts holds the two to each other.
 */
export function answerAddress(target: string, { files, redirects }: Site): Answer {
  const [path = ''] = target.split('?', 1);
  const query = target.slice(path.length);
  if (!path.startsWith('/') || unsafePath.test(path) || unsafeCharacter.test(target)) return { status: 400 };
  if (/(?:\/|%2f){2}/i.test(path)) return { status: 404 };
  const canonical = canonicalPath(path);
  const moved = redirects.get(canonical);
  if (moved) return { status: 301, location: `${moved}${query}` };
  if (canonical !== path) return { status: 301, location: `${canonical}${query}` };
  const name = decode(path)?.slice(1);
  if (name === undefined) return { status: 400 };
  const file = [name, name ? `${name}/index.html` : 'index.html'].find((candidate) => files.has(candidate));
  return file ? { status: 200, file } : { status: 404 };
}

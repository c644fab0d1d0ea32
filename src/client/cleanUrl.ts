function escapeBrokenEncoding(text: string): string {
  try {
    decodeURI(text);
    return text;
  } catch {
    return text.replace(/%/g, '%25');
  }
}

/** Decodes a path. Returns it unchanged when its percent-encoding is invalid. */
export function decodePath(path: string): string {
  return decodeURI(escapeBrokenEncoding(path));
}

/** Removes `index.html`, `.html` and a trailing slash. Keeps paths with doubled slashes, which belong to no page. */
export function stripEnding(path: string): string {
  return path.includes('//') ? path : path.replace(/(?:\/index(?:\.html?)?|\.html?)?\/?$/i, '') || '/';
}

/**
 * Returns `href` with `pagePath`, or without `.html` when the page is unknown. Keeps query and hash. Escapes the
 * percent signs of a path or hash with invalid percent-encoding (`#%ZZ`): Docusaurus decodes both and would crash.
 */
export function buildCleanUrl(href: string, pagePath: string | undefined): string {
  const url = new URL(href);
  url.pathname = pagePath ?? escapeBrokenEncoding(stripEnding(url.pathname));
  if (url.hash) url.hash = escapeBrokenEncoding(url.hash);
  return url.href;
}

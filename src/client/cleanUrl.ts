function escapeBrokenEncoding(text: string): string {
  try {
    decodeURI(text);
    return text;
  } catch {
    return text.replace(/%/g, '%25');
  }
}

/** Decodes a path; returns it unchanged when it is no valid percent-encoding. */
export function decodePath(path: string): string {
  return decodeURI(escapeBrokenEncoding(path));
}

/** Removes `index.html`, `.html` and a final slash. Doubled slashes make an address unknown, so they stay. */
export function stripEnding(path: string): string {
  return path.includes('//') ? path : path.replace(/(?:\/index(?:\.html?)?|\.html?)?\/?$/i, '') || '/';
}

/**
 * Returns `href` with the path of the page that is there, or for an unknown address without `.html` (specification §2).
 * Query and hash stay. In a path or hash that is not valid percent-encoding (`#%ZZ`) the percent signs are escaped:
 * Docusaurus decodes both and would crash.
 */
export function buildCleanUrl(href: string, pagePath: string | undefined): string {
  const url = new URL(href);
  url.pathname = pagePath ?? escapeBrokenEncoding(stripEnding(url.pathname));
  if (url.hash) url.hash = escapeBrokenEncoding(url.hash);
  return url.href;
}

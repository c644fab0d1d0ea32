function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address as it should read: `/x/index.html` and `/x.html` become `/x`, query and hash stay (specification §2).
 * A hash that is not valid percent-encoding (`#%ZZ`) gets its percent signs escaped, because Docusaurus decodes the
 * hash after every navigation and would crash on it. `/404.html` is a route of its own and stays.
 */
export function buildCleanUrl(href: string): string {
  const url = new URL(href);
  if (url.pathname !== '/404.html') url.pathname = url.pathname.replace(/(\/index)?\.html$/, '') || '/';
  if (!isDecodable(url.hash)) url.hash = url.hash.slice(1).replace(/%/g, '%25');
  return url.href;
}

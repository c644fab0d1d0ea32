const root = '<div id=__docusaurus>';
/** Tags that belong to the source page only: title, description, canonical address and robots. */
const pageTags = [
  /<title[^>]*>[^<]*<\/title>/,
  /<meta [^>]*property="?og:(?:url|title|description)"?[^>]*>/g,
  /<meta [^>]*name="?(?:robots|description)"?[^>]*>/g,
  /<link [^>]*rel="?canonical"?[^>]*>/g,
];

/**
 * Builds the app shell: a built page with its scripts and styles but without content. Its scripts render the page of
 * the requested address (src/client/shellStart.ts). Throws when `html` is not a built page.
 */
export function buildShell(html: string): string {
  const start = html.indexOf(root);
  const end = html.search(/<\/div>(?:<link [^>]*>)?<\/body>/); // end of the root, then the style sheet
  if (start < 0 || end < start) throw new Error('offline: the page has no root element');
  const emptied = `${html.slice(0, start)}${root}${html.slice(end)}`;
  return pageTags
    .reduce((rest, pattern) => rest.replace(pattern, ''), emptied)
    .replace(/(<html[^>]*?) class=(?:"[^"]*"|[^\s>]*)/, '$1') // classes of the source page; the client sets those of the rendered page
    .replace('<html', '<html data-shell');
}

/** Returns the address of the entry script in `html`. Throws when there is none. */
export function findEntry(html: string): string {
  const [, entry] = /<script src="?(\/assets\/js\/main\.[^" >]+)/.exec(html) ?? [];
  if (entry === undefined) throw new Error('offline: the page has no entry script');
  return entry;
}

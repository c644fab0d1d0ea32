const root = '<div id=__docusaurus>';
/** Of the page that it is made from: its title, address and that nobody shall list it. */
const ownTags = [
  /<title[^>]*>[^<]*<\/title>/,
  /<meta [^>]*property="?og:(?:url|title|description)"?[^>]*>/g,
  /<meta [^>]*name="?(?:robots|description)"?[^>]*>/g,
  /<link [^>]*rel="?canonical"?[^>]*>/g,
];

/**
 * The page without content: `html` of any built page, with its scripts and styles, without what it says. Its scripts
 * fill it with the page of the address it is shown at (src/client/shellStart.ts). Throws when `html` is no built page.
 */
export function buildShell(html: string): string {
  const start = html.indexOf(root);
  const end = html.search(/<\/div>(?:<link [^>]*>)?<\/body>/); // the root's end, and the style sheet
  if (start < 0 || end < start) throw new Error('offline: the page has no root to empty');
  const emptied = `${html.slice(0, start)}${root}${html.slice(end)}`;
  return ownTags
    .reduce((rest, pattern) => rest.replace(pattern, ''), emptied)
    .replace(/(<html[^>]*?) class=(?:"[^"]*"|[^\s>]*)/, '$1') // what the page is, for styles: set again when it is another
    .replace('<html', '<html data-shell');
}

/** Address of the script that starts the pages, as it stands in `html`. Throws when there is none. */
export function findEntry(html: string): string {
  const [, entry] = /<script src="?(\/assets\/js\/main\.[^" >]+)/.exec(html) ?? [];
  if (entry === undefined) throw new Error('offline: the page has no entry script');
  return entry;
}

const entryTag = /<(?:script|link rel="?stylesheet"?)\s[^>]*?\b(?:src|href)="?(\/assets\/[^"\s>]+)"?[^>]*>/g;

/**
 * `html` with the hash of every script and style sheet that it loads itself (promise S13). `integrityOf` gives the
 * `integrity` value of an address. Tags that have one already stay as they are.
 */
export function addIntegrity(html: string, integrityOf: (address: string) => string): string {
  return html.replace(entryTag, (tag: string, address: string) => {
    if (/\sintegrity=/.test(tag)) return tag;
    return tag.replace(/\s*\/?>$/, ` integrity="${integrityOf(address)}">`);
  });
}

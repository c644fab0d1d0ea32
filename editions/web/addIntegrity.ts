const entryTag = /<(?:script|link rel="?stylesheet"?)\s[^>]*?\b(?:src|href)="?(\/assets\/[^"\s>]+)"?[^>]*>/g;

/**
 * Adds `integrity` to every script and style sheet element. `integrityOf` returns the value for an address. Keeps
 * existing values.
 */
export function addIntegrity(html: string, integrityOf: (address: string) => string): string {
  return html.replace(entryTag, (tag: string, address: string) => {
    if (/\sintegrity=/.test(tag)) return tag;
    return tag.replace(/\s*\/?>$/, ` integrity="${integrityOf(address)}">`);
  });
}

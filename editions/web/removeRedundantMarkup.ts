const redundant = [
  /** Generator tag: takes 50 bytes per page and reveals the version to attackers. */
  /<meta name="?generator"?[^>]*>/,
  /** React's preload links for both logos: the images follow within a kilobyte, and one is hidden. */
  /<link rel="?preload"? as="?image"?[^>]*>/g,
];

/** Matches a whole tag, so that tag-like text in attribute values is skipped. */
const tag = /<[a-z](?:"[^"]*"|[^">])*>/gi;
/**
 * Void element with a slash, which has no meaning in HTML. Directly after an unquoted value it belongs to the value.
 */
const slashedVoidElement = /^<(?:br|hr|img|input|link|meta|source|wbr)(?:\s.*[\s"])?\/>$/is;

function dropVoidSlash(html: string): string {
  return html.replace(tag, (whole) => (slashedVoidElement.test(whole) ? whole.replace(/\s*\/>$/, '>') : whole));
}

/** Removes redundant markup from the HTML of a built page. */
export function removeRedundantMarkup(html: string): string {
  return dropVoidSlash(redundant.reduce((rest, pattern) => rest.replace(pattern, ''), html));
}

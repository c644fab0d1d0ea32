const redundant = [
  /**
   * The mark of the site generator: 50 bytes of every page that name a version to attackers and tell readers nothing.
   */
  /<meta name="?generator"?[^>]*>/,
  /** React's hints to load both logos early: the images themselves follow in the same kilobyte, and one is hidden. */
  /<link rel="?preload"? as="?image"?[^>]*>/g,
];

/** A whole tag, so that what looks like one in a value is passed over. */
const tag = /<[a-z](?:"[^"]*"|[^">])*>/gi;
/** An element without end, whose slash HTML gives no meaning; right after an unquoted value it belongs to the value. */
const slashedVoidElement = /^<(?:br|hr|img|input|link|meta|source|wbr)(?:\s.*[\s"])?\/>$/is;

function dropVoidSlash(html: string): string {
  return html.replace(tag, (whole) => (slashedVoidElement.test(whole) ? whole.replace(/\s*\/>$/, '>') : whole));
}

/** Takes the HTML of a built page; returns it without what tells neither reader nor browser anything. */
export function removeRedundantMarkup(html: string): string {
  return dropVoidSlash(redundant.reduce((rest, pattern) => rest.replace(pattern, ''), html));
}

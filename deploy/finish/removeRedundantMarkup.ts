const redundant = [
  /** The mark of the site generator: 50 bytes of every page that name a version to attackers and tell readers nothing. */
  /<meta name="?generator"?[^>]*>/,
  /** React's hints to load both logos early: the images themselves follow in the same kilobyte, and one is hidden. */
  /<link rel="?preload"? as="?image"?[^>]*>/g,
];

/** A whole tag, so that what looks like one in a value is passed over: name, attributes, slash. */
const tag = /^<([a-z][^\s>/]*)((?:\s+[^\s=>"/]+(?:=(?:"[^"]*"|[^\s">]+))?)*)\s+\/>$/i;
/** Elements without end, to which HTML gives the slash no meaning. */
const voidElement = /^(?:br|hr|img|input|link|meta|source|wbr)$/i;

function dropVoidSlash(html: string): string {
  return html.replace(/<[a-z](?:"[^"]*"|[^">])*>/gi, (whole) =>
    whole.replace(tag, (all: string, name: string, rest: string) =>
      voidElement.test(name) ? `<${name}${rest}>` : all,
    ),
  );
}

/** Takes the HTML of a built page; returns it without what tells neither reader nor browser anything. */
export function removeRedundantMarkup(html: string): string {
  return dropVoidSlash(redundant.reduce((rest, pattern) => rest.replace(pattern, ''), html));
}

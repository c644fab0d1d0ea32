export type HtmlTag = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Content of a `script` or `style` element; empty for every other tag. */
  text: string;
};

const tagOrComment = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the character references that an HTML serialiser writes into attributes. */
function decode(value: string): string {
  return value.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));?/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16));
  });
}

function parseAttributes(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decode(double ?? single ?? bare ?? '')); // the first of a name counts (WHATWG HTML §13.2.5.33)
  }
  return found;
}

/**
 * Start tags of `html` in document order, with the raw text of scripts and style sheets. Reads what the build writes
 * (well-formed, quoted or bare attributes, comments); it is no parser for markup of strangers.
 */
export function* readTags(html: string): Generator<HtmlTag> {
  const matcher = new RegExp(tagOrComment);
  for (let match = matcher.exec(html); match; match = matcher.exec(html)) {
    const [, rawName, rawAttributes = ''] = match;
    if (!rawName) continue;
    const name = rawName.toLowerCase();
    let text = '';
    if (name === 'script' || name === 'style') {
      const end = html.toLowerCase().indexOf(`</${name}`, matcher.lastIndex);
      text = html.slice(matcher.lastIndex, end === -1 ? undefined : end);
      matcher.lastIndex += text.length;
    }
    yield { name, attributes: parseAttributes(rawAttributes), text };
  }
}

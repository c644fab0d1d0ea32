import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export type Markup = {
  /** Source of every inline script that a browser would run. */
  scripts: string[];
  /** Code that the content security policy would block, one phrase each. */
  blocked: string[];
  /** Classes and ids of all elements. */
  names: Set<string>;
};

// Types of script elements that a browser never runs.
const dataTypes = new Set(['application/ld+json', 'application/json']);
const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster', 'srcdoc']);

function* listElements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  const parent = 'content' in node ? node.content : node;
  if ('childNodes' in parent) for (const child of parent.childNodes) yield* listElements(child);
}

/** Browsers skip white space and control characters inside a scheme. */
function isScriptUrl(value: string): boolean {
  // eslint-disable-next-line no-control-regex -- these characters are the point
  return /^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, ''));
}

/** Parses a page or an SVG as a browser without scripts does: the content of `noscript` counts. */
export function readMarkup(html: string): Markup {
  const markup: Markup = { scripts: [], blocked: [], names: new Set() };
  for (const { tagName, attrs, childNodes } of listElements(parse(html, { scriptingEnabled: false }))) {
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    if (tagName === 'style') markup.blocked.push('<style> element');
    if (tagName === 'script' && !attributes.has('src') && !dataTypes.has(attributes.get('type') ?? '')) {
      markup.scripts.push(childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
    }
    for (const name of [attributes.get('id') ?? '', ...(attributes.get('class') ?? '').split(/\s+/)]) {
      markup.names.add(name);
    }
    for (const [name, value] of attributes) {
      if (name === 'style') markup.blocked.push(`<${tagName} style="${value}">`);
      else if (name.startsWith('on')) markup.blocked.push(`<${tagName} ${name}>`);
      else if (urlAttributes.has(name) && isScriptUrl(value)) markup.blocked.push(`<${tagName} ${name}="javascript:">`);
    }
  }
  return markup;
}

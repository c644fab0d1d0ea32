import { readTags } from './htmlTags';

export type InlineCode = {
  /** Source of every inline script that a browser would run. */
  scripts: string[];
  /** What the content security policy would block, one phrase each. */
  blocked: string[];
};

// Types of script elements that a browser never runs.
const dataTypes = new Set(['application/ld+json', 'application/json']);
const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'srcdoc']);

/** Browsers skip white space and control characters inside a scheme. */
function isScriptUrl(value: string): boolean {
  // eslint-disable-next-line no-control-regex -- these characters are the point
  return /^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, ''));
}

/** Inline code of one page (promises S2 and S8: nothing but hashed scripts). */
export function findInlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const blocked: string[] = [];
  for (const { name, attributes, text } of readTags(html)) {
    if (name === 'style') blocked.push('<style> element');
    if (name === 'script' && !attributes.has('src') && !dataTypes.has(attributes.get('type') ?? '')) scripts.push(text);
    for (const [attribute, value] of attributes) {
      if (attribute === 'style') blocked.push(`<${name} style="${value}">`);
      else if (attribute.startsWith('on')) blocked.push(`<${name} ${attribute}>`);
      else if (urlAttributes.has(attribute) && isScriptUrl(value)) blocked.push(`<${name} ${attribute}="javascript:">`);
    }
  }
  return { scripts, blocked };
}

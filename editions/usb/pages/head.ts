import { editionFiles } from '../editionFiles';
import { relativeAddress } from './addresses';
import {
  type Element,
  attribute,
  createElement,
  getElement,
  listElements,
  prepend,
  append,
  remove,
  removeAttribute,
} from './elements';

/**
 * Content security policy as a meta element, because files have no response headers. It omits `form-action`: Firefox
 * matches neither 'self' nor `file:` for another file.
 */
export const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'";

const keptMeta = new Set(['viewport', 'description', 'robots']);

function isKept(element: Element): boolean {
  switch (element.tagName) {
    case 'title':
      return true;
    case 'meta':
      return attribute(element, 'charset') !== undefined || keptMeta.has(attribute(element, 'name') ?? '');
    case 'link':
      return ['icon', 'stylesheet'].includes(attribute(element, 'rel') ?? '');
    default:
      return false;
  }
}

/**
 * Removes head elements that are useless in a folder and adds the edition's policy, styles and scripts. The script is
 * in the head to set the colour mode before the first paint.
 */
export function rebuildHead(page: Element, file: string, scripts: readonly string[]): void {
  const head = getElement(page, 'head', ({ tagName }) => tagName === 'head');
  for (const element of listElements(head)) {
    if (element === head) continue;
    if (!isKept(element)) remove(element);
    for (const name of ['data-rh', 'integrity', 'crossorigin']) removeAttribute(element, name);
  }
  const charset = getElement(head, 'charset', (element) => attribute(element, 'charset') !== undefined);
  remove(charset);
  prepend(head, createElement('meta', { 'http-equiv': 'Content-Security-Policy', content: contentPolicy }));
  prepend(head, charset);
  append(head, createElement('link', { rel: 'stylesheet', href: relativeAddress(file, editionFiles.styles) }));
  for (const script of scripts) append(head, createElement('script', { src: relativeAddress(file, script) }));
}

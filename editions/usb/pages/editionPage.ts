import { parse, serialize } from 'parse5';
import { searchRoute } from '../../../catalog/fixedRoutes';
import { editionFiles } from '../editionFiles';
import { pageFile } from '../protocol/names';
import { type PublishedSite, resolveAddress, resolveSrcset } from './addresses';
import { rewriteControls } from './controls';
import { attribute, getElement, listElements, remove, removeAttribute, setAttribute } from './elements';
import { type Copy, addFooterNote, addNotice, addSearchField } from './frame';
import { rebuildHead } from './head';
import { findMissingParts } from './parts';

const addressAttributes = ['href', 'src', 'action', 'poster', 'xlink:href'] as const;

export type EditionPage = {
  html: string;
  /** Files of the edition that the page links to or embeds. */
  needs: ReadonlySet<string>;
};

/** Builds the edition's page at `route` from the published HTML. Throws when the markup is not as expected. */
export function buildEditionPage(html: string, route: string, site: PublishedSite, copy: Copy): EditionPage {
  const file = pageFile(route);
  const document = parse(html, { scriptingEnabled: false }); // parse <noscript> content too, so that it is rewritten
  const page = getElement(document, 'root element', ({ tagName }) => tagName === 'html');
  const missing = findMissingParts(page, route);
  if (missing.length > 0) throw new Error(`usb: ${file}: the theme does not render ${missing.join(', ')}`);
  const needs = new Set<string>();
  const resolve = (address: string): string => {
    const resolved = resolveAddress(address, route, site);
    if (resolved.file !== undefined) needs.add(resolved.file);
    return resolved.address;
  };

  for (const script of listElements(page).filter(({ tagName }) => tagName === 'script')) remove(script);
  const scripts =
    route === searchRoute ? [editionFiles.pageScript, editionFiles.searchScript] : [editionFiles.pageScript];
  rewriteControls(page);
  // Its two columns have tabs, which need the scripts of the site.
  for (const box of listElements(page).filter((element) => attribute(element, 'class') === 'api-page')) {
    removeAttribute(box, 'class');
  }
  const original = new Set(listElements(page));
  // Elements added below already have the right addresses and must not be rewritten.
  addSearchField(page, file);
  if (route === '/') addNotice(page, copy);
  addFooterNote(page, copy);
  rebuildHead(page, file, scripts);
  for (const element of listElements(page).filter((candidate) => original.has(candidate))) {
    for (const name of addressAttributes) {
      const address = attribute(element, name);
      if (address !== undefined) setAttribute(element, name, resolve(address));
    }
    const srcset = attribute(element, 'srcset');
    if (srcset !== undefined) setAttribute(element, 'srcset', resolveSrcset(srcset, resolve));
  }
  return { html: serialize(document), needs };
}

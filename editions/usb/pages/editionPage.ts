import { parse, serialize } from 'parse5';
import { searchRoute } from '../../../catalog/fixedRoutes';
import { editionFiles } from '../editionFiles';
import { pageFile } from '../protocol/names';
import { type PublishedSite, resolveAddress, resolveSrcset } from './addresses';
import { type Control, settleControls } from './controls';
import { attribute, getElement, listElements, remove, setAttribute } from './elements';
import { type Copy, addFooterNote, addNotice, addSearchField } from './frame';
import { rebuildHead } from './head';

const addressAttributes = ['href', 'src', 'action', 'poster', 'xlink:href'] as const;

export type EditionPage = {
  html: string;
  /** Files of the edition that the page leads to or shows. */
  needs: ReadonlySet<string>;
  controls: readonly Control[];
};

/** The page at `route`, from the HTML of the published site. Throws when the page is not what it is expected to be. */
export function buildEditionPage(html: string, route: string, site: PublishedSite, copy: Copy): EditionPage {
  const file = pageFile(route);
  const document = parse(html, { scriptingEnabled: false }); // what stands in <noscript> is rewritten, too
  const page = getElement(document, 'root element', ({ tagName }) => tagName === 'html');
  const needs = new Set<string>();
  const resolve = (address: string): string => {
    const resolved = resolveAddress(address, route, site);
    if (resolved.file !== undefined) needs.add(resolved.file);
    return resolved.address;
  };

  for (const script of listElements(page).filter(({ tagName }) => tagName === 'script')) remove(script);
  const scripts =
    route === searchRoute ? [editionFiles.pageScript, editionFiles.searchScript] : [editionFiles.pageScript];
  const controls = settleControls(page);
  const own = new Set(listElements(page));
  // What the edition adds has addresses of its own.
  addSearchField(page, file);
  if (route === '/') addNotice(page, copy);
  addFooterNote(page, copy);
  rebuildHead(page, file, scripts);
  for (const element of listElements(page).filter((candidate) => own.has(candidate))) {
    for (const name of addressAttributes) {
      const address = attribute(element, name);
      if (address !== undefined) setAttribute(element, name, resolve(address));
    }
    const srcset = attribute(element, 'srcset');
    if (srcset !== undefined) setAttribute(element, 'srcset', resolveSrcset(srcset, resolve));
  }
  return { html: serialize(document), needs, controls };
}

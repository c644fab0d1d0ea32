/** Finds the parts of a page, and names those that the theme no longer marks. */
import { allPagesAnchor, searchRoute } from '../../../catalog/fixedRoutes';
import { type Part, partAttribute } from '../protocol/parts';
import { type Element, attribute, findElement, getElement, listElements } from './elements';

export function isPart(element: Element, part: Part): boolean {
  return attribute(element, partAttribute) === part;
}

export function getPart(page: Element, part: Part): Element {
  return getElement(page, part, (element) => isPart(element, part));
}

const ofEveryPage: readonly Part[] = ['brand', 'colour-mode', 'copyright', 'menu', 'product', 'search'];

function listInside(page: Element, outer: string, inner: string): Element[] {
  const found = findElement(page, ({ tagName }) => tagName === outer);
  return found ? listElements(found).filter(({ tagName }) => tagName === inner) : [];
}

/** Returns the number of elements that each part must have on the page, read from the rest of its markup. */
function countExpected(page: Element, route: string): [Part, number][] {
  const isDoc = route.startsWith('/docs/') && !route.startsWith('/docs/category/');
  const hasContents = isDoc && listInside(page, 'article', 'h2').some((heading) => attribute(heading, 'id'));
  return [
    ...ofEveryPage.map((part): [Part, number] => [part, 1]),
    ['dropdown', listInside(page, 'nav', 'ul').length], // the first navigation is the navbar
    ['filter', findElement(page, ({ tagName }) => tagName === 'aside') ? 1 : 0],
    ['caret', listInside(page, 'aside', 'button').length],
    ['copy', listInside(page, 'main', 'pre').length],
    ['print', isDoc ? 1 : 0],
    ['contents', hasContents ? 1 : 0],
    ['contents-toggle', hasContents ? 1 : 0],
  ];
}

/** Elements that the script of the search page finds without an attribute of their own. */
const searchElements: readonly [selector: string, matches: (element: Element) => boolean][] = [
  ['h1', ({ tagName }) => tagName === 'h1'],
  ['form[role="search"]', (element) => element.tagName === 'form' && attribute(element, 'role') === 'search'],
  ['input[name="q"]', (element) => element.tagName === 'input' && attribute(element, 'name') === 'q'],
  ['button[type="submit"]', (element) => element.tagName === 'button' && attribute(element, 'type') === 'submit'],
  ['[role="status"]', (element) => attribute(element, 'role') === 'status'],
  [
    `section[aria-labelledby="${allPagesAnchor}"]`,
    (element) => element.tagName === 'section' && attribute(element, 'aria-labelledby') === allPagesAnchor,
  ],
];

/** Returns the selectors of the elements that the edition needs on the page and that are missing. */
export function findMissingParts(page: Element, route: string): string[] {
  const elements = listElements(page);
  const parts = countExpected(page, route)
    .filter(([part, expected]) => elements.filter((element) => isPart(element, part)).length < expected)
    .map(([part]) => `[${partAttribute}="${part}"]`);
  // Docs outside the menus have no sidebar.
  const isInMenu = route.startsWith('/docs/category/') || elements.some(({ tagName }) => tagName === 'aside');
  const hasMenu = listInside(page, 'aside', 'nav').some((nav) => findElement(nav, ({ tagName }) => tagName === 'ul'));
  const main = route === searchRoute ? findElement(page, ({ tagName }) => tagName === 'main') : undefined;
  return [
    ...parts,
    ...(isInMenu && !hasMenu ? ['aside nav ul'] : []),
    ...(route === searchRoute ? searchElements : [])
      .filter(([, matches]) => !main || !findElement(main, matches))
      .map(([selector]) => `main ${selector}`),
  ];
}

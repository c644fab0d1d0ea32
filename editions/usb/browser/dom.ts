import { type Part, partAttribute } from '../protocol/parts';

/** Creates an element with attributes and children. Strings become text nodes, never HTML. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...content);
  return element;
}

function findParts<Found extends HTMLElement>(tagName: string, part: Part): Found[] {
  return [...document.querySelectorAll<Found>(`${tagName}[${partAttribute}="${part}"]`)];
}

/** Finds the buttons that the theme marks. */
export function findButtons(part: Part): HTMLButtonElement[] {
  return findParts('button', part);
}

/** Finds the links that the theme marks. */
export function findLinks(part: Part): HTMLAnchorElement[] {
  return findParts('a', part);
}

/**
 * Rewrites the buttons of a page, which depend on the site's scripts. Each is enabled by `editions/usb/browser`
 * (`data-part`), replaced by an element that needs no script, or removed. No visible button is without function.
 */
import {
  type Element,
  append,
  attribute,
  copyOf,
  createElement,
  getElement,
  getParent,
  listElements,
  remove,
  removeAttribute,
  replace,
  setAttribute,
  textOf,
} from './elements';
import { getPart, isPart } from './parts';

/** Buttons that the script enables. `editions/usb/browser` has one module for each. */
const enabledParts = ['menu', 'colour-mode', 'copy', 'print'] as const;

function keep(button: Element): void {
  removeAttribute(button, 'disabled');
  setAttribute(button, 'class', `${attribute(button, 'class') ?? ''} needs-script`);
}

/** Replaces the mobile table of contents by a `<details>` element with the desktop list. */
function replaceMobileToc(page: Element, button: Element): void {
  const box = getParent(button);
  const list = getElement(getPart(page, 'contents'), 'table of contents', ({ tagName }) => tagName === 'ul');
  const summary = createElement('summary', { class: 'usb-contents__title' }, textOf(button));
  const attributes = { class: `${attribute(box, 'class') ?? ''} usb-contents` };
  const details = createElement('details', attributes, summary);
  append(details, copyOf(list));
  replace(box, details);
}

/** Replaces the caret button of a sidebar category by a class on its link, which leads to the category page. */
function markCategory(caret: Element): void {
  const link = getElement(getParent(caret), 'link of a category', ({ tagName }) => tagName === 'a');
  setAttribute(link, 'class', `${attribute(link, 'class') ?? ''} menu__link--sublist-caret`);
  remove(caret);
}

/** Keeps, replaces or removes every button of the page, and removes the fields that filter lists. */
export function rewriteControls(page: Element): void {
  for (const part of ['dropdown', 'filter'] as const) {
    for (const element of listElements(page).filter((candidate) => isPart(candidate, part))) remove(element);
  }
  for (const button of listElements(page).filter(({ tagName }) => tagName === 'button')) {
    if (enabledParts.some((part) => isPart(button, part))) keep(button);
    else if (isPart(button, 'contents-toggle')) replaceMobileToc(page, button);
    else if (isPart(button, 'caret')) markCategory(button);
    else if (attribute(button, 'type') !== 'submit') remove(button);
  }
}

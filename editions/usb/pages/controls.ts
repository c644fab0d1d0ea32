/**
 * Rewrites the buttons of a page, which depend on the site's scripts. Each is enabled by `editions/usb/browser`
 * (`data-control`), replaced by an element that needs no script, or removed. No visible button is without function.
 */
import {
  type Element,
  append,
  attribute,
  copyOf,
  createElement,
  findAround,
  findElement,
  hasClass,
  listElements,
  remove,
  removeAttribute,
  replace,
  setAttribute,
  textOf,
} from './elements';

/** Kinds of buttons that the script enables. `editions/usb/browser` has one module for each. */
export type Control = 'menu' | 'colour-mode' | 'copy' | 'print';

function findControl(button: Element): Control | undefined {
  const label = attribute(button, 'aria-label') ?? '';
  if (hasClass(button, 'navbar__toggle')) return 'menu';
  if (label.startsWith('切换浅色/暗黑模式')) return 'colour-mode';
  if (label === '复制代码到剪贴板') return 'copy';
  if (textOf(button) === '打印本页') return 'print';
  return undefined;
}

function keep(button: Element, control: Control): void {
  setAttribute(button, 'data-control', control);
  removeAttribute(button, 'disabled');
  // Docusaurus shows a toggle with this class as disabled until hydration.
  const classes = (attribute(button, 'class') ?? '')
    .split(/\s+/)
    .filter((name) => !name.startsWith('toggleButtonDisabled'));
  setAttribute(button, 'class', [...classes, 'needs-script'].join(' '));
}

/** Replaces the mobile table of contents by a `<details>` element with the desktop list. */
function replaceMobileToc(page: Element, button: Element): void {
  const box = findAround(button, (element) => hasClass(element, 'theme-doc-toc-mobile'));
  const list = findElement(page, (element) => hasClass(element, 'table-of-contents'));
  if (!box) throw new Error('usb: a mobile table of contents without its container');
  if (!list) {
    remove(box);
    return;
  }
  const summary = createElement('summary', { class: 'usb-contents__title' }, textOf(button));
  const attributes = { class: `${attribute(box, 'class') ?? ''} usb-contents` };
  const details = createElement('details', attributes, summary);
  append(details, copyOf(list));
  replace(box, details);
}

/** Replaces the caret button of a sidebar category by a class on its link, which leads to the category page. */
function markCategory(caret: Element): void {
  const link = caret.parentNode && findElement(caret.parentNode, ({ tagName }) => tagName === 'a');
  if (link) setAttribute(link, 'class', `${attribute(link, 'class') ?? ''} menu__link--sublist-caret`);
  remove(caret);
}

/** Keeps, replaces or removes every button of the page. Returns the kept controls. */
export function rewriteControls(page: Element): Control[] {
  const kept: Control[] = [];
  for (const button of listElements(page).filter(({ tagName }) => tagName === 'button')) {
    const control = findControl(button);
    const dropdown = findAround(button, (element) => hasClass(element, 'dropdown'));
    if (dropdown) remove(dropdown);
    else if (control) {
      keep(button, control);
      kept.push(control);
    } else if (findAround(button, (element) => hasClass(element, 'theme-doc-toc-mobile')))
      replaceMobileToc(page, button);
    else if (hasClass(button, 'menu__caret')) markCategory(button);
    else if (attribute(button, 'type') !== 'submit') remove(button);
  }
  return kept;
}

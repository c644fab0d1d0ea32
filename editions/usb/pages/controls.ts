/**
 * Buttons of the published site live by its scripts. In the edition each one is brought back by `editions/usb/browser`,
 * which finds it by `data-control`, or replaced by an element that needs no script, or it is gone: nothing is shown
 * that does nothing.
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

/** What the script brings back. `editions/usb/browser` has one module for each. */
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
  // The stock class of a toggle that is not hydrated shows it as disabled.
  const classes = (attribute(button, 'class') ?? '')
    .split(/\s+/)
    .filter((name) => !name.startsWith('toggleButtonDisabled'));
  setAttribute(button, 'class', [...classes, 'needs-script'].join(' '));
}

/** The list of a page's headings that phones show: the browser's own `<details>`, filled from the desktop's list. */
function openContents(page: Element, button: Element): void {
  const box = findAround(button, (element) => hasClass(element, 'theme-doc-toc-mobile'));
  const list = findElement(page, (element) => hasClass(element, 'table-of-contents'));
  if (!box) throw new Error('usb: a list of headings without its box');
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

/** A category of the sidebar shows by its arrow that there is more; it leads to a page with the list of it. */
function markCategory(caret: Element): void {
  const link = caret.parentNode && findElement(caret.parentNode, ({ tagName }) => tagName === 'a');
  if (link) setAttribute(link, 'class', `${attribute(link, 'class') ?? ''} menu__link--sublist-caret`);
  remove(caret);
}

/** Keeps, replaces or removes every button of the page. Returns what was kept. */
export function settleControls(page: Element): Control[] {
  const kept: Control[] = [];
  for (const button of listElements(page).filter(({ tagName }) => tagName === 'button')) {
    const control = findControl(button);
    const dropdown = findAround(button, (element) => hasClass(element, 'dropdown'));
    if (dropdown) remove(dropdown);
    else if (control) {
      keep(button, control);
      kept.push(control);
    } else if (findAround(button, (element) => hasClass(element, 'theme-doc-toc-mobile'))) openContents(page, button);
    else if (hasClass(button, 'menu__caret')) markCategory(button);
    else if (attribute(button, 'type') !== 'submit') remove(button);
  }
  return kept;
}

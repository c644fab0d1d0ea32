/** Mobile menu: a dialog with the navbar and sidebar links that small screens hide. */
import { revealCurrentItem } from '../../../src/theme/DocSidebar/Desktop/Content/revealCurrentItem';
import { trapFocus } from '../../../src/theme/Navbar/MobileSidebar/Layout/trapFocus';
import { createElement, findButtons, findLinks } from './dom';

function copyProductLinks(): HTMLElement[] {
  return findLinks('product').map((link) => {
    const isCurrent = link.getAttribute('aria-current') === 'page';
    const copy = createElement(
      'a',
      { class: `menu__link${isCurrent ? ' menu__link--active' : ''}`, href: link.getAttribute('href') ?? '' },
      link.textContent,
    );
    if (isCurrent) copy.setAttribute('aria-current', 'page');
    return createElement('li', { class: 'menu__list-item' }, copy);
  });
}

/** Builds the panel: pages of the current product, if there is a sidebar, then the products. */
function buildPanel(): HTMLElement {
  const products = createElement('ul', { class: 'menu__list' }, ...copyProductLinks());
  const list = document.querySelector('aside nav > ul');
  const panel = createElement('div', { class: 'usb-menu__panel menu thin-scrollbar' });
  if (list) panel.append(createElement('nav', { 'aria-label': '本产品的页面' }, list.cloneNode(true)));
  panel.append(
    createElement('nav', { 'aria-label': '产品' }, createElement('p', { class: 'usb-menu__title' }, '产品'), products),
  );
  return panel;
}

/** Builds a colour mode button that clicks the hidden button of the navbar. */
function buildColourButton(): HTMLElement | string {
  const [original] = findButtons('colour-mode');
  if (!original) return '';
  const button = createElement('button', { type: 'button', class: 'usb-menu__button' });
  const describe = (): void => {
    const isDark = document.documentElement.getAttribute('data-theme') === 'dark';
    button.textContent = isDark ? '浅色模式' : '暗黑模式';
  };
  describe();
  button.addEventListener('click', () => {
    original.click();
    describe();
  });
  return button;
}

function buildDialog(): { dialog: HTMLElement; panel: HTMLElement; close: HTMLButtonElement } {
  const close = createElement('button', { type: 'button', class: 'navbar-sidebar__close usb-menu__button' }, '关闭');
  const brand = findLinks('brand')[0]?.cloneNode(true) ?? '';
  const buttons = createElement('div', { class: 'usb-menu__buttons' }, buildColourButton(), close);
  const head = createElement('div', { class: 'usb-menu__head' }, brand, buttons);
  const attributes = { class: 'usb-menu', role: 'dialog', 'aria-modal': 'true', 'aria-label': '导航菜单' };
  const panel = buildPanel();
  return { dialog: createElement('div', attributes, head, panel), panel, close };
}

export function startMenu(): void {
  for (const toggle of findButtons('menu')) {
    toggle.addEventListener('click', () => {
      const { dialog, panel, close } = buildDialog();
      const backdrop = createElement('div', { class: 'usb-menu__backdrop', role: 'presentation' });
      const end = (): void => {
        release();
        dialog.remove();
        backdrop.remove();
        toggle.setAttribute('aria-expanded', 'false');
        document.documentElement.classList.remove('usb-menu-open');
        toggle.focus({ preventScroll: true });
      };
      document.body.append(backdrop, dialog);
      document.documentElement.classList.add('usb-menu-open');
      toggle.setAttribute('aria-expanded', 'true');
      const release = trapFocus(dialog, end);
      close.addEventListener('click', end);
      backdrop.addEventListener('click', end);
      // A link to an anchor does not unload the page, so the menu must close.
      dialog.addEventListener('click', ({ target }) => {
        if (target instanceof Element && target.closest('a')) end();
      });
      revealCurrentItem(panel);
    });
  }
}

/** Scrolls only `menu` to center its current item, unless it is already visible. */
export function revealCurrentItem(menu: HTMLElement): void {
  const item = menu.querySelector('[aria-current="page"]');
  if (!item) return;
  const menuBox = menu.getBoundingClientRect();
  const itemBox = item.getBoundingClientRect();
  if (itemBox.top >= menuBox.top && itemBox.bottom <= menuBox.bottom) return;
  menu.scrollTop += itemBox.top - menuBox.top - (menu.clientHeight - itemBox.height) / 2;
}

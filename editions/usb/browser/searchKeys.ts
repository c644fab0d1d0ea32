/** Handles the search shortcuts of the published site by focusing the search field. */
import { isSearchShortcut } from '../../../src/search/searchShortcut';

export function startSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    const fields = [...document.querySelectorAll<HTMLInputElement>('main [role="search"] input, .usb-search input')];
    const shown = fields.find((field) => field.offsetParent !== null);
    if (shown) shown.select();
    else document.querySelector<HTMLAnchorElement>('.usb-search-link')?.click(); // small screens
    shown?.focus();
  });
}

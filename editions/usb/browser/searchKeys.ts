/** Handles the search shortcuts of the published site by focusing the search field. */
import { isSearchShortcut } from '../../../src/search/searchShortcut';
import { findLinks } from './dom';

export function startSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    const fields = [...document.querySelectorAll<HTMLInputElement>('[role="search"] input')];
    const shown = fields.find((field) => field.offsetParent !== null);
    if (shown) shown.select();
    else findLinks('search')[0]?.click(); // small screens
    shown?.focus();
  });
}

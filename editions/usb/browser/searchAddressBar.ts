/** Synchronizes the query with the address of the search page, so that Back restores it. */
import { type SearchAddress, formatSearchAddress, parseSearchAddress } from '../../../src/search/searchAddress';

export function readAddress(): SearchAddress {
  return parseSearchAddress(window.location.search);
}

function write(how: 'pushState' | 'replaceState', address: SearchAddress): boolean {
  const query = formatSearchAddress(address);
  if (query === window.location.search) return true;
  try {
    window.history[how](null, '', query === '' ? window.location.pathname : query);
    return true;
  } catch {
    return false; // older engines forbid changing the address of a file
  }
}

/** Replaces the current history entry while the user is typing. */
export function replaceAddress(address: SearchAddress): void {
  write('replaceState', address);
}

/**
 * Adds a history entry for a submitted query and restores the entry of the previous one, which typing has overwritten.
 * Returns false when the page must be reloaded instead.
 */
export function pushAddress(address: SearchAddress, before: SearchAddress): boolean {
  if (before.query === '' || formatSearchAddress(before) === formatSearchAddress(address)) {
    return write('replaceState', address);
  }
  return write('replaceState', before) && write('pushState', address);
}

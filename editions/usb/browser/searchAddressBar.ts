/** The query in the address of the search page, so that the way back leads to it. */
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
    return false; // older engines do not let a file change its address
  }
}

/** The address follows what is typed, under the same entry of the browser's history. */
export function replaceAddress(address: SearchAddress): void {
  write('replaceState', address);
}

/**
 * A query that was finished gets an entry of its own, beside the one finished `before`, which typing has overwritten;
 * false when that needs a new load of the page.
 */
export function pushAddress(address: SearchAddress, before: SearchAddress): boolean {
  if (before.query === '' || formatSearchAddress(before) === formatSearchAddress(address)) {
    return write('replaceState', address);
  }
  return write('replaceState', before) && write('pushState', address);
}

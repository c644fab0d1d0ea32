import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { changeUrl, isAtShownEntry } from '../client/navigation';
import { type SearchAddress, formatSearchAddress, parseSearchAddress } from './searchAddress';

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const addressDelayMs = 350;

type Location = ReturnType<typeof useLocation>;

type SearchAddressControl = {
  address: SearchAddress;
  /** Whether the reader has changed something since they have come here. */
  isChanged: boolean;
  /** What of the query an input method is still writing. */
  composed: string | undefined;
  /**
   * Shows something else. Choosing a product and more hits stay under the same entry of the browser's history, and so
   * does typing, once it has left the entry of a query that was finished.
   */
  change: (next: SearchAddress, composed?: string) => void;
  /** The reader has finished a query: the way back leads to it from whatever is typed next. */
  submit: () => void;
};

/**
 * Past the router: to it every change would be a navigation, with progress bar and announcement. `typedAt` is the place
 * under which typing has an entry of its own.
 */
function writeAddress(location: Location, address: SearchAddress, typedAt: RefObject<Location | undefined>): void {
  const { pathname, search } = window.location;
  const next = formatSearchAddress(address);
  // Until the code of the next page is there, this page stays while the address is already the next one's; so it does
  // for a moment when back and forward lead to another query of this page.
  if (pathname !== location.pathname || !isAtShownEntry() || next === search) return;
  const { query } = parseSearchAddress(search);
  const isTyped = query !== address.query.trim();
  const leaves = isTyped && query !== '' && typedAt.current !== location;
  if (isTyped) typedAt.current = location;
  changeUrl(pathname + next, leaves);
}

/**
 * Query, product and number of pages as the address says, and the ways to change them. The address follows typing a
 * moment later and is up to date before the page is left; back and forward set the values. Empty on the server and in
 * the first render after it.
 */
export function useSearchAddress(): SearchAddressControl {
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const [state, setState] = useState<{ for: Location; address: SearchAddress; composed: string | undefined }>();
  const typedAt = useRef<Location>(undefined);
  const changed = state?.for === location ? state : undefined;
  const address = changed?.address ?? parseSearchAddress(isBrowser ? location.search : '');

  // In the commit that shows another entry, not after it: nothing of this one may be written there.
  useLayoutEffect(() => {
    if (!changed || changed.composed !== undefined) return undefined; // half a word is no address
    const write = () => {
      writeAddress(location, changed.address, typedAt);
    };
    const timer = setTimeout(write, addressDelayMs);
    document.addEventListener('click', write, true); // a link may lead away before the time is over
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', write, true);
    };
  }, [changed, location]);

  return {
    address,
    isChanged: changed !== undefined,
    composed: changed?.composed,
    change(next, composed) {
      setState({ for: location, address: next, composed });
    },
    submit() {
      writeAddress(location, address, typedAt);
      typedAt.current = undefined;
    },
  };
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { changeUrl, isAtShownEntry } from '../client/navigation';
import { type SearchAddress, formatSearchAddress, parseSearchAddress } from './searchAddress';

/** Safari throws after 100 changes of the address in 30 seconds. */
const addressDelayMs = 350;

type Location = ReturnType<typeof useLocation>;

type SearchAddressControl = {
  address: SearchAddress;
  /** Whether the user has changed something since the navigation. */
  isChanged: boolean;
  /** Part of the query that an input method is composing. */
  composed: string | undefined;
  /**
   * Changes the address. Choosing a product and loading more hits replace the history entry. Typing adds one entry
   * after a submitted query and then replaces it.
   */
  change: (next: SearchAddress, composed?: string) => void;
  /** Submits the query: Back returns to it from the next typed query. */
  submit: () => void;
};

/**
 * Writes the address without the router, which would treat every change as a navigation with progress bar and
 * announcement. `typedAt` is the location for which typing has added a history entry.
 */
function writeAddress(location: Location, address: SearchAddress, typedAt: RefObject<Location | undefined>): void {
  const { pathname, search } = window.location;
  const next = formatSearchAddress(address);
  // The address may already be that of another page whose code is loading, or of another query after Back or Forward.
  if (pathname !== location.pathname || !isAtShownEntry() || next === search) return;
  const { query } = parseSearchAddress(search);
  const isTyped = query !== address.query.trim();
  const addsEntry = isTyped && query !== '' && typedAt.current !== location;
  if (isTyped) typedAt.current = location;
  changeUrl(pathname + next, addsEntry);
}

/**
 * Returns the parameters of the address and functions that change them. The address is updated some time after typing,
 * and before a click that may leave the page. Back and Forward set the parameters. Empty on the server and in the first
 * client render.
 */
export function useSearchAddress(): SearchAddressControl {
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const [state, setState] = useState<{ for: Location; address: SearchAddress; composed: string | undefined }>();
  const typedAt = useRef<Location>(undefined);
  const changed = state?.for === location ? state : undefined;
  const address = changed?.address ?? parseSearchAddress(isBrowser ? location.search : '');

  // A layout effect: its cleanup must run before another history entry is shown, which it must not overwrite.
  useLayoutEffect(() => {
    if (!changed || changed.composed !== undefined) return undefined; // incomplete word
    const write = () => {
      writeAddress(location, changed.address, typedAt);
    };
    const timer = setTimeout(write, addressDelayMs);
    document.addEventListener('click', write, true); // a link may leave the page before the timer fires
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

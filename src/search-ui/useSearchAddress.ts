import { useEffect, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type SearchAddress, formatSearchAddress, parseSearchAddress } from './searchAddress';

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const addressDelayMs = 350;

function writeAddress(ownPath: string, query: string): void {
  const { pathname, search } = window.location;
  // Until the code of the next page is there, this page stays while the address is already the next one's.
  if (pathname !== ownPath || query === search) return;
  // Past the router: to it every change would be a navigation, with progress bar and announcement.
  window.history.replaceState(window.history.state, '', `${pathname}${query}`);
}

export type SearchAddressControl = {
  address: SearchAddress;
  /** Shows something else, under the same entry of the browser's history: typing, choosing a product, more hits. */
  change: (next: SearchAddress) => void;
  /** The reader has finished a query: the way back leads to the one before. */
  submit: () => void;
};

/**
 * Query, product and number of pages as the address says, and the ways to change them. The address follows typing a
 * moment later and is up to date before the page is left; back and forward set the values. Empty on the server and in
 * the first render after it.
 */
export function useSearchAddress(): SearchAddressControl {
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const history = useHistory();
  const [state, setState] = useState<{ for: unknown; address: SearchAddress }>();
  const address = state?.for === location ? state.address : parseSearchAddress(isBrowser ? location.search : '');

  useEffect(() => {
    if (state?.for !== location) return undefined;
    const write = () => {
      writeAddress(location.pathname, formatSearchAddress(state.address));
    };
    const timer = setTimeout(write, addressDelayMs);
    document.addEventListener('click', write, true); // a link may lead away before the time is over
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', write, true);
    };
  }, [state, location]);

  return {
    address,
    change(next) {
      setState({ for: location, address: next });
    },
    submit() {
      const before = formatSearchAddress(parseSearchAddress(location.search));
      const next = formatSearchAddress(address);
      if (before === next || next === '') return; // typing has already led there
      if (before === '') {
        history.replace(`${location.pathname}${next}`); // nothing was finished before: no entry to come back to
        return;
      }
      writeAddress(location.pathname, before); // what typing has overwritten
      history.push(`${location.pathname}${next}`);
    },
  };
}

import { useState } from 'react';
import { useHistoryPopHandler } from '@docusaurus/theme-common/internal';

/** By then a step has been taken back that was called off. */
const revertMs = 300;

/** Which entry of the history is shown, where the engine tells (Navigation API), and how far down. */
function readPlace() {
  const { navigation } = window as Partial<Window>;
  return { index: navigation?.currentEntry?.index ?? 0, address: window.location.href, top: window.scrollY };
}

/**
 * The way back closes what lies over the page, and the page stays. The router returns to entries that it made; to
 * others (a plain `#anchor`, a query that was typed on the search page, any before a reload) the way is found here;
 * where the engine does not tell entries apart, the document of the address is loaded.
 */
export function useCloseOnPop(onClose: () => void): void {
  const [before] = useState(readPlace);
  useHistoryPopHandler(() => {
    onClose();
    setTimeout(() => {
      const { index, address } = readPlace();
      if (address === before.address) return;
      window.history.go(before.index - index); // where the engine does not tell, by none: the address is loaded
      setTimeout(() => window.scrollTo(0, before.top), revertMs);
    }, revertMs);
    return false;
  });
}

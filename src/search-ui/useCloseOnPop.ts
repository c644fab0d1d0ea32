import { useHistory } from '@docusaurus/router';
import { useHistoryPopHandler } from '@docusaurus/theme-common/internal';

/** By then the router has taken back a step that was called off. */
const revertMs = 300;

/**
 * The way back closes what lies over the page, and the page stays. After a reload the router cannot take the browser's
 * step back: then the page follows the address.
 */
export function useCloseOnPop(onClose: () => void): void {
  const history = useHistory();
  useHistoryPopHandler(() => {
    onClose();
    setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const key = (window.history.state as { key?: unknown } | null)?.key;
      if (key !== history.location.key) history.replace(pathname + search + hash);
    }, revertMs);
    return false;
  });
}

import type { MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import { isModifiedClick } from './isModifiedClick';
import type { Landing } from './pendingLanding';
import { announceLanding, noteLanding, storeLanding } from './noteLanding';

/** By then the router has taken a way back that was called off. */
const revertMs = 300;

export type HitNavigation = {
  /** Leads to a path of this site without loading a new document. */
  go: (landing: Landing) => void;
  goInNewTab: (landing: Landing) => void;
  /** Goes where the address leads, if a way back that was called off could not be taken back: after a reload. */
  followAddress: () => void;
  /** Handles a click on a link to `landing.path`, with any button: returns whether the reader leaves this page. */
  follow: (event: MouseEvent, landing: Landing) => boolean;
};

/** Ways to a page of this site. Only for paths from `toSitePath`. */
export function useHitNavigation(): HitNavigation {
  const history = useHistory();
  return {
    go(landing) {
      announceLanding(landing);
      history.push(landing.path);
    },
    goInNewTab(landing) {
      storeLanding(landing);
      window.open(landing.path, '_blank', 'noopener');
    },
    followAddress() {
      window.setTimeout(() => {
        const { pathname, search, hash } = window.location;
        const key = (window.history.state as { key?: unknown } | null)?.key;
        if (key !== history.location.key) history.replace(pathname + search + hash);
      }, revertMs);
    },
    follow(event, landing) {
      noteLanding(event, landing);
      if (isModifiedClick(event)) return false;
      event.preventDefault();
      history.push(landing.path);
      return true;
    },
  };
}

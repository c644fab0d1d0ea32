import type { MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import { isModifiedClick } from './isModifiedClick';
import './landing'; // comes with the dialog, so that nothing is left to fetch when the reader arrives
import type { Landing } from './pendingLanding';
import { announceLanding, noteLanding, storeLanding } from './noteLanding';

export type HitNavigation = {
  /** Leads to a path of this site without loading a new document. */
  go: (landing: Landing) => void;
  goInNewTab: (landing: Landing) => void;
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
    follow(event, landing) {
      noteLanding(event, landing);
      if (isModifiedClick(event)) return false;
      event.preventDefault();
      history.push(landing.path);
      return true;
    },
  };
}

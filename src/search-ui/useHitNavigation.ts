import type { MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import { isModifiedClick } from './isModifiedClick';

export type HitNavigation = {
  /** Leads to a path of this site without loading a new document. */
  go: (path: string) => void;
  goInNewTab: (path: string) => void;
  /** Handles a click on a link to `path`: returns whether the reader leaves this page. */
  follow: (event: MouseEvent, path: string) => boolean;
};

/** Ways to a page of this site. Only for paths from `toSitePath`. */
export function useHitNavigation(): HitNavigation {
  const history = useHistory();
  const go = (path: string) => {
    history.push(path);
  };
  return {
    go,
    goInNewTab: (path) => {
      window.open(path, '_blank', 'noopener');
    },
    follow(event, path) {
      if (isModifiedClick(event)) return false;
      event.preventDefault();
      go(path);
      return true;
    },
  };
}

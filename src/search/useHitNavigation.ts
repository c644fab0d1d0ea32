import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { flushSync } from 'react-dom';
import { stalledAfterMs } from '../specification';
import { findAnchor, findContentStart, focusTarget } from '../client/focusTarget';
import { isPageAvailable } from './isPageAvailable';
import { ignoreSecondClick } from './ignoreSecondClick';
import { isModifiedClick } from './isModifiedClick';
import { noteLanding, storeLanding } from './noteLanding';
import { type Landing, announceLanding } from './pendingLanding';

/** Who has waited so long is told: they may know a better place to stand. What is on its way goes on coming. */
const maxWaitMs = 20_000;

/** Says, when it is too late, that the page cannot be reached. */
function giveUp(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(false), maxWaitMs));
}

type HitNavigation = {
  /** Leads to a path of this site without loading a new document, and leaves once it is known to be there. */
  go: (landing: Landing) => void;
  goInNewTab: (landing: Landing) => void;
  /** Handles a click on a link to `landing.path`, with any button. */
  follow: (event: MouseEvent, landing: Landing) => void;
  /** Whether the page has been on its way for a while. */
  isWaiting: boolean;
  /** Tries again to go to the page that could not be had; undefined where there is none. */
  retry: (() => void) | undefined;
};

/**
 * Ways to a page of this site that answers `question`, by which the reader leaves what asked it (`leave`). Whoever asks
 * something else stays. Only for paths from `toSitePath`.
 */
export function useHitNavigation(question: string, leave: () => void = () => undefined): HitNavigation {
  const history = useHistory();
  const goal = useRef<Landing>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isWaiting, setWaiting] = useState(false);
  const [missed, setMissed] = useState<Landing>();

  function head(landing: Landing | undefined): void {
    clearTimeout(timer.current);
    goal.current = landing;
    setWaiting(false);
    setMissed(undefined);
  }

  // Whoever goes elsewhere, or closes the dialog, stays there.
  useEffect(() => () => head(undefined), [question]);

  async function go(landing: Landing): Promise<void> {
    head(landing);
    timer.current = setTimeout(() => setWaiting(true), stalledAfterMs);
    const isThere = await Promise.race([isPageAvailable(landing.path), giveUp()]);
    if (goal.current !== landing) return;
    head(undefined);
    if (!isThere) {
      setMissed(landing);
      return;
    }
    ignoreSecondClick();
    flushSync(leave); // nothing behind a modal dialog can have the focus
    announceLanding(landing);
    const { href, pathname, hash } = new URL(landing.path, window.location.href);
    const [isHere, isOnPage] = [href === window.location.href, pathname === window.location.pathname];
    history[isHere ? 'replace' : 'push'](landing.path);
    // The router moves the focus to another page, or to another place of this one, only.
    if (isOnPage && (isHere || hash === '')) {
      const start = findAnchor(hash) ?? findContentStart();
      if (start) focusTarget(start);
    }
  }

  return {
    go: (landing) => void go(landing),
    goInNewTab(landing) {
      storeLanding(landing);
      window.open(landing.path, '_blank', 'noopener');
    },
    follow(event, landing) {
      if (isModifiedClick(event)) {
        noteLanding(event, landing);
        return;
      }
      event.preventDefault();
      void go(landing);
    },
    isWaiting,
    retry: missed && (() => void go(missed)),
  };
}

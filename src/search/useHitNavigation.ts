import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { flushSync } from 'react-dom';
import { stalledAfterMs } from '../specification';
import { findAnchor, findContentStart, focusTarget } from '../client/focusTarget';
import { isPageAvailable } from './isPageAvailable';
import { ignoreSecondClick } from './ignoreSecondClick';
import { isModifiedClick } from './isModifiedClick';
import { notePendingHit, storePendingHit } from './notePendingHit';
import { type HitTarget, setPendingHit } from './pendingHit';

/** Time after which a page counts as unavailable. */
const timeoutMs = 20_000;

/** Resolves to false after the timeout. */
function timeOut(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(false), timeoutMs));
}

type HitNavigation = {
  /** Navigates to a page of this site without loading a document, and leaves the search once the page is available. */
  go: (target: HitTarget) => void;
  goInNewTab: (target: HitTarget) => void;
  /** Handles a click on a link to `target.path` with any mouse button. */
  follow: (event: MouseEvent, target: HitTarget) => void;
  /** Whether loading the page is slow. */
  isWaiting: boolean;
  /** Navigates again to an unavailable page; undefined if there is none. */
  retry: (() => void) | undefined;
};

/**
 * Returns functions that open a hit and call `leave` when its page is available. A change of `query` cancels a pending
 * navigation. Only for paths from `toSitePath`.
 */
export function useHitNavigation(query: string, leave: () => void = () => undefined): HitNavigation {
  const history = useHistory();
  const pending = useRef<HitTarget>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isWaiting, setWaiting] = useState(false);
  const [unavailable, setUnavailable] = useState<HitTarget>();

  function setPending(target: HitTarget | undefined): void {
    clearTimeout(timer.current);
    pending.current = target;
    setWaiting(false);
    setUnavailable(undefined);
  }

  // Cancels the navigation when the query changes or the search is closed.
  useEffect(() => () => setPending(undefined), [query]);

  async function go(target: HitTarget): Promise<void> {
    setPending(target);
    timer.current = setTimeout(() => setWaiting(true), stalledAfterMs);
    const isAvailable = await Promise.race([isPageAvailable(target.path), timeOut()]);
    if (pending.current !== target) return;
    setPending(undefined);
    if (!isAvailable) {
      setUnavailable(target);
      return;
    }
    ignoreSecondClick();
    flushSync(leave); // elements behind a modal dialog are not focusable
    setPendingHit(target);
    const { href, pathname, hash } = new URL(target.path, window.location.href);
    const [isHere, isOnPage] = [href === window.location.href, pathname === window.location.pathname];
    history[isHere ? 'replace' : 'push'](target.path);
    // The router moves the focus only to another page or fragment.
    if (isOnPage && (isHere || hash === '')) {
      const start = findAnchor(hash) ?? findContentStart();
      if (start) focusTarget(start);
    }
  }

  return {
    go: (target) => void go(target),
    goInNewTab(target) {
      storePendingHit(target);
      window.open(target.path, '_blank', 'noopener');
    },
    follow(event, target) {
      if (isModifiedClick(event)) {
        notePendingHit(event, target);
        return;
      }
      event.preventDefault();
      void go(target);
    },
    isWaiting,
    retry: unavailable && (() => void go(unavailable)),
  };
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { useScrollPosition } from '@docusaurus/theme-common/internal';
import { findAnchor } from '@site/src/client/focusTarget';

/**
 * Hides the navbar while the page scrolls down and shows it on the way up (specification §4). Does nothing when
 * `isEnabled` is false. Like theme-common's `useHideableNavbar`, but finds Chinese anchors (stock compares the escaped
 * hash), and the navbar stays while focus is in it.
 */
export function useHideOnScroll(isEnabled: boolean): { navbarRef: RefObject<HTMLElement | null>; isHidden: boolean } {
  const navbarRef = useRef<HTMLElement>(null);
  const isJumping = useRef(false);
  const [isHidden, setHidden] = useState(false);
  const { pathname, hash } = useLocation();

  useScrollPosition(
    ({ scrollY }, last) => {
      const navbar = navbarRef.current;
      if (!isEnabled || !navbar) return;
      const { height } = navbar.getBoundingClientRect();
      if (scrollY < height || navbar.contains(document.activeElement)) {
        setHidden(false);
      } else if (isJumping.current) {
        isJumping.current = false;
      } else if (last && scrollY >= last.scrollY) {
        setHidden(true);
      } else if (scrollY + window.innerHeight < document.documentElement.scrollHeight - height) {
        setHidden(false); // not at the very bottom, where the page may bounce
      }
    },
    [isEnabled],
  );

  // A jump to an anchor scrolls by itself; the heading must not end up below the navbar.
  useEffect(() => {
    isJumping.current = isEnabled && findAnchor(hash) !== null;
    setHidden(isJumping.current);
  }, [isEnabled, pathname, hash]);

  return { navbarRef, isHidden };
}

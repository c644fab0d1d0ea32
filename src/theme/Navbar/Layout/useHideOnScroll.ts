import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { useScrollPosition } from '@docusaurus/theme-common/internal';
import { findAnchor } from '@site/src/client/focusTarget';

/**
 * Hides the navbar while the page scrolls down and shows it while it scrolls up. Does nothing when `isEnabled` is
 * false. Unlike `useHideableNavbar` of theme-common it finds Chinese anchors (stock compares the escaped hash) and
 * keeps a focused navbar visible.
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
        setHidden(false); // not at the bottom, where the page may bounce
      }
    },
    [isEnabled],
  );

  // A jump to an anchor also scrolls. The navbar must not cover the heading.
  useEffect(() => {
    isJumping.current = isEnabled && findAnchor(hash) !== null;
    setHidden(isJumping.current);
  }, [isEnabled, pathname, hash]);

  return { navbarRef, isHidden };
}

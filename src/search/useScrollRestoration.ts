import { useLayoutEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import { findScrollTop } from '../client/scrollRestoration';

/**
 * Restores the scroll position as soon as `results` are long enough. After a reload or Back, the browser and the router
 * try it before there are results. Stops when the user has changed the query or filter.
 */
export function useScrollRestoration(results: readonly unknown[], isChanged: boolean): void {
  const location = useLocation();
  const wanted = useRef<number>(undefined);

  // Reads the position before that of the short page without results overwrites it.
  useLayoutEffect(() => {
    wanted.current = findScrollTop(location.key);
  }, [location]);

  useLayoutEffect(() => {
    if (isChanged) wanted.current = undefined;
    if (wanted.current === undefined || results.length === 0) return;
    window.scrollTo(0, wanted.current);
    if (window.scrollY >= Math.floor(wanted.current)) wanted.current = undefined;
  }, [results, isChanged]);
}

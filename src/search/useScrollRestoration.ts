import { useLayoutEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import { findScrollTop } from '../client/scrollRestoration';

/**
 * Brings the reader back to where they were, as soon as `results` are long enough for it: after a reload, and on the
 * way back, the browser and the router look for the place before there are any. Not once the reader has changed
 * something.
 */
export function useScrollRestoration(results: readonly unknown[], isChanged: boolean): void {
  const location = useLocation();
  const wanted = useRef<number>(undefined);

  // Read before the short page without results is noted as the place where the reader is.
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

import { useEffect } from 'react';
import { searchRoute } from '../../catalog/fixedRoutes';
import type { SearchSnapshot } from './searchSession';

/**
 * Loads `address`, of the search page, for a reader who has tried again in vain while the server answers: a deployment
 * may have removed what this page's scripts ask for, or brought an index that they do not read. The second try tells,
 * and the first one where the index is another: what a portal or a break in the line had replaced would be right by
 * then. Whoever asks something else is not taken away.
 */
export function useReloadOnStaleDeployment({ isPartial, failure, retries = 0 }: SearchSnapshot, address: string): void {
  const isVain = Boolean(failure ?? isPartial) && retries >= (failure === 'index' ? 1 : 2);
  useEffect(() => {
    if (!isVain) return undefined;
    let isCurrent = true;
    // Only the server knows whether there is a way to it; the service worker, which may keep a copy, takes no HEAD.
    fetch(searchRoute, { method: 'HEAD' }).then(
      ({ ok }) => {
        if (ok && isCurrent) window.location.assign(address);
      },
      () => undefined, // what is there stays
    );
    return () => {
      isCurrent = false;
    };
  }, [isVain, retries, address]);
}

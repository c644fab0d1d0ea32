import { useEffect } from 'react';
import { searchRoute } from '../../catalog/fixedRoutes';
import type { SearchSnapshot } from './searchSession';

/**
 * Loads `address` (the search page) as a new document when retries fail although the server responds: a deployment may
 * have removed the files of this page's index or changed its format. Waits for the second failed retry, or the first
 * one for an unreadable index, because a captive portal or an interruption would be over by then. A new query cancels
 * it.
 */
export function useReloadOnStaleDeployment({ isPartial, failure, retries = 0 }: SearchSnapshot, address: string): void {
  const haveRetriesFailed = Boolean(failure ?? isPartial) && retries >= (failure === 'index' ? 1 : 2);
  useEffect(() => {
    if (!haveRetriesFailed) return undefined;
    let isCurrent = true;
    // The service worker, which may have a cached copy, does not answer HEAD.
    fetch(searchRoute, { method: 'HEAD' }).then(
      ({ ok }) => {
        if (ok && isCurrent) window.location.assign(address);
      },
      () => undefined, // keeps the page when the server is unreachable
    );
    return () => {
      isCurrent = false;
    };
  }, [haveRetriesFailed, retries, address]);
}

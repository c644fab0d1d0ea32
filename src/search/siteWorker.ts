import { startSearchWorker } from '../../search/worker/startWorker';
import { findOpenPage } from './openPage';
import { isSlowConnection, readConnection } from '../client/connection';

let hasBegun = false;
let early: Worker | undefined;

function startWorker(baseUrl: string): Worker {
  return startSearchWorker({
    baseUrl,
    pagePath: findOpenPage(baseUrl),
    savesData: isSlowConnection(readConnection()),
  });
}

/**
 * Starts the search worker while the dialog's code is loading: on a slow line the first hits come sooner. Once per page
 * view. The search client starts every further worker.
 */
export function startWorkerEarly(baseUrl: string): void {
  if (hasBegun) return;
  hasBegun = true;
  try {
    early = startWorker(baseUrl);
    early.onerror = (event) => {
      event.preventDefault(); // the search client tries again and reports the failure
      early = undefined;
    };
  } catch {
    // The browser has no workers. The search client reports it.
  }
}

/** Returns the worker that was started early, once. Otherwise starts one. */
export function takeWorker(baseUrl: string): Worker {
  const worker = early ?? startWorker(baseUrl);
  hasBegun = true;
  early = undefined;
  return worker;
}

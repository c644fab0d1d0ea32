import { startSearchWorker } from '../../search/worker/startWorker';
import { findOpenPage } from './openPage';
import { isSlowConnection, readConnection } from '../client/connection';

let hasStarted = false;
let earlyWorker: Worker | undefined;

function startWorker(baseUrl: string): Worker {
  return startSearchWorker({
    baseUrl,
    pagePath: findOpenPage(baseUrl),
    savesData: isSlowConnection(readConnection()),
  });
}

/**
 * Starts the search worker while the dialog's code loads, which shows the first hits sooner on slow connections. Once
 * per document. The search client starts later workers.
 */
export function startWorkerEarly(baseUrl: string): void {
  if (hasStarted) return;
  hasStarted = true;
  try {
    earlyWorker = startWorker(baseUrl);
    earlyWorker.onerror = (event) => {
      event.preventDefault(); // the search client tries again and reports the failure
      earlyWorker = undefined;
    };
  } catch {
    // The browser has no workers. The search client reports it.
  }
}

/** Returns the worker that was started early, once. Otherwise starts one. */
export function takeWorker(baseUrl: string): Worker {
  const worker = earlyWorker ?? startWorker(baseUrl);
  hasStarted = true;
  earlyWorker = undefined;
  return worker;
}

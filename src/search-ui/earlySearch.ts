import { fetchEarlyManifest } from '../../search/worker/earlyManifest';
import { startSearchWorker } from '../../search/worker/startWorker';

type Early = {
  /** Undefined when its script could not be had: another try is the search client's. */
  worker: Worker | undefined;
  manifest: Promise<Uint8Array | undefined>;
};

let hasBegun = false;
let early: Early | undefined;

/**
 * Fetches the worker's script and the manifest while the dialog's code is on its way: on a slow line, first hits are
 * there one round trip sooner. Once in the life of a page; what comes later is the search client's
 * (`siteSearchClient`).
 */
export function beginSearchEarly(baseUrl: string): void {
  if (hasBegun) return;
  hasBegun = true;
  try {
    const worker = startSearchWorker();
    const begun: Early = { worker, manifest: fetchEarlyManifest(baseUrl) };
    worker.onerror = (event) => {
      event.preventDefault(); // the search client tries again, and says so if it fails
      begun.worker = undefined;
    };
    early = begun;
  } catch {
    // No workers here: the search client says so.
  }
}

/** Hands over what was begun early, once; from then on nothing is. */
export function takeEarlySearch(): Partial<Early> {
  const taken = early;
  hasBegun = true;
  early = undefined;
  return taken ?? {};
}

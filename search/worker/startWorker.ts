import { manifestPath } from '../protocol/manifest';
import type { PageContext, StartMessage } from '../protocol/workerMessages';
import { wait } from './wait';

type WorkerOptions = PageContext & Pick<StartMessage, 'baseUrl'>;

/** Time that the page waits for the manifest. Then the worker fetches it. */
const manifestPatienceMs = 3000;

async function fetchManifest(baseUrl: string): Promise<unknown> {
  try {
    const response = await fetch(baseUrl + manifestPath, { cache: 'no-cache' });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined; // the worker fetches it again and reports the failure
  }
}

/**
 * Starts the search worker, which loads the index at once. The page fetches the manifest while the worker's script is
 * loading: on a slow line the first hits come a round trip earlier.
 */
export function startSearchWorker({ baseUrl, ...context }: WorkerOptions): Worker {
  // The bundler makes a script of the entry named here.
  const worker = new Worker(new URL('./entry.ts', import.meta.url));
  void Promise.race([fetchManifest(baseUrl), wait(manifestPatienceMs)]).then((manifest) => {
    const message: StartMessage = { type: 'start', baseUrl, ...context, manifest };
    worker.postMessage(message);
  });
  return worker;
}

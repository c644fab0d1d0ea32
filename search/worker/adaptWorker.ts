import type { SearchWorker } from './searchClient';

/** Adapts a browser worker to the search client. */
export function adaptWorker(worker: Worker): SearchWorker {
  const adapter: SearchWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => {
      worker.postMessage(message);
    },
    terminate: () => {
      worker.terminate();
    },
  };
  worker.onmessage = (event) => adapter.onmessage?.(event);
  worker.onerror = (event) => {
    event.preventDefault(); // the page shows the failure
    adapter.onerror?.(event);
  };
  return adapter;
}

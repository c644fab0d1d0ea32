import type { SearchWorker } from './searchClient';

/** A worker of the browser as the search client takes it; who tests a page passes an object of the same shape. */
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
    event.preventDefault(); // it is shown to the reader
    adapter.onerror?.(event);
  };
  return adapter;
}

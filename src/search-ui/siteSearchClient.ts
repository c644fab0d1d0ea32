import { type SearchClient, type SearchWorker, createSearchClient } from '../../search/worker/searchClient';
import { startSearchWorker } from '../../search/worker/startWorker';

let client: SearchClient | undefined;

function createWorker(): SearchWorker {
  const worker = startSearchWorker();
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

/** The site's one search client; dialog and page share it, and with it the loaded index. */
export function getSearchClient(baseUrl: string): SearchClient {
  client ??= createSearchClient({ baseUrl, createWorker });
  return client;
}

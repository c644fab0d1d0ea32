/** The search worker. */
import { parseToWorker } from '../protocol/workerMessages';
import { createSearchService } from './searchService';

declare const self: DedicatedWorkerGlobalScope;

const receive = createSearchService({
  fetchFile: (url, init) => fetch(url, init),
  post: (message) => {
    self.postMessage(message);
  },
});

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  receive(parseToWorker(data));
});

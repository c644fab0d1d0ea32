/** The search worker: loads the index once, then answers queries. Every query is answered, if only with a failure. */
import { type SearchEngine, createEngine } from '../engine/engine';
import { type FromWorker, type QueryMessage, parseToWorker } from '../protocol/workerMessages';
import { IndexLoadError, loadIndex } from './loadIndex';

declare const self: DedicatedWorkerGlobalScope;

let engine: Promise<SearchEngine> | undefined;

function start(baseUrl: string): void {
  engine = loadIndex(baseUrl, (url, init) => fetch(url, init)).then(createEngine);
  engine.catch(() => undefined); // every query reports it
}

function post(message: FromWorker): void {
  self.postMessage(message);
}

async function answer({ id, queries }: QueryMessage): Promise<void> {
  try {
    if (!engine) throw new Error('queried before it was started');
    post({ type: 'answer', id, answers: (await engine).answer(queries) });
  } catch (error) {
    const failure = error instanceof IndexLoadError ? error.failure : 'worker';
    post({ type: 'failure', id, failure, detail: String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const message = parseToWorker(data);
  if (message.type === 'start') start(message.baseUrl);
  else void answer(message);
});

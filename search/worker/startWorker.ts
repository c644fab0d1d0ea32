import type { StartMessage } from '../protocol/workerMessages';

/** Starts the search worker, which loads the index at once. The bundler makes a script of the entry named here. */
export function startSearchWorker(context: Omit<StartMessage, 'type'>): Worker {
  const worker = new Worker(new URL('./entry.ts', import.meta.url));
  const message: StartMessage = { type: 'start', ...context };
  worker.postMessage(message);
  return worker;
}

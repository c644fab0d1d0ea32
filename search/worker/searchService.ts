import { createEngine } from '../engine/engine';
import type { FromWorker, QueryMessage, StartMessage, ToWorker } from '../protocol/workerMessages';
import { createSegmentWords } from '../text/segmentWords';
import type { FetchFile } from './fetchBytes';
import { IndexFiles } from './indexFiles';
import { IndexLoadError } from './indexLoadError';
import { IndexLoader } from './indexLoader';

type ServiceDependencies = {
  /** Fetches an index file. */
  fetchFile: FetchFile;
  /** Sends a message to the client. */
  post: (message: FromWorker) => void;
};

/** Minimum time between two progress messages. */
const progressMs = 1000;

/**
 * Creates the receiver of the search client's messages, in a worker or in the page. It loads the index once, then
 * answers every query, if only with a failure.
 */
export function createSearchService({ fetchFile, post }: ServiceDependencies): (message: ToWorker) => void {
  let begin: (loader: IndexLoader) => void = () => undefined;
  const started = new Promise<IndexLoader>((resolve) => (begin = resolve));
  let reportedAt = Date.now();

  /** The client gives up when no message arrives for a while. */
  function reportProgress(): void {
    const now = Date.now();
    if (Math.abs(now - reportedAt) < progressMs) return;
    reportedAt = now;
    post({ type: 'progress' });
  }

  function start({ baseUrl, pagePath, savesData, manifest }: StartMessage): void {
    const segment = createSegmentWords();
    const loader = new IndexLoader({
      files: new IndexFiles(baseUrl, fetchFile, reportProgress, manifest),
      pagePath,
      savesData,
      createEngine: (head) => createEngine(head, { segment }),
      onState: () => {
        post({ type: 'change' });
      },
    });
    begin(loader);
    segment?.('中文分词'); // loads the dictionary while the headings are loading
  }

  async function answer({ id, queries, reason, pagePath }: QueryMessage): Promise<void> {
    try {
      const loader = await started;
      const engine = await loader.ask(reason);
      // Synchronous: answers and their state must match.
      post({ type: 'answer', id, answers: engine.answer(queries, pagePath), state: loader.state });
    } catch (error) {
      const failure = error instanceof IndexLoadError ? error.failure : 'worker';
      post({ type: 'failure', id, failure, detail: String(error) });
    }
  }

  return (message) => {
    if (message.type === 'start') start(message);
    else void answer(message);
  };
}

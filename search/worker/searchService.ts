import { createEngine } from '../engine/engine';
import type { FromWorker, QueryMessage, StartMessage, ToWorker } from '../protocol/workerMessages';
import { createSegmentWords } from '../text/segmentWords';
import type { FetchFile } from './fetchBytes';
import { IndexFiles } from './indexFiles';
import { IndexLoadError } from './indexLoadError';
import { Searcher } from './searcher';

type Surroundings = {
  /** How a file of the index is had. */
  fetchFile: FetchFile;
  /** Takes what is said to whoever asks. */
  post: (message: FromWorker) => void;
};

/** So often the client is told that files are arriving. */
const progressMs = 1000;

/**
 * What answers the search client, wherever it runs: loads the index once, then answers queries. Every query is
 * answered, if only with a failure.
 */
export function createSearchService({ fetchFile, post }: Surroundings): (message: ToWorker) => void {
  let searcher: Searcher | undefined;
  let toldAt = Date.now();

  /** Whoever waits gives up when nothing happens for a while, and something does. */
  function tellProgress(): void {
    const now = Date.now();
    if (Math.abs(now - toldAt) < progressMs) return;
    toldAt = now;
    post({ type: 'progress' });
  }

  function start({ baseUrl, pagePath, savesData }: StartMessage): void {
    const segment = createSegmentWords();
    searcher = new Searcher({
      files: new IndexFiles(baseUrl, fetchFile, tellProgress),
      pagePath,
      savesData,
      createEngine: (head) => createEngine(head, { segment }),
      onChange: () => {
        post({ type: 'change' });
      },
    });
  }

  async function answer({ id, queries, isRepeat, isRetry }: QueryMessage): Promise<void> {
    try {
      if (!searcher) throw new Error('queried before it was started');
      post({ type: 'answer', id, ...(await searcher.answer(queries, isRepeat, isRetry)) });
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

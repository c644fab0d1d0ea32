import { createEngine } from '../engine/engine';
import type { FromWorker, QueryMessage, StartMessage, ToWorker } from '../protocol/workerMessages';
import { createSegmentWords } from '../text/segmentWords';
import { type FetchFile, IndexFiles } from './indexFiles';
import { IndexLoadError } from './indexLoadError';
import { Searcher } from './searcher';

type Surroundings = {
  /** How a file of the index is had. */
  fetchFile: FetchFile;
  /** Takes what is said to whoever asks. */
  post: (message: FromWorker) => void;
};

/**
 * What answers the search client, wherever it runs: loads the index once, then answers queries. Every query is
 * answered, if only with a failure.
 */
export function createSearchService({ fetchFile, post }: Surroundings): (message: ToWorker) => void {
  let searcher: Searcher | undefined;

  function start({ baseUrl, pagePath, savesData }: StartMessage): void {
    searcher = new Searcher({
      files: new IndexFiles(baseUrl, fetchFile),
      pagePath,
      savesData,
      createEngine: (head) => createEngine(head, { segment }),
      onChange: () => {
        post({ type: 'change' });
      },
    });
    const segment = createSegmentWords();
    segment?.('中文分词'); // its first use loads a dictionary, here while the files are on their way
  }

  async function answer({ id, queries, isRepeat }: QueryMessage): Promise<void> {
    try {
      if (!searcher) throw new Error('queried before it was started');
      post({ type: 'answer', id, ...(await searcher.answer(queries, isRepeat)) });
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

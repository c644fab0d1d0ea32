/** The search worker: loads the index once, then answers queries. Every query is answered, if only with a failure. */
import { createEngine } from '../engine/engine';
import { type FromWorker, type QueryMessage, type StartMessage, parseToWorker } from '../protocol/workerMessages';
import { createSegmentWords } from '../text/segmentWords';
import { IndexFiles } from './indexFiles';
import { IndexLoadError } from './indexLoadError';
import { Searcher } from './searcher';

declare const self: DedicatedWorkerGlobalScope;

let searcher: Searcher | undefined;

function post(message: FromWorker): void {
  self.postMessage(message);
}

function start({ baseUrl, pagePath, savesData }: StartMessage): void {
  const files = new IndexFiles(baseUrl, (url, init) => fetch(url, init));
  searcher = new Searcher({
    files,
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

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const message = parseToWorker(data);
  if (message.type === 'start') start(message);
  else void answer(message);
});

import type { SearchRequest } from '../../../search/protocol/query';
import type { FromWorker, ToWorker } from '../../../search/protocol/workerMessages';

export type AskInput = {
  workerUrl: string;
  baseUrl: string;
  /** Queries, asked one after the other once all text is loaded. */
  queries: readonly string[];
  /** Members of the requests except the query. */
  request: Omit<SearchRequest, 'query'>;
  /** A word of headings, for the first query. */
  headingQuery: string;
  /** Pause after each answer. */
  pauseMs: number;
  /** Keeps the worker running for inspection. */
  keepsWorker: boolean;
  /** Runs the worker's script in the page itself, where the processor can be throttled. Once per page view. */
  isInPage: boolean;
};

export type AskResult = {
  /** Time from the start of the worker to the first hits, and to the first answer from all text. */
  firstHitsMs: number;
  fullTextMs: number;
  answers: { ids: string[]; ms: number }[];
};

/**
 * Runs in the page: starts a search worker and queries it like the search client, which repeats the query when the
 * worker reports a change. Times are round trips with all hits formatted. (No named functions here: the bundler's
 * helpers for names do not exist in the page.)
 */
export async function askInPage({
  workerUrl,
  baseUrl,
  queries,
  request,
  headingQuery,
  pauseMs,
  keepsWorker,
  isInPage,
}: AskInput): Promise<AskResult> {
  const start = performance.now();
  const worker: Worker | Window = isInPage ? window : new Worker(workerUrl);
  if (isInPage) {
    await new Promise((resolve) => {
      const script = Object.assign(document.createElement('script'), { src: workerUrl, onload: resolve });
      document.head.append(script);
    });
  }
  const begin: ToWorker = { type: 'start', baseUrl, pagePath: '/', savesData: false };
  worker.postMessage(begin);
  const asked: AskResult = { firstHitsMs: 0, fullTextMs: 0, answers: [] };
  let settle: ((message: FromWorker) => void) | undefined;
  let wake: (() => void) | undefined;
  let changes = 0;
  worker.onmessage = ({ data }: MessageEvent<FromWorker | ToWorker>) => {
    if (data.type === 'answer' || data.type === 'failure') settle?.(data);
    if (data.type === 'change') {
      changes += 1;
      wake?.();
    }
  };
  for (let id = 0; id <= queries.length;) {
    const query = id === 0 ? headingQuery : (queries[id - 1] ?? '');
    const reason = id === 0 && asked.firstHitsMs > 0 ? 'update' : 'new';
    const before = performance.now();
    const known = changes;
    const message = await new Promise<FromWorker>((resolve, reject) => {
      settle = resolve;
      // In the page, the script also receives its own answers and throws.
      if (worker instanceof Worker) worker.onerror = ({ message: detail }) => reject(new Error(detail));
      const ask: ToWorker = {
        type: 'query',
        id,
        queries: { requests: [{ ...request, query }] },
        reason,
        pagePath: '/',
      };
      worker.postMessage(ask);
    });
    if (message.type !== 'answer') throw new Error(message.type === 'failure' ? message.detail : message.type);
    const hits = message.answers.results[0]?.hits ?? [];
    if (id > 0) {
      asked.answers.push({ ids: hits.slice(0, 10).map(({ objectID }) => objectID), ms: performance.now() - before });
      id += 1;
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    } else {
      if (asked.firstHitsMs === 0 && hits.length > 0) asked.firstHitsMs = performance.now() - start;
      if (message.state === 'ready') {
        asked.fullTextMs = performance.now() - start;
        id = 1;
      } else if (changes === known) {
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
  }
  if (worker instanceof Worker && !keepsWorker) worker.terminate();
  return asked;
}

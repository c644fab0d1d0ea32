import { createEarlyEngine } from '../../search/engine/earlyEngine';
import type { BuiltFiles } from '../../search/indexer/buildFiles';
import { manifestPath } from '../../search/protocol/manifest';
import { rankingRequest } from '../../search/relevance/evaluate/ranking';
import { createSegmentWords } from '../../search/text/segmentWords';
import { IndexFiles } from '../../search/worker/indexFiles';
import { Searcher } from '../../search/worker/searcher';

/** What one reader fetched for a first query, scripts apart, by kind of file, and was answered in the end. */
export type FirstAnswer = {
  query: string;
  bytes: number;
  bytesOfKind: ReadonlyMap<string, number>;
  requests: number;
  ids: readonly string[];
};

/** `pages` of `pages-<hash>.bin`. */
function kindOf(name: string): string {
  return name.replace(/-[0-9a-f]{16}\.bin$/, '');
}

/** Queries asked side by side: each waits most of the time for the pause after which a query is looked up. */
const readersAtOnce = 8;

/** Asks one query with nothing cached, and asks again as long as a better answer is on its way. */
async function askFirst({ manifest, files }: BuiltFiles, query: string): Promise<FirstAnswer> {
  const cost = { bytes: 0, bytesOfKind: new Map<string, number>(), requests: 0 };
  const index = new IndexFiles('/', (url) => {
    const name = url.slice(url.lastIndexOf('/') + 1);
    const bytes = name === manifestPath ? new TextEncoder().encode(JSON.stringify(manifest)) : files.get(name);
    if (!bytes) throw new Error(`no file ${name}`);
    cost.bytes += bytes.length; // servers that compress make the manifest a third
    cost.bytesOfKind.set(kindOf(name), (cost.bytesOfKind.get(kindOf(name)) ?? 0) + bytes.length);
    cost.requests += 1;
    return Promise.resolve(new Response(new Uint8Array(bytes)));
  });
  let wake = (): void => undefined;
  const searcher = new Searcher({
    files: index,
    loadLateCode: () => import('../../search/worker/lateCode'),
    createEngine: (head) => createEarlyEngine(head, { segment: createSegmentWords() }),
    pagePath: '/',
    savesData: false,
    onChange: () => wake(),
  });
  for (let isRepeat = false; ; isRepeat = true) {
    const changed = new Promise<void>((resolve) => (wake = resolve));
    const { answers, isLoading } = await searcher.answer({ requests: [rankingRequest(query)] }, isRepeat);
    if (!isLoading) return { query, ...cost, ids: answers.results[0]?.hits.map(({ objectID }) => objectID) ?? [] };
    await changed;
  }
}

/** Asks every query as the first one of a reader. */
export async function askAllFirst(built: BuiltFiles, queries: readonly string[]): Promise<FirstAnswer[]> {
  const answers: FirstAnswer[] = [];
  for (let start = 0; start < queries.length; start += readersAtOnce) {
    const asked = queries.slice(start, start + readersAtOnce).map((query) => askFirst(built, query));
    answers.push(...(await Promise.all(asked)));
  }
  return answers;
}

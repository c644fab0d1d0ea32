import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFiles } from '../indexer/buildFiles';
import { buildRequest } from '../protocol/buildRequest';
import { type IndexManifest, manifestPath } from '../protocol/manifest';
import type { SearchOutcome } from '../protocol/searchClient';
import { parseToWorker } from '../protocol/workerMessages';
import { type SearchWorker, createSearchClient } from './searchClient';
import { createSearchService } from './searchService';

const corpus = {
  head: {
    language: 'zh-Hans',
    docusaurusTag: 't',
    pages: [{ url: '/docs/a', product: '甲', title: '设备接入', keywords: ['上云'] }],
    sections: [{ page: 0, level: 1, anchor: '', headings: [] }],
    tables: { readings: [], otherReadings: [], traditional: '', otherNames: [] },
  },
  texts: [{ firstSection: 0, sections: [{ content: '心跳间隔为 30 s', code: '' }] }],
};

type Layout = IndexManifest['layout'];

/** What holds the text of a page, in either layout. */
const isText = (name: string) => /^(text|pages)-/.test(name);

let workers: SearchWorker[];
let fetched: string[];
/** Comes before the answer to a request for a file. */
let answerFirst: (name: string, signal: AbortSignal) => Promise<Response> | undefined;

/** A client whose workers are services in the same thread; what either says is cloned and parsed on its way. */
function createClient({ layout = 'whole', savesData = false }: { layout?: Layout; savesData?: boolean } = {}) {
  const { manifest, files } = buildFiles(corpus, () => 'a', layout);
  const startWorker = (): { worker: SearchWorker } => {
    let isThere = true;
    const receive = createSearchService({
      fetchFile: async (url, { signal }) => {
        const name = url.slice(url.lastIndexOf('/') + 1);
        fetched.push(name);
        const first = await answerFirst(name, signal);
        return (
          first ??
          new Response(name === manifestPath ? JSON.stringify(manifest) : new Uint8Array(files.get(name) ?? []))
        );
      },
      post: (message) => {
        if (isThere) worker.onmessage?.({ data: structuredClone(message) });
      },
    });
    const worker: SearchWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (message) => receive(parseToWorker(structuredClone(message))),
      terminate: () => (isThere = false),
    };
    workers.push(worker);
    return { worker };
  };
  return createSearchClient({ baseUrl: '/', startWorker, readContext: () => ({ pagePath: '/', savesData }) });
}

const queries = (query: string) => ({ requests: [buildRequest({ query })] });

/** The answer after which no better one is in sight. */
async function lastOf(asked: Promise<SearchOutcome>): Promise<SearchOutcome> {
  const outcome = await asked;
  if (!outcome.isOk || !outcome.better) return outcome;
  await outcome.better.arrives;
  return lastOf(outcome.better.ask());
}

function hitsOf(outcome: SearchOutcome): number | undefined {
  return outcome.isOk ? outcome.answers.results[0]?.nbHits : undefined;
}

beforeEach(() => {
  workers = [];
  fetched = [];
  answerFirst = () => undefined;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a part of the index that fails again and again', () => {
  const isLookedFor = () => fetched.some(isText);

  /** A reader has typed so long that another try waits for seconds. */
  async function typeInVain() {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerFirst = (name) => (isText(name) ? Promise.resolve(new Response('', { status: 500 })) : undefined);
    const client = createClient({ savesData: true });
    let asked = queries('心跳间隔');
    for (let typed = 0; typed < 5; typed += 1) {
      asked = queries('心跳间隔');
      const last = lastOf(client.search(asked));
      await vi.advanceTimersByTimeAsync(5000);
      expect(await last).toEqual({ isOk: true, answers: expect.anything() as unknown, isPartial: true });
    }
    answerFirst = () => undefined;
    fetched = [];
    return { client, asked };
  }

  it('waits for its turn when the reader types on', async () => {
    const { client } = await typeInVain();
    const typed = lastOf(client.search(queries('心跳间隔')));
    await vi.advanceTimersByTimeAsync(3999);
    expect(isLookedFor()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(hitsOf(await typed)).toBe(1);
  });

  it('is tried at once when the reader asks again', async () => {
    const { client, asked } = await typeInVain();
    const again = lastOf(client.search(asked));
    await vi.advanceTimersByTimeAsync(0);
    expect(isLookedFor()).toBe(true);
    expect(hitsOf(await again)).toBe(1);
  });

  it('is tried at once when the reader asks again while it waits for its turn', async () => {
    const { client } = await typeInVain();
    const asked = queries('心跳间隔');
    expect(await client.search(asked)).toMatchObject({ isPartial: true, better: expect.anything() as unknown });
    const again = lastOf(client.search(asked));
    await vi.advanceTimersByTimeAsync(0);
    expect(isLookedFor()).toBe(true);
    expect(hitsOf(await again)).toBe(1);
  });
});

describe.each<Layout>(['whole', 'sharded'])('client and worker of an index that is %s', (layout) => {
  it('look the text through with another worker when the one that answered first has broken', async () => {
    answerFirst = (name) => (isText(name) ? new Promise(() => undefined) : undefined);
    const first = await createClient({ layout, savesData: true }).search(queries('心跳间隔'));
    expect(first).toMatchObject({ isPartial: true });
    answerFirst = () => undefined;
    workers[0]?.onerror?.({ message: 'out of memory' });
    const last = await lastOf(Promise.resolve(first));
    expect(workers).toHaveLength(2);
    expect([hitsOf(last), last]).toEqual([1, expect.not.objectContaining({ isPartial: true })]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFiles } from '../indexer/buildFiles';
import { buildRequest } from '../protocol/buildRequest';
import { manifestPath } from '../protocol/manifest';
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
    tables: { readings: [], wordReadings: [], traditional: '', synonyms: [], concepts: [] },
  },
  texts: [{ firstSection: 0, sections: [{ content: '心跳间隔为 30 s', code: '' }] }],
};

const isText = (name: string) => name.startsWith('text-');

let workers: SearchWorker[];
let fetched: string[];
/** Replaces the response of a file. */
let answerFirst: (name: string, signal: AbortSignal) => Promise<Response | undefined> | undefined;

/** A client whose workers are services in the same thread. Messages are cloned and parsed. */
function createClient({ savesData = false } = {}) {
  const { manifest, files } = buildFiles(corpus, () => 'a');
  const startWorker = (): SearchWorker => {
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
    receive({ type: 'start', baseUrl: '/', pagePath: '/', savesData });
    workers.push(worker);
    return worker;
  };
  return createSearchClient(startWorker);
}

const queries = (query: string) => ({ requests: [buildRequest({ query })] });

/** The final answer, without a better one. */
async function lastOf(pending: Promise<SearchOutcome>): Promise<SearchOutcome> {
  const outcome = await pending;
  if (!outcome.isOk || !outcome.better) return outcome;
  await outcome.better.arrives;
  return lastOf(outcome.better.ask());
}

function hitsOf(outcome: SearchOutcome): number | undefined {
  return outcome.isOk ? outcome.answers.results[0]?.nbHits : undefined;
}

/** A response with one byte every 20 s. */
function trickle(): Response {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      controller.enqueue(new Uint8Array(1));
    },
  });
  return new Response(body);
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

describe('client and worker', () => {
  it('answer from the headings first, and again when text and names are loaded', async () => {
    let release: (response: undefined) => void = () => undefined;
    const released = new Promise<undefined>((resolve) => (release = resolve));
    answerFirst = (name) => (isText(name) ? released : undefined);
    const client = createClient();
    const first = await client.search(queries('心跳间隔'));
    expect([hitsOf(first), first]).toMatchObject([0, { isPartial: true, better: {} }]);
    release(undefined);
    const last = await lastOf(Promise.resolve(first));
    expect(last).toEqual({ isOk: true, answers: expect.anything() as unknown });
    expect(hitsOf(last)).toBe(1);
    expect(hitsOf(await client.search(queries('上云')))).toBe(1); // in the names only
  });

  it('request a fully loaded index once', async () => {
    const client = createClient();
    await lastOf(client.search(queries('心跳间隔')));
    const all = [...fetched];
    await lastOf(client.search(queries('设备接入')));
    expect(fetched).toEqual(all);
  });

  it('retry failed files with the next query, without another manifest', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerFirst = (name) => (isText(name) ? Promise.resolve(new Response('', { status: 500 })) : undefined);
    const client = createClient();
    expect(hitsOf(await lastOf(client.search(queries('心跳间隔'))))).toBe(0);
    answerFirst = () => undefined;
    fetched = [];
    expect(hitsOf(await lastOf(client.search(queries('心跳间隔'))))).toBe(1);
    expect(fetched.filter((name) => !isText(name))).toEqual([]);
  });

  it('wait for a slow index while data arrives', async () => {
    vi.useFakeTimers();
    answerFirst = (name) => (name.startsWith('head-') ? Promise.resolve(trickle()) : undefined);
    const settled = vi.fn();
    void createClient().search(queries('心跳间隔')).then(settled);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([workers.length, settled.mock.calls]).toEqual([1, []]);
  });

  it('abort a request without data', async () => {
    vi.useFakeTimers();
    const hanging = (signal: AbortSignal) =>
      new Promise<Response>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
      });
    answerFirst = (name, signal) => (name.startsWith('head-') ? hanging(signal) : undefined);
    const settled = vi.fn();
    const pending = createClient().search(queries('心跳间隔'));
    void pending.then(settled);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await pending).toMatchObject({ isOk: false, failure: 'network' });
  });

  it('search the text with another worker when the first one has crashed', async () => {
    answerFirst = (name) => (isText(name) ? new Promise(() => undefined) : undefined);
    const first = await createClient({ savesData: true }).search(queries('心跳间隔'));
    expect(first).toMatchObject({ isPartial: true });
    answerFirst = () => undefined;
    workers[0]?.onerror?.({ message: 'out of memory' });
    const last = await lastOf(Promise.resolve(first));
    expect(workers).toHaveLength(2);
    expect([hitsOf(last), last]).toEqual([1, expect.not.objectContaining({ isPartial: true })]);
  });
});

describe('a part of the index that fails repeatedly', () => {
  const isLookedFor = () => fetched.some(isText);

  /** Types often enough that the next attempt is seconds away. */
  async function typeWithoutSuccess() {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerFirst = (name) => (isText(name) ? Promise.resolve(new Response('', { status: 500 })) : undefined);
    const client = createClient({ savesData: true });
    let pending = queries('心跳间隔');
    for (let typed = 0; typed < 5; typed += 1) {
      pending = queries('心跳间隔');
      const last = lastOf(client.search(pending));
      await vi.advanceTimersByTimeAsync(5000);
      expect(await last).toEqual({ isOk: true, answers: expect.anything() as unknown, isPartial: true });
    }
    answerFirst = () => undefined;
    fetched = [];
    return { client, pending };
  }

  it('waits for its pause while the user is typing', async () => {
    const { client } = await typeWithoutSuccess();
    const typed = lastOf(client.search(queries('心跳间隔')));
    await vi.advanceTimersByTimeAsync(3999);
    expect(isLookedFor()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(hitsOf(await typed)).toBe(1);
  });

  it('is retried at once when the user retries', async () => {
    const { client, pending } = await typeWithoutSuccess();
    const again = lastOf(client.search(pending, true));
    await vi.advanceTimersByTimeAsync(0);
    expect(isLookedFor()).toBe(true);
    expect(hitsOf(await again)).toBe(1);
  });

  it('is retried at once when the user retries during a pause', async () => {
    const { client } = await typeWithoutSuccess();
    const pending = queries('心跳间隔');
    expect(await client.search(pending)).toMatchObject({ isPartial: true, better: expect.anything() as unknown });
    const again = lastOf(client.search(pending, true));
    await vi.advanceTimersByTimeAsync(0);
    expect(isLookedFor()).toBe(true);
    expect(hitsOf(await again)).toBe(1);
  });
});

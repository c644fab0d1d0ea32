import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../protocol/workerMessages';
import { type SearchWorker, createSearchClient } from './searchClient';

const queries = { requests: [] };

class FakeWorker implements SearchWorker {
  readonly received: ToWorker[] = [];
  isTerminated = false;
  onmessage: SearchWorker['onmessage'] = null;
  onerror: SearchWorker['onerror'] = null;
  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }
}

let workers: FakeWorker[] = [];
const client = () =>
  createSearchClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the search client', () => {
  it('starts no worker by itself, and one worker for any number of warm-ups', () => {
    const search = client();
    expect(workers).toHaveLength(0);
    search.warmUp();
    search.warmUp();
    expect(workers).toHaveLength(1);
  });

  it('assigns answers to queries in any order', async () => {
    const search = client();
    const [first, second] = [search.search(queries), search.search(queries)];
    workers[0]?.say({ type: 'answer', id: 2, answers: { results: [] }, state: 'ready' });
    workers[0]?.say({ type: 'failure', id: 1, failure: 'network', detail: 'x' });
    await expect(second).resolves.toEqual({ isOk: true, answers: { results: [] } });
    await expect(first).resolves.toEqual({ isOk: false, failure: 'network', detail: 'x' });
  });

  it('keeps the worker when the index failed to load, and asks it again', async () => {
    const search = client();
    const failed = search.search(queries);
    workers[0]?.say({ type: 'failure', id: 1, failure: 'index', detail: 'damaged' });
    await failed;
    const retried = search.search(queries, true);
    expect(workers[0]?.received.slice(-1)).toEqual([{ type: 'query', id: 2, queries, reason: 'retry', pagePath: '/' }]);
    workers[0]?.say({ type: 'answer', id: 2, answers: { results: [] }, state: 'ready' });
    await expect(retried).resolves.toMatchObject({ isOk: true });
    expect(workers).toHaveLength(1);
  });

  it('starts another worker when one has crashed', async () => {
    const search = client();
    const failed = search.search(queries);
    workers[0]?.say({ type: 'failure', id: 1, failure: 'worker', detail: 'RangeError' });
    await failed;
    expect(workers[0]?.isTerminated).toBe(true);
    const retried = search.search(queries, true);
    workers[1]?.say({ type: 'answer', id: 2, answers: { results: [] }, state: 'ready' });
    await expect(retried).resolves.toEqual({ isOk: true, answers: { results: [] } });
  });

  it('reports a worker that crashes, sends invalid messages or cannot be created', async () => {
    const broken = client();
    const first = broken.search(queries);
    workers[0]?.onerror?.({ message: 'boom' });
    await expect(first).resolves.toEqual({ isOk: false, failure: 'worker', detail: 'boom' });

    const second = broken.search(queries);
    workers[1]?.onmessage?.({ data: 'nonsense' });
    await expect(second).resolves.toMatchObject({ isOk: false, failure: 'worker' });

    const impossible = createSearchClient(() => {
      throw new Error('no workers here');
    });
    expect(() => {
      impossible.warmUp();
    }).not.toThrow();
    await expect(impossible.search(queries)).resolves.toMatchObject({ isOk: false, failure: 'worker' });
  });

  it('terminates a worker that never answers', async () => {
    const search = client();
    const hanging = search.search(queries);
    await vi.advanceTimersByTimeAsync(40_000);
    await expect(hanging).resolves.toMatchObject({ isOk: false, failure: 'worker' });
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('repeats a query with a new worker when one that loaded the index is silent for 2.5 seconds', async () => {
    const search = client();
    const first = search.search(queries);
    workers[0]?.say({ type: 'answer', id: 1, answers: { results: [] }, state: 'ready' });
    await first;
    const second = search.search(queries);
    await vi.advanceTimersByTimeAsync(2499);
    expect(workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(workers[0]?.isTerminated).toBe(true);
    expect(workers[1]?.received).toEqual([{ type: 'query', id: 2, queries, reason: 'new', pagePath: '/' }]);
    await vi.advanceTimersByTimeAsync(30_000); // the new worker loads the index
    expect(workers).toHaveLength(2);
    workers[1]?.say({ type: 'answer', id: 2, answers: { results: [] }, state: 'ready' });
    await expect(second).resolves.toEqual({ isOk: true, answers: { results: [] } });
  });

  it('reports the failure when no new worker can be started', async () => {
    const search = createSearchClient(() => {
      if (workers.length > 0) throw new Error('no more workers');
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    });
    const first = search.search(queries);
    workers[0]?.say({ type: 'answer', id: 1, answers: { results: [] }, state: 'ready' });
    await first;
    const second = search.search(queries);
    await vi.advanceTimersByTimeAsync(2500);
    await expect(second).resolves.toMatchObject({ isOk: false, failure: 'worker' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for a worker while files arrive', async () => {
    const search = client();
    const slow = search.search(queries);
    for (let told = 0; told < 4; told += 1) {
      await vi.advanceTimersByTimeAsync(30_000);
      workers[0]?.say({ type: 'progress' });
    }
    expect(workers[0]?.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(35_000);
    await expect(slow).resolves.toMatchObject({ isOk: false, failure: 'worker' });
  });

  it('gives the worker time to answer when the tab was suspended', async () => {
    const search = client();
    const asked = search.search(queries);
    vi.setSystemTime(Date.now() + 600_000);
    await vi.advanceTimersByTimeAsync(35_000);
    workers[0]?.say({ type: 'answer', id: 1, answers: { results: [] }, state: 'ready' });
    await expect(asked).resolves.toMatchObject({ isOk: true });
  });

  it('keeps the next worker when the timeout of a failed one ends', async () => {
    const search = client();
    const failed = search.search(queries);
    workers[0]?.onerror?.({});
    await failed;
    search.warmUp();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(workers[1]?.isTerminated).toBe(false);
  });

  it('ignores messages of a terminated worker', async () => {
    const search = client();
    const first = search.search(queries);
    workers[0]?.onerror?.({});
    await first;
    const second = search.search(queries);
    workers[0]?.say({ type: 'failure', id: 2, failure: 'network', detail: 'late' });
    workers[1]?.say({ type: 'answer', id: 2, answers: { results: [] }, state: 'ready' });
    await expect(second).resolves.toMatchObject({ isOk: true });
  });

  it('offers better answers while text is loading, and reports when', async () => {
    const search = client();
    const asked = search.search(queries);
    workers[0]?.say({ type: 'answer', id: 1, answers: { results: [] }, state: 'loadingText' });
    const outcome = await asked;
    if (!outcome.isOk || !outcome.better) throw new Error('no better answer in sight');
    let hasMore = false;
    void outcome.better.arrives.then(() => (hasMore = true));
    await Promise.resolve();
    expect(hasMore).toBe(false);
    workers[0]?.say({ type: 'change' });
    await outcome.better.arrives;
    const again = outcome.better.ask();
    expect(workers[0]?.received.slice(-1)).toEqual([
      { type: 'query', id: 2, queries, reason: 'update', pagePath: '/' },
    ]);
    workers[0]?.say({ type: 'answer', id: 2, answers: { results: [] }, state: 'failed' });
    await expect(again).resolves.toEqual({ isOk: true, answers: { results: [] }, isPartial: true });
  });
});

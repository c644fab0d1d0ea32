import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchQueries, SearchResult } from '../../search/protocol/query';
import type { SearchClient, SearchOutcome } from '../../search/protocol/searchClient';
import { createSearchSession } from './searchSession';

const queries = (name: string) => ({ requests: [], name }) as SearchQueries;
const result: SearchResult = { hits: [], nbHits: 1, nbPages: 1, page: 0, hitsPerPage: 20, query: '', facets: {} };
const succeeded = (query: string): SearchOutcome => ({ isOk: true, answers: { results: [{ ...result, query }] } });
const failed: SearchOutcome = { isOk: false, failure: 'network', detail: '' };

let pending: ((outcome: SearchOutcome) => void)[];
const client: SearchClient = { warmUp: () => undefined, search: () => new Promise((resolve) => pending.push(resolve)) };

async function settle(request: number, outcome: SearchOutcome): Promise<void> {
  pending[request]?.(outcome);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  pending = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a search session', () => {
  // spec: session-idle-and-loading
  it('is idle, then loading, then idle with results', async () => {
    const session = createSearchSession(client);
    expect(session.getSnapshot()).toEqual({ status: 'idle', results: [] });
    session.search(queries('a'));
    expect(session.getSnapshot().status).toBe('loading');
    await settle(0, succeeded('a'));
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', results: [{ query: 'a' }] });
  });

  // spec: session-stalled
  it('is stalled after 300 ms, not before', async () => {
    const session = createSearchSession(client);
    session.search(queries('a'));
    await vi.advanceTimersByTimeAsync(299);
    expect(session.getSnapshot().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot().status).toBe('stalled');
    await settle(0, succeeded('a'));
    expect(session.getSnapshot().status).toBe('idle');
  });

  it('keeps the last results while the next query is loading', async () => {
    const session = createSearchSession(client);
    session.search(queries('a'));
    await settle(0, succeeded('a'));
    session.search(queries('b'));
    expect(session.getSnapshot()).toMatchObject({ status: 'loading', results: [{ query: 'a' }] });
  });

  it('shows no results after 600 ms without typing', async () => {
    const nothing: SearchOutcome = { isOk: true, answers: { results: [{ ...result, nbHits: 0, query: '' }] } };
    const session = createSearchSession(client);
    session.search(queries('a'));
    await settle(0, succeeded('a'));
    const seen: number[] = [];
    session.subscribe(() => seen.push(session.getSnapshot().results[0]?.nbHits ?? -1));
    for (const request of [1, 2, 3]) {
      session.search(queries('typing'));
      await settle(request, nothing);
      await vi.advanceTimersByTimeAsync(599);
    }
    expect([new Set(seen), session.getSnapshot().status]).toEqual([new Set([1]), 'loading']);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', results: [{ nbHits: 0 }] });
    session.retry();
    await settle(4, nothing);
    expect(session.getSnapshot().status).toBe('idle');
  });

  it('ignores responses and errors that arrive after a newer query', async () => {
    const session = createSearchSession(client);
    session.search(queries('a'));
    session.search(queries('b'));
    await settle(1, succeeded('b'));
    await settle(0, failed);
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', results: [{ query: 'b' }] });
  });

  // spec: session-error-and-retry
  it('keeps an error, and retries the last query', async () => {
    const session = createSearchSession(client);
    session.search(queries('a'));
    await settle(0, failed);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.getSnapshot()).toEqual({ status: 'error', results: [], failure: 'network', retries: 0 });
    session.retry();
    await settle(1, failed);
    expect(session.getSnapshot()).toMatchObject({ status: 'error', retries: 1 });
    session.retry();
    session.retry(); // an accidental double tap
    await settle(3, succeeded('a'));
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', retries: 2 });
    session.search(queries('b'));
    await settle(4, failed);
    expect(session.getSnapshot()).toMatchObject({ status: 'error', retries: 0 });
  });

  it('ignores pending responses and retries after clear', async () => {
    const session = createSearchSession(client);
    session.search(queries('a'));
    session.clear();
    await settle(0, succeeded('a'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(session.getSnapshot()).toEqual({ status: 'idle', results: [] });
    session.retry();
    expect(session.getSnapshot().status).toBe('idle');
  });

  it('notifies listeners until they unsubscribe', () => {
    const session = createSearchSession(client);
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.search(queries('a'));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    session.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  describe('while the index is loading', () => {
    const partial = (query: string, nbHits: number, arrives: Promise<void>): SearchOutcome => ({
      isOk: true,
      answers: { results: [{ ...result, query, nbHits }] },
      isPartial: true,
      better: { arrives, ask: () => client.search(queries(query)) },
    });
    const signal = () => {
      let send: () => void = () => undefined;
      const arrives = new Promise<void>((resolve) => (send = resolve));
      return { arrives, send };
    };

    /** Creates a session with partial results for "a". `arrive` lets it request better ones. */
    const searchPartly = async (nbHits = 1) => {
      const session = createSearchSession(client);
      const { arrives, send } = signal();
      session.search(queries('a'));
      await settle(0, partial('a', nbHits, arrives));
      const arrive = async () => {
        send();
        await vi.advanceTimersByTimeAsync(0);
      };
      return { session, arrive };
    };

    it('shows partial results and replaces them by better ones without a loading status', async () => {
      const { session, arrive } = await searchPartly();
      expect(session.getSnapshot()).toEqual({ status: 'idle', results: [{ ...result, query: 'a' }] });
      await arrive();
      await settle(1, succeeded('a, all of it'));
      await vi.advanceTimersByTimeAsync(1000);
      expect(session.getSnapshot()).toMatchObject({ status: 'idle', results: [{ ...result, query: 'a, all of it' }] });
    });

    it('sets isGrowing after 300 ms until the better results arrive', async () => {
      const { session, arrive } = await searchPartly();
      await vi.advanceTimersByTimeAsync(299);
      expect(session.getSnapshot().isGrowing).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(session.getSnapshot()).toMatchObject({ status: 'idle', isGrowing: true, results: [{ query: 'a' }] });
      await arrive();
      await settle(1, succeeded('a, all of it'));
      expect(session.getSnapshot().isGrowing).toBeUndefined();
    });

    it('keeps isGrowing while results are still partial', async () => {
      const session = createSearchSession(client);
      const [first, second] = [signal(), signal()];
      session.search(queries('a'));
      await settle(0, partial('a', 1, first.arrives));
      await vi.advanceTimersByTimeAsync(300);
      const seen: (true | undefined)[] = [];
      session.subscribe(() => seen.push(session.getSnapshot().isGrowing));
      first.send();
      await vi.advanceTimersByTimeAsync(0);
      await settle(1, partial('a', 2, second.arrives));
      await vi.advanceTimersByTimeAsync(300);
      second.send();
      await vi.advanceTimersByTimeAsync(0);
      await settle(2, succeeded('a, all of it'));
      expect(seen).toEqual([true, undefined]);
    });

    it('shows no results only after the whole index has been searched', async () => {
      const { session, arrive } = await searchPartly(0);
      expect(session.getSnapshot().status).toBe('loading');
      await vi.advanceTimersByTimeAsync(300);
      expect(session.getSnapshot().status).toBe('stalled');
      await arrive();
      await settle(1, { isOk: true, answers: { results: [{ ...result, nbHits: 0 }] }, isPartial: true });
      await vi.advanceTimersByTimeAsync(300);
      expect(session.getSnapshot()).toMatchObject({ status: 'idle', isPartial: true, results: [{ nbHits: 0 }] });
    });

    it('keeps isPartial until the complete results arrive', async () => {
      const session = createSearchSession(client);
      const { arrives, send } = signal();
      session.search(queries('a'));
      await settle(0, { isOk: true, answers: { results: [result] }, isPartial: true });
      session.retry();
      await settle(1, partial('a', 1, arrives));
      await vi.advanceTimersByTimeAsync(300);
      expect(session.getSnapshot()).toMatchObject({ isPartial: true, isGrowing: true });
      send();
      await vi.advanceTimersByTimeAsync(0);
      await settle(2, succeeded('a, all of it'));
      expect(session.getSnapshot()).toMatchObject({ status: 'idle', results: [{ ...result, query: 'a, all of it' }] });
    });

    it('requests better results for the last query only', async () => {
      const { session, arrive } = await searchPartly();
      session.search(queries('b'));
      await arrive();
      expect(pending).toHaveLength(2);
    });

    it('ignores a late error of an older query', async () => {
      const { session, arrive } = await searchPartly();
      await arrive();
      session.search(queries('b'));
      await settle(1, failed);
      expect(session.getSnapshot().status).toBe('loading');
      await vi.advanceTimersByTimeAsync(300);
      expect(session.getSnapshot().status).toBe('stalled');
    });

    it('keeps the results of a newer query when better results of an older one fail', async () => {
      const { session, arrive } = await searchPartly();
      await arrive();
      session.search(queries('b'));
      await settle(2, succeeded('b'));
      const whole = session.getSnapshot();
      await settle(1, failed);
      expect(session.getSnapshot()).toBe(whole);
    });

    it('keeps partial results when the better ones fail', async () => {
      const { session, arrive } = await searchPartly();
      await arrive();
      await settle(1, failed);
      const partialResults = { status: 'idle', isPartial: true, results: [{ ...result, query: 'a' }] };
      expect(session.getSnapshot()).toMatchObject(partialResults);
      await vi.advanceTimersByTimeAsync(1000);
      expect(session.getSnapshot()).toMatchObject(partialResults);
    });
  });
});

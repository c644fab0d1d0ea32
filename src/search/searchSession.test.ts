import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchQueries, SearchResult } from '../../search/protocol/query';
import type { SearchClient, SearchOutcome } from '../../search/protocol/searchClient';
import { createSearchSession } from './searchSession';

const questions = (name: string) => ({ requests: [], name }) as SearchQueries;
const result: SearchResult = { hits: [], nbHits: 1, nbPages: 1, page: 0, hitsPerPage: 20, query: '', facets: {} };
const answered = (query: string): SearchOutcome => ({ isOk: true, answers: { results: [{ ...result, query }] } });
const failed: SearchOutcome = { isOk: false, failure: 'network', detail: '' };

let pending: ((outcome: SearchOutcome) => void)[];
const client: SearchClient = { warmUp: () => undefined, search: () => new Promise((resolve) => pending.push(resolve)) };

async function settle(turn: number, outcome: SearchOutcome): Promise<void> {
  pending[turn]?.(outcome);
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
    session.ask(questions('a'));
    expect(session.getSnapshot().status).toBe('loading');
    await settle(0, answered('a'));
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', results: [{ query: 'a' }] });
  });

  // spec: session-stalled
  it('is stalled after 300 ms, not before', async () => {
    const session = createSearchSession(client);
    session.ask(questions('a'));
    await vi.advanceTimersByTimeAsync(299);
    expect(session.getSnapshot().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot().status).toBe('stalled');
    await settle(0, answered('a'));
    expect(session.getSnapshot().status).toBe('idle');
  });

  it('keeps the last results while the next question is under way', async () => {
    const session = createSearchSession(client);
    session.ask(questions('a'));
    await settle(0, answered('a'));
    session.ask(questions('b'));
    expect(session.getSnapshot()).toMatchObject({ status: 'loading', results: [{ query: 'a' }] });
  });

  it('says "no results" when nothing has been typed for 600 ms', async () => {
    const nothing: SearchOutcome = { isOk: true, answers: { results: [{ ...result, nbHits: 0, query: '' }] } };
    const session = createSearchSession(client);
    session.ask(questions('a'));
    await settle(0, answered('a'));
    const seen: number[] = [];
    session.subscribe(() => seen.push(session.getSnapshot().results[0]?.nbHits ?? -1));
    for (const turn of [1, 2, 3]) {
      session.ask(questions('typing'));
      await settle(turn, nothing);
      await vi.advanceTimersByTimeAsync(599);
    }
    expect([new Set(seen), session.getSnapshot().status]).toEqual([new Set([1]), 'loading']);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', results: [{ nbHits: 0 }] });
    session.retry();
    await settle(4, nothing);
    expect(session.getSnapshot().status).toBe('idle');
  });

  it('ignores an answer that comes after a newer question, good or bad', async () => {
    const session = createSearchSession(client);
    session.ask(questions('a'));
    session.ask(questions('b'));
    await settle(1, answered('b'));
    await settle(0, failed);
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', results: [{ query: 'b' }] });
  });

  // spec: session-error-and-retry
  it('shows an error that stays, and retries the last question', async () => {
    const session = createSearchSession(client);
    session.ask(questions('a'));
    await settle(0, failed);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.getSnapshot()).toEqual({ status: 'error', results: [], failure: 'network', retries: 0 });
    session.retry();
    await settle(1, failed);
    expect(session.getSnapshot()).toMatchObject({ status: 'error', retries: 1 });
    session.retry();
    session.retry(); // a glove that taps twice
    await settle(3, answered('a'));
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', retries: 2 });
    session.ask(questions('b'));
    await settle(4, failed);
    expect(session.getSnapshot()).toMatchObject({ status: 'error', retries: 0 });
  });

  it('forgets everything when cleared, and what was under way', async () => {
    const session = createSearchSession(client);
    session.ask(questions('a'));
    session.clear();
    await settle(0, answered('a'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(session.getSnapshot()).toEqual({ status: 'idle', results: [] });
    session.retry();
    expect(session.getSnapshot().status).toBe('idle');
  });

  it('tells who listens, until they stop', () => {
    const session = createSearchSession(client);
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.ask(questions('a'));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    session.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  describe('while the index is still loading', () => {
    const partial = (query: string, nbHits: number, arrives: Promise<void>): SearchOutcome => ({
      isOk: true,
      answers: { results: [{ ...result, query, nbHits }] },
      isPartial: true,
      better: { arrives, ask: () => client.search(questions(query)) },
    });
    const signal = () => {
      let send: () => void = () => undefined;
      const arrives = new Promise<void>((resolve) => (send = resolve));
      return { arrives, send };
    };

    /** A session with a first answer to "a"; `arrive` is when it may ask for a better one. */
    const askPartly = async (nbHits = 1) => {
      const session = createSearchSession(client);
      const { arrives, send } = signal();
      session.ask(questions('a'));
      await settle(0, partial('a', nbHits, arrives));
      const arrive = async () => {
        send();
        await vi.advanceTimersByTimeAsync(0);
      };
      return { session, arrive };
    };

    it('shows what there is and replaces it silently by what comes', async () => {
      const { session, arrive } = await askPartly();
      expect(session.getSnapshot()).toEqual({ status: 'idle', results: [{ ...result, query: 'a' }] });
      await arrive();
      await settle(1, answered('a, all of it'));
      await vi.advanceTimersByTimeAsync(1000);
      expect(session.getSnapshot()).toMatchObject({ status: 'idle', results: [{ ...result, query: 'a, all of it' }] });
    });

    it('says that there will be more when that takes a while, until it is there', async () => {
      const { session, arrive } = await askPartly();
      await vi.advanceTimersByTimeAsync(299);
      expect(session.getSnapshot().isGrowing).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(session.getSnapshot()).toMatchObject({ status: 'idle', isGrowing: true, results: [{ query: 'a' }] });
      await arrive();
      await settle(1, answered('a, all of it'));
      expect(session.getSnapshot().isGrowing).toBeUndefined();
    });

    it('goes on saying so when only a part of it has come', async () => {
      const session = createSearchSession(client);
      const [first, second] = [signal(), signal()];
      session.ask(questions('a'));
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
      await settle(2, answered('a, all of it'));
      expect(seen).toEqual([true, undefined]);
    });

    it('does not say "no results" before everything has been looked through', async () => {
      const { session, arrive } = await askPartly(0);
      expect(session.getSnapshot().status).toBe('loading');
      await vi.advanceTimersByTimeAsync(300);
      expect(session.getSnapshot().status).toBe('stalled');
      await arrive();
      await settle(1, { isOk: true, answers: { results: [{ ...result, nbHits: 0 }] }, isPartial: true });
      await vi.advanceTimersByTimeAsync(300);
      expect(session.getSnapshot()).toMatchObject({ status: 'idle', isPartial: true, results: [{ nbHits: 0 }] });
    });

    it('goes on saying what could not be had until it is there', async () => {
      const session = createSearchSession(client);
      const { arrives, send } = signal();
      session.ask(questions('a'));
      await settle(0, { isOk: true, answers: { results: [result] }, isPartial: true });
      session.retry();
      await settle(1, partial('a', 1, arrives));
      await vi.advanceTimersByTimeAsync(300);
      expect(session.getSnapshot()).toMatchObject({ isPartial: true, isGrowing: true });
      send();
      await vi.advanceTimersByTimeAsync(0);
      await settle(2, answered('a, all of it'));
      expect(session.getSnapshot()).toMatchObject({ status: 'idle', results: [{ ...result, query: 'a, all of it' }] });
    });

    it('asks again for the last question only', async () => {
      const { session, arrive } = await askPartly();
      session.ask(questions('b'));
      await arrive();
      expect(pending).toHaveLength(2);
    });

    it('is not troubled by better results of an older question that fail late', async () => {
      const { session, arrive } = await askPartly();
      await arrive();
      session.ask(questions('b'));
      await settle(1, failed);
      expect(session.getSnapshot().status).toBe('loading');
      await vi.advanceTimersByTimeAsync(300);
      expect(session.getSnapshot().status).toBe('stalled');
    });

    it('keeps the whole answer to a newer question when better results of an older one fail', async () => {
      const { session, arrive } = await askPartly();
      await arrive();
      session.ask(questions('b'));
      await settle(2, answered('b'));
      const whole = session.getSnapshot();
      await settle(1, failed);
      expect(session.getSnapshot()).toBe(whole);
    });

    it('keeps its results when the better ones fail', async () => {
      const { session, arrive } = await askPartly();
      await arrive();
      await settle(1, failed);
      const kept = { status: 'idle', isPartial: true, results: [{ ...result, query: 'a' }] };
      expect(session.getSnapshot()).toMatchObject(kept);
      await vi.advanceTimersByTimeAsync(1000);
      expect(session.getSnapshot()).toMatchObject(kept);
    });
  });
});

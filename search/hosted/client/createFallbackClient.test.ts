import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchOutcome } from '../../protocol/searchClient';
import { createFallbackClient } from './createFallbackClient';

const queries = { requests: [] };
const fromHosted: SearchOutcome = { isOk: true, answers: { results: [] } };
const fromEmbedded: SearchOutcome = { isOk: true, answers: { results: [] } };
const failed: SearchOutcome = { isOk: false, failure: 'network', detail: 'x' };

const hosted = { warmUp: vi.fn(), search: vi.fn<() => Promise<SearchOutcome>>() };
const embedded = { warmUp: vi.fn(), search: vi.fn(async () => fromEmbedded) };
const client = () => createFallbackClient({ hosted, embedded, now: Date.now });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  hosted.search.mockImplementation(async () => fromHosted);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the hosted service with the embedded index as fallback', () => {
  it('does not load the index while the service answers', async () => {
    const search = client();
    search.warmUp();
    expect(await search.search(queries)).toBe(fromHosted);
    expect(hosted.warmUp).toHaveBeenCalledOnce();
    expect(embedded.warmUp).not.toHaveBeenCalled();
    expect(embedded.search).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('asks the index when the service fails, and only the index for two minutes', async () => {
    const search = client();
    hosted.search.mockResolvedValueOnce(failed);
    expect(await search.search(queries)).toBe(fromEmbedded);
    await vi.advanceTimersByTimeAsync(119_999);
    search.warmUp();
    expect(await search.search(queries)).toBe(fromEmbedded);
    expect(hosted.search).toHaveBeenCalledOnce();
    expect(hosted.warmUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await search.search(queries)).toBe(fromHosted);
  });

  it('begins to load the index after one second without an answer and asks it after three', async () => {
    hosted.search.mockReturnValue(new Promise(() => undefined));
    const answered = vi.fn();
    void client().search(queries).then(answered);
    await vi.advanceTimersByTimeAsync(999);
    expect(embedded.warmUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(embedded.warmUp).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith(fromEmbedded);
  });

  it('waits three seconds in all while the user is typing, and again after an answer', async () => {
    const never = new Promise<SearchOutcome>(() => undefined);
    hosted.search.mockReturnValue(never);
    const search = client();
    const answered = vi.fn();
    void search.search(queries).then(answered);
    await vi.advanceTimersByTimeAsync(2900);
    void search.search(queries).then(answered);
    await vi.advanceTimersByTimeAsync(100);
    expect(answered.mock.calls).toEqual([[fromEmbedded], [fromEmbedded]]);
    expect(vi.getTimerCount()).toBe(0);

    await vi.advanceTimersByTimeAsync(120_000);
    hosted.search.mockResolvedValueOnce(fromHosted);
    expect(await search.search(queries)).toBe(fromHosted);
    void search.search(queries).then(answered);
    await vi.advanceTimersByTimeAsync(2999);
    expect(answered).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledTimes(3);
  });
});

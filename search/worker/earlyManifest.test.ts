import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchEarlyManifest } from './earlyManifest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answerWith = (answer: typeof fetch) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

describe('the manifest that the page fetches', () => {
  it('is asked for past the cache', async () => {
    const fetched = answerWith(async () => new Response('{}'));
    const bytes = await fetchEarlyManifest('/site/');
    expect(new TextDecoder().decode(bytes)).toBe('{}');
    expect(fetched).toHaveBeenCalledWith('/site/search-index.json', expect.objectContaining({ cache: 'no-cache' }));
  });

  it.each<[string, () => Promise<Response>]>([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server refuses', async () => new Response('', { status: 503 })],
  ])('is left to the worker when %s', async (_what, answer) => {
    answerWith(answer);
    await expect(fetchEarlyManifest('/')).resolves.toBeUndefined();
  });

  it('is given up after three seconds, and left to the worker', async () => {
    vi.useFakeTimers();
    answerWith(
      (_url, { signal } = {}) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const settled = vi.fn();
    void fetchEarlyManifest('/').then(settled);
    await vi.advanceTimersByTimeAsync(2999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(undefined);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchEarlyManifest } from './earlyManifest';
import type { FetchFile } from './fetchBytes';

afterEach(() => {
  vi.useRealTimers();
});

describe('the manifest that the page fetches', () => {
  it('is asked for past the cache', async () => {
    const fetchFile = vi.fn<FetchFile>(async () => new Response('{}'));
    const bytes = await fetchEarlyManifest('/site/', fetchFile);
    expect(new TextDecoder().decode(bytes)).toBe('{}');
    expect(fetchFile).toHaveBeenCalledWith('/site/search-index.json', expect.objectContaining({ cache: 'no-cache' }));
  });

  it.each<[string, FetchFile]>([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server refuses', async () => new Response('', { status: 503 })],
  ])('is left to the worker when %s', async (_what, fetchFile) => {
    await expect(fetchEarlyManifest('/', fetchFile)).resolves.toBeUndefined();
  });

  it('is left to the worker after three seconds', async () => {
    vi.useFakeTimers();
    const hanging: FetchFile = (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const settled = vi.fn();
    void fetchEarlyManifest('/', hanging).then(settled);
    await vi.advanceTimersByTimeAsync(2999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(undefined);
  });
});

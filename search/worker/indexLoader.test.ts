import { afterEach, describe, expect, it, vi } from 'vitest';
import type { IndexManifest } from '../protocol/manifest';
import { IndexLoadError } from './indexLoadError';
import { createTestLoader, head, manifest, rejectUnexpected, settled, textFile } from './testing/createTestLoader';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the index loader', () => {
  it('answers from the headings, then from more and more text', async () => {
    const { ask, arrive, states } = createTestLoader({ pagePath: '/docs/a' });
    expect(states()).toEqual(['loadingHeadings']);
    expect(await ask()).toEqual({ known: [], state: 'loadingText' });
    await arrive();
    expect(states()).toEqual(['loadingHeadings', 'loadingText', 'loadingText']);
    expect(await ask()).toEqual({ known: [0], state: 'loadingText' });
    await arrive();
    expect(states()).toHaveLength(3); // results do not move for every part
    await arrive();
    expect(states().slice(3)).toEqual(['loadingText', 'ready']);
    expect(await ask()).toEqual({ known: [0, 1, 2], state: 'ready' });
  });

  it('loads the text of the open page first and alone', async () => {
    const { pending, arrive } = createTestLoader({ pagePath: '/docs/b' });
    await settled();
    expect(pending.map(({ file: one }) => one.firstSection)).toEqual([1]);
    await arrive();
    expect(pending.map(({ file: one }) => one.firstSection)).toEqual([0, 2]);
  });

  it('fetches later parts while the engine is created, and adds none before', async () => {
    const { arrive, steps } = createTestLoader({ pagePath: '/docs/b' });
    await settled();
    expect(steps).toEqual(['fetch 1', 'create']);
    await arrive();
    // The next parts are fetched before these are parsed.
    expect(steps).toEqual(['fetch 1', 'create', 'fetch 0', 'fetch 2', 'add 1']);
  });

  it('keeps the other parts when one is malformed, and retries that one', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { pending, ask, arrive, break: breakOne } = createTestLoader();
    await settled();
    await breakOne();
    await arrive();
    await arrive();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await ask('update')).toEqual({ known: [1, 2], state: 'failed' });
    expect(await ask()).toMatchObject({ state: 'loadingText' });
    expect(pending).toHaveLength(1);
  });

  it('loads no text on a slow connection until the first query', async () => {
    const { pending, ask } = createTestLoader({ savesData: true });
    await settled();
    expect(pending).toHaveLength(0);
    expect(await ask()).toMatchObject({ state: 'loadingText' });
    await settled();
    expect(pending).toHaveLength(3);
  });

  it('loads other parts while one hangs', async () => {
    vi.useFakeTimers();
    const { pending } = createTestLoader({ pagePath: '/docs/b' });
    await vi.advanceTimersByTimeAsync(2999);
    expect(pending).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(pending).toHaveLength(3);
  });

  it('keeps the other parts when one fails, and retries that one with the next query', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { pending, ask, arrive, fail, states } = createTestLoader({ pagePath: '/docs/a' });
    await settled();
    await fail();
    await arrive();
    await arrive();
    expect(states()).toEqual(['loadingHeadings', 'loadingText', 'loadingText', 'loadingText', 'failed']);
    expect(await ask('update')).toEqual({ known: [1, 2], state: 'failed' });
    expect(pending).toHaveLength(0);
    expect(await ask()).toEqual({ known: [1, 2], state: 'loadingText' });
    await arrive();
    expect(await ask('update')).toEqual({ known: [1, 2, 0], state: 'ready' });
  });

  it('retries once by itself when a part fails after a query', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { pending, ask, arrive, fail } = createTestLoader({ pagePath: '/docs/a' });
    await settled();
    await arrive();
    await ask();
    await fail();
    await arrive();
    expect(pending).toHaveLength(1);
    expect(await ask('update')).toEqual({ known: [0, 2], state: 'loadingText' });
    await fail();
    expect(pending).toHaveLength(0);
    expect(await ask('update')).toEqual({ known: [0, 2], state: 'failed' });
  });

  it('opens the index of another deployment when a part of this one is gone', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let current: IndexManifest = { ...manifest, texts: [textFile('a', 0)] };
    const loadManifest = vi.fn(async () => current);
    const { pending, ask, arrive, lose, steps } = createTestLoader({ loadManifest });
    await settled();
    await lose();
    expect(await ask()).toMatchObject({ known: [], state: 'loadingText' }); // the same deployment: only another attempt
    await settled();
    expect(steps.filter((step) => step === 'create')).toHaveLength(1);
    await lose();
    expect(await ask('update')).toEqual({ known: [], state: 'failed' });
    expect(loadManifest.mock.calls).toEqual([[], ['reload']]); // no new query

    current = { ...manifest, texts: [textFile('d', 1)] };
    expect(await ask()).toMatchObject({ state: 'loadingText' });
    await settled();
    expect(steps.filter((step) => step === 'create')).toHaveLength(2);
    expect(pending.at(-1)?.file.firstSection).toBe(1);
    await arrive();
    expect(await ask('update')).toEqual({ known: [1], state: 'ready' });
  });

  it('opens that index by itself when a query is waiting', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let current: IndexManifest = { ...manifest, texts: [textFile('a', 0)] };
    const { ask, arrive, lose } = createTestLoader({ loadManifest: async () => current, savesData: true });
    await ask();
    await settled();
    current = { ...manifest, texts: [textFile('d', 1)] };
    await lose();
    expect(await ask('update')).toEqual({ known: [], state: 'loadingText' });
    await arrive();
    expect(await ask('update')).toEqual({ known: [1], state: 'ready' });
  });

  it('fetches the manifest once for a part that is gone, not for every key press', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const loadManifest = vi.fn(async () => ({ ...manifest, texts: [textFile('a', 0)] }));
    const { ask, lose } = createTestLoader({ loadManifest });
    await settled();
    await lose();
    for (let key = 0; key < 3; key += 1) {
      await ask();
      await settled();
    }
    expect(loadManifest.mock.calls).toEqual([[], ['reload']]);
  });

  it('fetches no manifest when a part fails for another reason', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const loadManifest = vi.fn(async () => ({ ...manifest, texts: [textFile('a', 0)] }));
    const { ask, fail } = createTestLoader({ loadManifest });
    await settled();
    await fail();
    await ask();
    expect(loadManifest).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['keeps what is there when the manifest fails to load, too', 'network', { known: [0], state: 'loadingText' }],
    ['says so when the other deployment is not for these scripts', 'index', undefined],
  ] as const)('%s', async (_what, failure, expected) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isFirst = true;
    const loadManifest = async () => {
      if (!isFirst) throw new IndexLoadError(failure, 'gone');
      isFirst = false;
      return { ...manifest, texts: [textFile('a', 0), textFile('b', 1)] };
    };
    const { ask, arrive, lose } = createTestLoader({ loadManifest });
    await settled();
    await arrive();
    await lose();
    expect(await ask()).toMatchObject({ known: [0] });
    await settled();
    if (expected) expect(await ask('update')).toMatchObject(expected);
    else await expect(ask('update')).rejects.toMatchObject({ failure });
  });

  it('retries a failing part less and less often', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { ask, pending, fail } = createTestLoader({
      loadManifest: async () => ({ ...manifest, texts: [textFile('a', 0)] }),
    });
    await vi.advanceTimersByTimeAsync(0);
    for (const pauseMs of [0, 0, 1000, 2000, 4000, 4000]) {
      await fail();
      expect(await ask()).toMatchObject({ state: 'loadingText' });
      if (pauseMs > 0) await vi.advanceTimersByTimeAsync(pauseMs - 1);
      expect(pending).toHaveLength(pauseMs > 0 ? 0 : 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(pending).toHaveLength(1);
    }
  });

  it('retries with the first query what failed before it', async () => {
    let tries = 0;
    const loadManifest = async () => {
      tries += 1;
      if (tries === 1) throw new IndexLoadError('network', 'no network yet');
      return manifest;
    };
    const { ask } = createTestLoader({
      files: {
        loadManifest,
        loadHead: async () => head,
        fetchNames: rejectUnexpected,
        fetchText: rejectUnexpected,
      },
    });
    await settled();
    expect(await ask()).toMatchObject({ known: [] });
    expect(tries).toBe(2);
  });

  it('fails every query when the head is unavailable', async () => {
    const files = {
      loadManifest: async () => manifest,
      loadHead: () => Promise.reject(new IndexLoadError('index', 'damaged')),
      fetchNames: rejectUnexpected,
      fetchText: rejectUnexpected,
    };
    const { ask, states } = createTestLoader({ files });
    await expect(ask()).rejects.toMatchObject({ failure: 'index' });
    expect(states()).toEqual(['loadingHeadings', 'failed']);
    await expect(ask()).rejects.toMatchObject({ failure: 'index' });
  });
});

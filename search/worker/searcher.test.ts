import { afterEach, describe, expect, it, vi } from 'vitest';
import type { IndexManifest } from '../protocol/manifest';
import { IndexLoadError } from './indexLoadError';
import { createLateSearcher, head, manifest, notAskedFor, settled, textFile } from './testing/createLateSearcher';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the searcher', () => {
  it('answers from the head, then from ever more text, and says so', async () => {
    const { ask, arrive, onChange } = createLateSearcher({ pagePath: '/docs/a' });
    expect(await ask()).toEqual({ known: [], isPartial: true, isLoading: true });
    await arrive();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(await ask()).toEqual({ known: [0], isPartial: true, isLoading: true });
    await arrive();
    expect(onChange).toHaveBeenCalledTimes(1); // results do not move for every part
    await arrive();
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(await ask()).toEqual({ known: [0, 1, 2], isPartial: false, isLoading: false });
  });

  it('loads the text of the open page first and alone', async () => {
    const { pending, arrive } = createLateSearcher({ pagePath: '/docs/b' });
    await settled();
    expect(pending.map(({ file: one }) => one.firstSection)).toEqual([1]);
    await arrive();
    expect(pending.map(({ file: one }) => one.firstSection)).toEqual([0, 2]);
  });

  it('has later parts on their way while the engine is created, and adds none before', async () => {
    const { arrive, steps } = createLateSearcher({ pagePath: '/docs/b' });
    await settled();
    expect(steps).toEqual(['fetch 1', 'create']);
    await arrive();
    // The line is busy again before the processor is.
    expect(steps).toEqual(['fetch 1', 'create', 'fetch 0', 'fetch 2', 'add 1']);
  });

  it('keeps the other parts when one is no text, and tries that one again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { pending, ask, arrive, break: breakOne } = createLateSearcher();
    await settled();
    await breakOne();
    await arrive();
    await arrive();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await ask(true)).toEqual({ known: [1, 2], isPartial: true, isLoading: false });
    expect(await ask()).toMatchObject({ isLoading: true });
    expect(pending).toHaveLength(1);
  });

  it('leaves text alone on a slow connection until somebody asks', async () => {
    const { pending, ask } = createLateSearcher({ savesData: true });
    await settled();
    expect(pending).toHaveLength(0);
    expect(await ask()).toMatchObject({ isPartial: true, isLoading: true });
    await settled();
    expect(pending).toHaveLength(3);
  });

  it('does not let a part that hangs keep the others away', async () => {
    vi.useFakeTimers();
    const { pending } = createLateSearcher({ pagePath: '/docs/b' });
    await vi.advanceTimersByTimeAsync(2999);
    expect(pending).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(pending).toHaveLength(3);
  });

  it('keeps the other parts when one fails, and tries that one again when somebody asks anew', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { pending, ask, arrive, fail, onChange } = createLateSearcher({ pagePath: '/docs/a' });
    await settled();
    await fail();
    await arrive();
    await arrive();
    expect(onChange).toHaveBeenCalledTimes(2); // names, then the others
    expect(await ask(true)).toEqual({ known: [1, 2], isPartial: true, isLoading: false });
    expect(pending).toHaveLength(0);
    expect(await ask()).toEqual({ known: [1, 2], isPartial: true, isLoading: true });
    await arrive();
    expect(await ask(true)).toEqual({ known: [1, 2, 0], isPartial: false, isLoading: false });
  });

  it('tries once more, by itself, what fails after somebody asked for it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { pending, ask, arrive, fail, onChange } = createLateSearcher({ pagePath: '/docs/a' });
    await settled();
    await arrive();
    await ask();
    await fail();
    await arrive();
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(pending).toHaveLength(1);
    expect(await ask(true)).toEqual({ known: [0, 2], isPartial: true, isLoading: true });
    await fail();
    expect(pending).toHaveLength(0);
    expect(await ask(true)).toEqual({ known: [0, 2], isPartial: true, isLoading: false });
  });

  it('opens the index of another deployment when a part of this one is gone', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let current: IndexManifest = { ...manifest, texts: [textFile('a', 0)] };
    const loadManifest = vi.fn(async () => current);
    const { pending, ask, arrive, lose, steps, onChange } = createLateSearcher({ loadManifest });
    await settled();
    await lose();
    expect(await ask()).toMatchObject({ known: [], isLoading: true }); // the same deployment: nothing but another try
    await settled();
    expect(steps.filter((step) => step === 'create')).toHaveLength(1);
    await lose();
    expect(await ask(true)).toEqual({ known: [], isPartial: true, isLoading: false });
    expect(loadManifest.mock.calls).toEqual([[], ['reload']]); // nobody asked anew

    current = { ...manifest, texts: [textFile('d', 1)] };
    expect(await ask()).toMatchObject({ isLoading: true });
    await settled();
    expect(steps.filter((step) => step === 'create')).toHaveLength(2);
    expect(pending.at(-1)?.file.firstSection).toBe(1);
    onChange.mockClear();
    await lose(); // of the one before
    await arrive();
    expect(onChange).toHaveBeenCalled();
    expect(await ask(true)).toEqual({ known: [1], isPartial: false, isLoading: false });
  });

  it('loads the text of the other deployment at once where text waits for a question', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let current: IndexManifest = { ...manifest, texts: [textFile('a', 0)] };
    const { ask, arrive, lose } = createLateSearcher({ loadManifest: async () => current, savesData: true });
    await ask();
    await settled();
    await lose();
    current = { ...manifest, texts: [textFile('d', 1)] };
    await ask();
    await settled();
    expect(await ask(true)).toMatchObject({ isPartial: true, isLoading: true });
    await lose(); // of the one before
    await arrive();
    expect(await ask(true)).toEqual({ known: [1], isPartial: false, isLoading: false });
  });

  it('asks for the manifest once for a part that is gone, not with every key', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const loadManifest = vi.fn(async () => ({ ...manifest, texts: [textFile('a', 0)] }));
    const { ask, lose } = createLateSearcher({ loadManifest });
    await settled();
    await lose();
    for (let key = 0; key < 3; key += 1) {
      await ask();
      await settled();
    }
    expect(loadManifest.mock.calls).toEqual([[], ['reload']]);
  });

  it('asks for no manifest when a part is missing for another reason', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const loadManifest = vi.fn(async () => ({ ...manifest, texts: [textFile('a', 0)] }));
    const { ask, fail } = createLateSearcher({ loadManifest });
    await settled();
    await fail();
    await ask();
    expect(loadManifest).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['keeps what is there when the manifest is not to be had either', 'network', { known: [0], isPartial: true }],
    ['says so when the other deployment is not for these scripts', 'index', undefined],
  ] as const)('%s', async (_what, failure, expected) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isFirst = true;
    const loadManifest = async () => {
      if (!isFirst) throw new IndexLoadError(failure, 'gone');
      isFirst = false;
      return { ...manifest, texts: [textFile('a', 0), textFile('b', 1)] };
    };
    const { ask, arrive, lose } = createLateSearcher({ loadManifest });
    await settled();
    await arrive();
    await lose();
    expect(await ask()).toEqual({ known: [0], isPartial: true, isLoading: true });
    await settled();
    if (expected) expect(await ask(true)).toMatchObject(expected);
    else await expect(ask(true)).rejects.toMatchObject({ failure });
  });

  it('tries a part that fails again and again less and less often', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { ask, pending, fail } = createLateSearcher({
      loadManifest: async () => ({ ...manifest, texts: [textFile('a', 0)] }),
    });
    await vi.advanceTimersByTimeAsync(0);
    for (const pauseMs of [0, 0, 1000, 2000, 4000, 4000]) {
      await fail();
      expect(await ask()).toMatchObject({ isLoading: true });
      if (pauseMs > 0) await vi.advanceTimersByTimeAsync(pauseMs - 1);
      expect(pending).toHaveLength(pauseMs > 0 ? 0 : 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(pending).toHaveLength(1);
    }
  });

  it('tries once more with the first question what had failed before it', async () => {
    let tries = 0;
    const loadManifest = async () => {
      tries += 1;
      if (tries === 1) throw new IndexLoadError('network', 'no network yet');
      return manifest;
    };
    const { ask } = createLateSearcher({
      files: {
        loadManifest,
        loadHead: async () => head,
        fetchNames: notAskedFor,
        fetchText: notAskedFor,
      },
    });
    await settled();
    expect(await ask()).toMatchObject({ known: [] });
    expect(tries).toBe(2);
  });

  it('fails every question when the head cannot be had', async () => {
    const files = {
      loadManifest: async () => manifest,
      loadHead: () => Promise.reject(new IndexLoadError('index', 'damaged')),
      fetchNames: notAskedFor,
      fetchText: notAskedFor,
    };
    const { ask } = createLateSearcher({ files });
    await expect(ask()).rejects.toMatchObject({ failure: 'index' });
    await expect(ask()).rejects.toMatchObject({ failure: 'index' });
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CorpusHead, CorpusText } from '../protocol/corpus';
import { type IndexManifest, type TextFile, indexVersion } from '../protocol/manifest';
import { IndexLoadError } from './indexLoadError';
import { type Answering, Searcher, type SearcherOptions } from './searcher';

const file = (name: string) => ({ file: `${name}-0123456789abcdef.bin`, bytes: 1, unpackedBytes: 1 });
const textFile = (name: string, firstSection: number): TextFile => ({ ...file(name), firstSection, sections: 1 });
const manifest: IndexManifest = {
  version: indexVersion,
  layout: 'whole',
  head: file('head'),
  names: file('names'),
  texts: [textFile('a', 0), textFile('b', 1), textFile('c', 2)],
};
const head: CorpusHead = {
  language: 'zh-Hans',
  docusaurusTag: 't',
  pages: ['a', 'b', 'c'].map((name) => ({ url: `/docs/${name}`, product: name, title: name, keywords: [] })),
  sections: [0, 1, 2].map((page) => ({ page, level: 1, anchor: '', headings: [] })),
  tables: { readings: [], otherReadings: [], traditional: '', otherNames: [] },
};

type Pending = { file: TextFile; resolve: (parse: () => CorpusText) => void; reject: (error: Error) => void };

const notAskedFor = () => Promise.reject(new Error('not asked for'));

/** A searcher whose texts arrive when the test says so, over an engine that answers with what it has. */
function createSearcher(options: Partial<SearcherOptions> = {}) {
  const pending: Pending[] = [];
  const steps: string[] = [];
  const onChange = vi.fn();
  const createEngine = (): Answering => {
    steps.push('create');
    const known: number[] = [];
    return {
      addText: ({ firstSection }) => {
        steps.push(`add ${firstSection}`);
        known.push(firstSection);
      },
      addNames: () => undefined,
      addPart: () => undefined,
      answer: ({ requests }) => {
        for (const { query } of requests) steps.push(`ask ${query}`);
        return {
          results: known.map((section) => ({
            hits: [],
            nbHits: section,
            nbPages: 0,
            page: 0,
            hitsPerPage: 0,
            query: '',
            facets: {},
          })),
        };
      },
    };
  };
  const files = {
    loadManifest: async () => manifest,
    loadHead: async () => head,
    fetchNames: async () => () => ({ keywords: [], sectionKeywords: new Map(), otherNames: [] }),
    loadPostings: notAskedFor,
    loadChunk: notAskedFor,
    loadFileList: notAskedFor,
    fetchText: (one: TextFile) => {
      steps.push(`fetch ${one.firstSection}`);
      return new Promise<() => CorpusText>((resolve, reject) => pending.push({ file: one, resolve, reject }));
    },
  };
  const searcher = new Searcher({ files, createEngine, onChange, pagePath: '/', savesData: false, ...options });
  const take = () => {
    const next = pending.shift();
    if (!next) throw new Error('nothing is being loaded');
    return next;
  };
  return {
    searcher,
    onChange,
    pending,
    steps,
    arrive: async () => {
      const { file: one, resolve } = take();
      resolve(() => ({ firstSection: one.firstSection, sections: [{ content: '', code: '' }] }));
      await settled();
    },
    break: async () => {
      take().resolve(() => {
        throw new IndexLoadError('index', 'no text');
      });
      await settled();
    },
    fail: async () => {
      take().reject(new Error('gone'));
      await settled();
    },
    ask: async (isRepeat = false) => {
      const { answers, ...state } = await searcher.answer({ requests: [] }, isRepeat);
      return { ...state, known: answers.results.map(({ nbHits }) => nbHits) };
    },
  };
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the searcher', () => {
  it('answers from the head, then from ever more text, and says so', async () => {
    const { ask, arrive, onChange } = createSearcher({ pagePath: '/docs/a' });
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
    const { pending, arrive } = createSearcher({ pagePath: '/docs/b' });
    await settled();
    expect(pending.map(({ file: one }) => one.firstSection)).toEqual([1]);
    await arrive();
    expect(pending.map(({ file: one }) => one.firstSection)).toEqual([0, 2]);
  });

  it('has later parts on their way while the engine is created, and adds none before', async () => {
    const { arrive, steps } = createSearcher({ pagePath: '/docs/b' });
    await settled();
    expect(steps).toEqual(['fetch 1', 'create']);
    await arrive();
    // The line is busy again before the processor is.
    expect(steps).toEqual(['fetch 1', 'create', 'fetch 0', 'fetch 2', 'add 1']);
  });

  it('keeps the other parts when one is no text, and tries that one again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { pending, ask, arrive, break: breakOne } = createSearcher();
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
    const { pending, ask } = createSearcher({ savesData: true });
    await settled();
    expect(pending).toHaveLength(0);
    expect(await ask()).toMatchObject({ isPartial: true, isLoading: true });
    await settled();
    expect(pending).toHaveLength(3);
  });

  it('does not let a part that hangs keep the others away', async () => {
    vi.useFakeTimers();
    const { pending } = createSearcher({ pagePath: '/docs/b' });
    await vi.advanceTimersByTimeAsync(2999);
    expect(pending).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(pending).toHaveLength(3);
  });

  it('keeps the other parts when one fails, and tries that one again when somebody asks anew', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { pending, ask, arrive, fail, onChange } = createSearcher({ pagePath: '/docs/a' });
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
    const { pending, ask, arrive, fail, onChange } = createSearcher({ pagePath: '/docs/a' });
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

  it('rehearses questions when all text is there and nobody asks, once', async () => {
    vi.useFakeTimers();
    const { arrive, ask, steps } = createSearcher();
    const asked = () => steps.filter((step) => step.startsWith('ask '));
    await vi.advanceTimersByTimeAsync(1000);
    await arrive();
    await arrive();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toEqual([]);
    await arrive();
    await vi.advanceTimersByTimeAsync(399);
    await ask();
    await vi.advanceTimersByTimeAsync(399);
    expect(asked()).toEqual([]); // a question without a request, and a reader who has not been quiet
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(['ask 设备配制']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toEqual(['ask 设备配制', 'ask shebei', 'ask devcie stauts peizhi']);
    await ask();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toHaveLength(3);
  });

  it('tries once more with the first question what had failed before it', async () => {
    let tries = 0;
    const loadManifest = async () => {
      tries += 1;
      if (tries === 1) throw new IndexLoadError('network', 'no network yet');
      return manifest;
    };
    const { ask } = createSearcher({
      files: {
        loadManifest,
        loadHead: async () => head,
        fetchNames: notAskedFor,
        fetchText: notAskedFor,
        loadPostings: notAskedFor,
        loadChunk: notAskedFor,
        loadFileList: notAskedFor,
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
      loadPostings: notAskedFor,
      loadChunk: notAskedFor,
      loadFileList: notAskedFor,
    };
    const { ask } = createSearcher({ files });
    await expect(ask()).rejects.toMatchObject({ failure: 'index' });
    await expect(ask()).rejects.toMatchObject({ failure: 'index' });
  });
});

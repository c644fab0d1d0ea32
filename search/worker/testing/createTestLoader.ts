import { vi } from 'vitest';
import type { CorpusHead, CorpusText } from '../../protocol/corpus';
import type { SearchEngine } from '../../engine/engine';
import { type IndexManifest, type TextFile, indexVersion } from '../../protocol/manifest';
import type { AskReason } from '../../protocol/workerMessages';
import { IndexLoadError } from '../indexLoadError';
import { IndexLoader, type IndexLoaderOptions } from '../indexLoader';

const file = (name: string) => ({ file: `${name}-0123456789abcdef.txt`, bytes: 1 });

/** Returns a text file of one section. */
export const textFile = (name: string, firstSection: number): TextFile => ({
  ...file(name),
  firstSection,
  sections: 1,
});

/** Three text files of a section each. */
export const manifest: IndexManifest = {
  version: indexVersion,
  head: file('head'),
  names: file('names'),
  texts: [textFile('a', 0), textFile('b', 1), textFile('c', 2)],
};

/** The pages and sections of those files. */
export const head: CorpusHead = {
  language: 'zh-Hans',
  docusaurusTag: 't',
  pages: ['a', 'b', 'c'].map((name) => ({ url: `/docs/${name}`, product: name, title: name, keywords: [] })),
  sections: [0, 1, 2].map((page) => ({ page, level: 1, anchor: '', headings: [] })),
  tables: { readings: [], wordReadings: [], traditional: '', synonyms: [], concepts: [] },
};

type Pending = { file: TextFile; resolve: (parse: () => CorpusText) => void; reject: (error: Error) => void };

/** Rejects, because a test must not get here. */
export const rejectUnexpected = () => Promise.reject(new Error('not asked for'));

/** Creates a loader whose texts arrive when the test says so. Its engine answers with the sections that it has. */
export function createTestLoader({
  loadManifest = async () => manifest,
  ...options
}: Partial<IndexLoaderOptions> & { loadManifest?: () => Promise<IndexManifest> } = {}) {
  const pending: Pending[] = [];
  const steps: string[] = [];
  const onState = vi.fn<IndexLoaderOptions['onState']>();
  const createEngine = (): SearchEngine => {
    steps.push('create');
    const known: number[] = [];
    return {
      addText: ({ firstSection }) => {
        steps.push(`add ${firstSection}`);
        known.push(firstSection);
      },
      addNames: () => undefined,
      answer: () => ({
        results: known.map((section) => ({
          hits: [],
          nbHits: section,
          nbPages: 0,
          page: 0,
          hitsPerPage: 0,
          query: '',
          facets: {},
        })),
      }),
    };
  };
  const files = {
    loadManifest,
    loadHead: async () => head,
    fetchNames: async () => () => ({ keywords: [], sectionKeywords: new Map(), synonyms: [], concepts: [] }),
    fetchText: (one: TextFile) => {
      steps.push(`fetch ${one.firstSection}`);
      return new Promise<() => CorpusText>((resolve, reject) => pending.push({ file: one, resolve, reject }));
    },
  };
  const loader = new IndexLoader({
    files,
    createEngine,
    onState,
    pagePath: '/',
    savesData: false,
    ...options,
  });
  const take = () => {
    const next = pending.shift();
    if (!next) throw new Error('nothing is being loaded');
    return next;
  };
  return {
    states: () => onState.mock.calls.map(([state]) => state),
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
      take().reject(new Error('no network'));
      await settled();
    },
    lose: async () => {
      take().reject(new IndexLoadError('network', 'status 404', { cause: undefined, isGone: true }));
      await settled();
    },
    ask: async (reason: AskReason = 'new') => {
      const engine = await loader.ask(reason);
      const { results } = engine.answer({ requests: [] });
      return { state: loader.state, known: results.map(({ nbHits }) => nbHits) };
    },
  };
}

/** Resolves when all pending promise callbacks have run. */
export const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

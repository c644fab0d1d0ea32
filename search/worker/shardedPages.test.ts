import { beforeEach, expect, it, vi } from 'vitest';
import { createEarlyEngine } from '../engine/earlyEngine';
import { buildRequest } from '../protocol/buildRequest';
import type { CorpusHead } from '../protocol/corpus';
import { type FacetFilters, productFacet } from '../protocol/query';
import { buildFiles } from '../indexer/buildFiles';
import { IndexFiles } from './indexFiles';
import { Searcher, type SearcherOptions } from './searcher';
import { loadLateCode } from './testing/createLateSearcher';

const words = ['心跳间隔', '轮询超时', '脉冲当量', '访问令牌'];
const filler = '正文。'.repeat(8000);
const corpus = {
  head: {
    language: 'zh-Hans',
    docusaurusTag: 't',
    pages: words.map((_, page) => ({
      url: `/docs/${page}`,
      product: '甲',
      title: `第 ${page} 页`,
      keywords: [`别名${page}`],
    })),
    sections: words.map((_, page) => ({ page, level: 1, anchor: '', headings: [] })),
    tables: {
      readings: [{ syllable: 'ye', characters: '页' }],
      otherReadings: [],
      traditional: '輪轮詢询',
      otherNames: [{ said: '跳动', meant: '心跳' }],
    },
  },
  texts: [{ firstSection: 0, sections: words.map((word) => ({ content: `${word}的说明\n${filler}`, code: '' })) }],
};
const { manifest, files } = buildFiles(corpus, () => 'a', 'sharded');

let asked: string[];
let isBroken: boolean;
/** Comes before the answer to a request for a file. */
let answerFirst: (name: string) => Promise<Response> | undefined;
let onChange: () => void;

const index = new IndexFiles('/', async (url) => {
  const name = url.slice(url.lastIndexOf('/') + 1);
  asked.push(name);
  if (isBroken && name.startsWith('pages-')) return new Response('', { status: 500 });
  const first = answerFirst(name);
  if (first) return first;
  const bytes = files.get(name);
  return new Response(bytes ? new Uint8Array(bytes) : JSON.stringify(manifest));
});
const createSearcher = ({ createEngine = createEarlyEngine }: Partial<SearcherOptions> = {}) =>
  new Searcher({
    files: index,
    createEngine,
    loadLateCode,
    pagePath: '/',
    savesData: false,
    onChange: () => onChange(),
  });
const queries = (query: string, facetFilters: FacetFilters = []) => ({
  requests: [buildRequest({ query, facetFilters })],
});

/** Asks, and asks again as long as more is on its way. */
async function ask(searcher: Searcher, query: string, facetFilters: FacetFilters = []) {
  for (let isRepeat = false; ; isRepeat = true) {
    const changed = new Promise<void>((resolve) => (onChange = resolve)); // it may change before the answer is here
    const { answers, isPartial, isLoading } = await searcher.answer(queries(query, facetFilters), isRepeat);
    const urls = answers.results.flatMap(({ hits }) => hits.map(({ url }) => url));
    if (!isLoading) return { urls, isPartial };
    await changed;
  }
}

beforeEach(() => {
  asked = [];
  isBroken = false;
  answerFirst = () => undefined;
  onChange = () => undefined;
});

/** The files of another index are served. */
function serve(other: ReturnType<typeof buildFiles>): void {
  answerFirst = (name) => {
    const bytes = other.files.get(name);
    return Promise.resolve(new Response(bytes ? new Uint8Array(bytes) : JSON.stringify(other.manifest)));
  };
}

const countFetched = (kind: string) => asked.filter((name) => name.startsWith(kind)).length;

it('brings in the pages that a query needs, and no others', async () => {
  const searcher = createSearcher();
  expect(await ask(searcher, '轮询超时')).toEqual({ urls: ['/docs/1'], isPartial: false });
  expect(countFetched('pages-')).toBe(1);
  expect(await ask(searcher, '轮询')).toEqual({ urls: ['/docs/1'], isPartial: false });
  expect(countFetched('pages-')).toBe(1);
  expect(await ask(searcher, '访问令牌')).toEqual({ urls: ['/docs/3'], isPartial: false });
  expect(countFetched('pages-')).toBe(2);
});

it.each([
  ['a title', '第 2 页', '/docs/2'],
  ['a keyword', '别名3', '/docs/3'],
  ['another name', '跳动间隔', '/docs/0'],
  ['traditional characters', '輪詢', '/docs/1'],
])('finds pages by %s', async (_what, query, url) => {
  expect((await ask(createSearcher(), query)).urls[0]).toBe(url);
});

it('finds what one product holds, however much the others do', async () => {
  const pages = Array.from({ length: 18 }, (_, page) => ({
    url: `/docs/${page}`,
    product: page < 17 ? '甲' : '乙',
    title: '题',
    keywords: [],
  }));
  const sections = pages.map((_, page) => ({ page, level: 1, anchor: '', headings: [] }));
  const texts = [{ firstSection: 0, sections: pages.map(() => ({ content: filler, code: '' })) }];
  serve(buildFiles({ head: { ...corpus.head, pages, sections }, texts }, () => 'a', 'sharded'));
  const searcher = createSearcher();
  expect((await ask(searcher, '正文')).urls).not.toContain('/docs/17');
  const filtered = await ask(searcher, '正文', ['language:zh-Hans', `${productFacet}:乙`]);
  expect(filtered).toEqual({ urls: ['/docs/17'], isPartial: false });
});

it('has the code of the engine that comes later elsewhere', async () => {
  const addLateEngine = vi.fn();
  const createEngine = (head: CorpusHead) => ({
    ...createEarlyEngine(head),
    addLateEngine,
  });
  await ask(createSearcher({ createEngine }), '轮询');
  expect(addLateEngine).toHaveBeenCalledTimes(1);
});

it('says that nothing is known yet, rather than that nothing is there', async () => {
  const { answers, isLoading, isPartial } = await createSearcher().answer(queries('脉冲当量'), false);
  expect(answers.results[0]?.hits).toEqual([]);
  expect({ isLoading, isPartial }).toEqual({ isLoading: true, isPartial: true });
});

it('says when pages could not be had, and tries again when asked anew', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  isBroken = true;
  const searcher = createSearcher();
  expect(await ask(searcher, '脉冲当量')).toEqual({ urls: [], isPartial: true });
  isBroken = false;
  expect(await ask(searcher, '脉冲当量')).toEqual({ urls: ['/docs/2'], isPartial: false });
});

it('says of everything there is that only some of it has been read, until all of it has', async () => {
  const searcher = createSearcher();
  const everything = async () => {
    const { answers, ...progress } = await searcher.answer(
      { requests: [buildRequest({ query: ' ', hitsPerPage: 0 })] },
      false,
    );
    return { ...progress, nbHits: answers.results[0]?.nbHits };
  };
  expect(await everything()).toEqual({ isPartial: true, isLoading: false, nbHits: 0 });
  await ask(searcher, '轮询超时');
  expect(await everything()).toEqual({ isPartial: true, isLoading: false, nbHits: 1 });
  expect(countFetched('pages-')).toBe(1); // it is not worth reading them
  await ask(searcher, '正文');
  expect(await everything()).toEqual({ isPartial: false, isLoading: false, nbHits: words.length });
});

const chunkNames = [...files.keys()].filter((name) => name.startsWith('pages-'));
const hitsOf = ({ answers }: Awaited<ReturnType<Searcher['answer']>>) => answers.results[0]?.hits.length;

it('shows what the other pages hold when one is not to be had', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerFirst = (name) => (name === chunkNames[1] ? Promise.resolve(new Response('', { status: 404 })) : undefined);
  const { urls, isPartial } = await ask(createSearcher(), '正文');
  expect({ count: urls.length, isPartial }).toEqual({ count: words.length - 1, isPartial: true });
});

it('shows what the other pages hold while one hangs, and the rest when it comes', async () => {
  let release: (response: Response) => void = () => undefined;
  answerFirst = (name) => (name === chunkNames[1] ? new Promise((resolve) => (release = resolve)) : undefined);
  const searcher = createSearcher();
  await searcher.answer(queries('正文'), false);
  await new Promise<void>((resolve) => (onChange = resolve));
  const some = await searcher.answer(queries('正文'), true);
  expect({ hits: hitsOf(some), isLoading: some.isLoading }).toEqual({ hits: words.length - 1, isLoading: true });
  const changed = new Promise<void>((resolve) => (onChange = resolve));
  release(new Response(new Uint8Array(files.get(chunkNames[1] ?? '') ?? [])));
  await changed;
  const all = await searcher.answer(queries('正文'), true);
  expect({ hits: hitsOf(all), isLoading: all.isLoading }).toEqual({ hits: words.length, isLoading: false });
});

it('finds by the query itself when what things are called besides is not to be had', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerFirst = (name) => (name.startsWith('names-') ? Promise.resolve(new Response('', { status: 404 })) : undefined);
  expect(await ask(createSearcher(), '轮询超时')).toEqual({ urls: ['/docs/1'], isPartial: true });
});

it('knows for each query whether something is missing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const searcher = createSearcher();
  expect(await ask(searcher, '轮询超时')).toMatchObject({ isPartial: false });
  isBroken = true;
  expect(await ask(searcher, '脉冲当量')).toMatchObject({ isPartial: true });
  expect(await ask(searcher, '轮询超时')).toMatchObject({ isPartial: false });
});

it.each([0, 1])(
  'brings in what is typed while suggestions are tried, of which %i hits are wanted',
  async (hitsPerPage) => {
    const searcher = createSearcher();
    const typed = searcher.answer(queries('脉冲当量'), false);
    const counted = ['轮询', '心跳'].map((query) => buildRequest({ query, hitsPerPage }));
    await searcher.answer({ requests: counted }, false);
    await typed;
    expect(await ask(searcher, '脉冲当量')).toEqual({ urls: ['/docs/2'], isPartial: false });
    let found = await searcher.answer({ requests: counted }, true);
    while (found.isLoading) {
      await new Promise<void>((resolve) => (onChange = resolve));
      found = await searcher.answer({ requests: counted }, true);
    }
    expect(found.answers.results.map(({ nbHits }) => nbHits)).toEqual([1, 1]);
  },
);

it.each([0, 1])(
  'looks a suggestion up as a whole when it is taken, of which %i hits were wanted',
  async (hitsPerPage) => {
    const searcher = createSearcher();
    await searcher.answer({ requests: [buildRequest({ query: '正文', hitsPerPage })] }, false);
    await new Promise<void>((resolve) => (onChange = resolve));
    expect(countFetched('pages-')).toBe(1);
    expect((await ask(searcher, '正文')).urls).toHaveLength(words.length);
  },
);

it('looks up what a query means besides when names are late', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  answerFirst = (name) =>
    name.startsWith('names-') ? released.then(() => new Response(new Uint8Array(files.get(name) ?? []))) : undefined;
  const searcher = createSearcher();
  await searcher.answer(queries('跳动间隔'), false);
  await new Promise<void>((resolve) => (onChange = resolve)); // after a second, without them
  expect(await searcher.answer(queries('跳动间隔'), true)).toMatchObject({ isLoading: true });
  release();
  expect((await ask(searcher, '跳动间隔')).urls[0]).toBe('/docs/0');
});

it.each([0, 1])(
  'looks up in another index what was typed, not what %i hits were wanted of beside it',
  async (hitsPerPage) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const texts = corpus.texts.map((text) => ({ ...text, sections: text.sections.toReversed() }));
    const other = buildFiles({ ...corpus, texts }, () => 'b', 'sharded');
    const searcher = createSearcher();
    answerFirst = (name) =>
      name.startsWith('pages-') ? Promise.resolve(new Response('', { status: 404 })) : undefined;
    expect(await ask(searcher, '脉冲当量')).toEqual({ urls: [], isPartial: true });
    serve(other);
    const [request] = queries('访问令牌').requests;
    const typed = searcher.answer(queries('脉冲当量'), false);
    const counted = searcher.answer({ requests: request ? [{ ...request, hitsPerPage }] : [] }, false);
    await Promise.all([typed, counted]);
    await new Promise<void>((resolve) => (onChange = resolve)); // the other index is there
    let answer = await searcher.answer(queries('脉冲当量'), true);
    while (answer.isLoading) {
      await new Promise<void>((resolve) => (onChange = resolve));
      answer = await searcher.answer(queries('脉冲当量'), true);
    }
    expect(hitsOf(answer)).toBe(1);
  },
);

import { beforeEach, expect, it, vi } from 'vitest';
import { createEngine } from '../engine/engine';
import { buildFiles } from '../indexer/buildFiles';
import { IndexFiles } from './indexFiles';
import { rankingRequest } from '../relevance/evaluate/ranking';
import { Searcher } from './searcher';

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
let onChange: () => void;

const index = new IndexFiles('/', async (url) => {
  const name = url.slice(url.lastIndexOf('/') + 1);
  asked.push(name);
  if (isBroken && name.startsWith('pages-')) return new Response('', { status: 500 });
  const bytes = files.get(name);
  return new Response(bytes ? new Uint8Array(bytes) : JSON.stringify(manifest));
});
const createSearcher = () =>
  new Searcher({ files: index, createEngine, pagePath: '/', savesData: false, onChange: () => onChange() });
const queries = (query: string) => ({ requests: [rankingRequest(query)] });

/** Asks, and asks again as long as more is on its way. */
async function ask(searcher: Searcher, query: string) {
  let answer = await searcher.answer(queries(query), false);
  while (answer.isLoading) {
    await new Promise<void>((resolve) => (onChange = resolve));
    answer = await searcher.answer(queries(query), true);
  }
  return {
    urls: answer.answers.results.flatMap(({ hits }) => hits.map(({ url }) => url)),
    isPartial: answer.isPartial,
  };
}

beforeEach(() => {
  asked = [];
  isBroken = false;
  onChange = () => undefined;
});

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

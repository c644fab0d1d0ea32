/** Which files of a large site are read for a query, and when. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildFiles } from '../indexer/buildFiles';
import { packFile } from '../indexer/packFile';
import { buildRequest } from '../protocol/buildRequest';
import type { CorpusPart } from '../protocol/corpus';
import { formatFileList, parseFileList } from '../protocol/fileList';
import type { IndexFile, ShardedManifest, TermFile } from '../protocol/manifest';
import { unpackText } from '../protocol/packedFile';
import { formatPostings, parsePostings } from '../sharded/postings';
import { createFold } from '../text/fold';
import { ShardedPages } from './shardedPages';

const tables = { readings: [], otherReadings: [], traditional: '', otherNames: [] };
const filler = 'x'.repeat(20_000);

/** A large site with a page for each of `texts`, each in a chunk of its own. */
function buildSite(texts: readonly string[]) {
  const head = {
    language: 'zh-Hans',
    docusaurusTag: 't',
    pages: texts.map((_, page) => ({ url: `/docs/${page}`, product: '甲', title: `题${page}`, keywords: [] })),
    sections: texts.map((_, page) => ({ page, level: 1, anchor: '', headings: [] })),
    tables,
  };
  const sections = texts.map((text) => ({ content: `${text}\n${filler}`, code: '' }));
  const { manifest, files } = buildFiles({ head, texts: [{ firstSection: 0, sections }] }, () => 'a', 'sharded');
  if (manifest.layout !== 'sharded') throw new Error('not sharded');
  return { manifest, files: new Map(files) };
}

type Site = { manifest: ShardedManifest; files: Map<string, Uint8Array> };

const readFile = ({ files }: Site, file: IndexFile) => unpackText(files.get(file.file) ?? new Uint8Array(), file);

/** The same site with a file for every term, and a list for every two of them. */
function cutFinely(site: Site): Site {
  const files = new Map(site.files);
  const packTerms = (name: string, text: string, firstTerm: string): TermFile => {
    const { entry, bytes } = packFile(name, text);
    files.set(entry.file, bytes);
    return { ...entry, firstTerm };
  };
  const shards = site.manifest.termLists.flatMap((list) => parseFileList(readFile(site, list)));
  const fine = shards
    .flatMap((shard) => [...parsePostings(readFile(site, shard))])
    .map(([term, mentions]) => packTerms('terms', formatPostings(new Map([[term, [...mentions]]])), term));
  const termLists = fine.flatMap((first, index) =>
    index % 2 === 0 ? [packTerms('term-list', formatFileList(fine.slice(index, index + 2)), first.firstTerm)] : [],
  );
  return { manifest: { ...site.manifest, termLists }, files };
}

/** The pages of a site, and the addresses of those that were brought in. */
function open(site: Site) {
  const urls: string[] = [];
  const pages = new ShardedPages({
    manifest: site.manifest,
    files: { load: async (file, parse) => parse(readFile(site, file)) },
    fold: createFold(''),
    tables,
    dropQuestionWording: (folded) => folded,
    loadNames: async () => () => [],
    addPart: (part: CorpusPart) => urls.push(...part.pages.map(({ url }) => url)),
    onChange: () => undefined,
  });
  const load = (query: string, page = 0) => {
    pages.load({ requests: [buildRequest({ query, page })] });
  };
  return { urls, load };
}

/** Longer than anybody types on, and than any file takes. */
const untilRead = () => vi.advanceTimersByTimeAsync(5000);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('does not look up what is typed through, but does when it is asked again', async () => {
  const { urls, load } = open(buildSite(['心跳', '轮询', '脉冲']));
  load('轮询');
  await vi.advanceTimersByTimeAsync(50);
  load('脉冲');
  await untilRead();
  expect(urls).toEqual(['/docs/2']);
  load('轮询');
  await untilRead();
  expect(urls).toEqual(['/docs/2', '/docs/1']);
});

it.each(['心跳 alpha', 'alpha 心跳', '轮询 beta 心跳 alpha', 'zulu 轮询 alpha'])(
  'finds the pages of each word of %s, whichever lists tell of them',
  async (query) => {
    const texts = ['心跳', 'alpha', '轮询', 'beta', 'zulu', 'kilo'];
    const whole = buildSite(texts);
    const fine = cutFinely(whole);
    expect([whole.manifest.termLists.length, fine.manifest.termLists.length > 5]).toEqual([1, true]);
    const { urls, load } = open(fine);
    load(query);
    await untilRead();
    const expected = query.split(' ').map((word) => `/docs/${texts.indexOf(word)}`);
    expect(urls.sort()).toEqual(expected.sort());
  },
);

it.each([
  ['😀', [0, 1]],
  ['甲😀乙', [0, 1]],
  ['𠮷野', [2]],
  ['ok', [3]],
])('finds %s, where characters of two units stand beside others', async (query, places) => {
  const { urls, load } = open(buildSite(['甲😀乙', '看😀', '𠮷野家', 'ok👍', 'x']));
  load(query);
  await untilRead();
  expect(urls.sort()).toEqual(places.map((place) => `/docs/${place}`));
});

it('reads more for a later page of hits, and nothing a second time', async () => {
  const texts = Array.from({ length: 40 }, () => '正文');
  const { urls, load } = open(buildSite(texts));
  load('正文');
  await untilRead();
  expect(urls).toHaveLength(16);
  load('正文', 1);
  await untilRead();
  expect(urls).toHaveLength(32);
  load('正文', 2);
  await untilRead();
  expect(urls).toHaveLength(40);
  expect(new Set(urls).size).toBe(40);
});

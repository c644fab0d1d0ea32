/** How much of a large site is read for a query. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { packFile } from '../indexer/packFile';
import { type Site, buildSite, cutFinely, readFile } from '../indexer/testing/shardedSite';
import { buildRequest } from '../protocol/buildRequest';
import { formatFileList, parseFileList } from '../protocol/fileList';
import { type IndexFile, filesPerList } from '../protocol/manifest';
import { openSite } from './testing/openSite';

/** Longer than anybody types on, and than any file takes. */
const untilRead = () => vi.advanceTimersByTimeAsync(5000);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Bytes that files of a kind are said to have; what they have is checked elsewhere. */
type Sizes = { chunk?: number; chunkList?: number; terms?: number; termList?: number };

/** The same site with other sizes. */
function claimBytes(site: Site, sizes: Sizes): Site {
  const files = new Map(site.files);
  const relist = <T extends IndexFile>(list: T, bytes: number | undefined, ofList: number | undefined): T => {
    const listed = parseFileList(readFile(site, list)).map((file) => ({ ...file, bytes: bytes ?? file.bytes }));
    const packed = packFile(list.file.replace(/-[0-9a-f]+\.bin$/, ''), formatFileList(listed));
    files.set(packed.entry.file, packed.bytes);
    return { ...list, ...packed.entry, bytes: ofList ?? packed.entry.bytes };
  };
  const chunkLists = site.manifest.chunkLists.map((list) => relist(list, sizes.chunk, sizes.chunkList));
  const termLists = site.manifest.termLists.map((list) => relist(list, sizes.terms, sizes.termList));
  return { manifest: { ...site.manifest, chunkLists, termLists }, files };
}

const sameText = (pages: number): Site => buildSite(Array.from({ length: pages }, () => '正文'));

it.each<[string, Sizes, number]>([
  ['all chunks that a page of hits is worth', { chunk: 12_000 }, 16],
  ['as many chunks as a first query may cost', { chunk: 24_000 }, 10],
  ['as many as may be read besides their list', { chunk: 24_000, chunkList: 48_000 }, 8],
  ['four chunks, however long they are', { chunk: 200_000 }, 4],
])('reads %s', async (_what, sizes, expected) => {
  const { urls, load } = openSite(claimBytes(sameText(20), sizes));
  load('正文');
  await untilRead();
  expect(urls).toEqual(Array.from({ length: expected }, (_, page) => `/docs/${page}`)); // the best ones
  load('正文', 1);
  await untilRead();
  expect(urls.length).toBeGreaterThan(expected);
});

it('shares what it may cost between the queries of a call', async () => {
  const texts = Array.from({ length: 40 }, (_, page) => (page < 20 ? '正文' : '序言'));
  const { urls, pages } = openSite(claimBytes(buildSite(texts), { chunk: 24_000 }));
  pages.load({ requests: ['正文', '序言'].map((query) => buildRequest({ query })) });
  await untilRead();
  expect(urls).toHaveLength(10 + 4); // the best ones of the second query are read in any case
});

it('looks up what other queries of a call have left nothing for when it is asked again', async () => {
  const texts = ['阿波次德', '额佛歌喝'];
  const { urls, load, pages } = openSite(claimBytes(cutFinely(buildSite(texts)), { terms: 45_000 }));
  pages.load({ requests: texts.map((query) => buildRequest({ query })) });
  await untilRead();
  expect(urls).toEqual(['/docs/0']);
  load('额佛歌喝');
  await untilRead();
  expect(urls).toEqual(['/docs/0', '/docs/1']);
});

it.each<[string, Sizes, number]>([
  ['lists', { termList: 15_000 }, 10],
  ['files', { terms: 15_000 }, 10],
])('spends 60 %% on %s of terms, those of the words first', async (_what, sizes, expected) => {
  const words = ['阿波', '次德', '额佛', '歌喝', '衣机', '科勒', '摸讷', '喔泼', '期日', '思特'];
  const fine = claimBytes(cutFinely(buildSite([...words, words.join('')])), sizes);
  const { urls, asked, load } = openSite(fine);
  load(words.join(''));
  await untilRead();
  const kind = sizes.terms ? 'terms-' : 'term-list-';
  expect(asked.filter((name) => name.startsWith(kind))).toHaveLength(expected);
  expect(urls[0]).toBe('/docs/10');
});

it.each([
  [15_000, ['/docs/0', '/docs/1']],
  [36_000, ['/docs/0']], // those of the word itself leave less than 60 % of all
])('looks up what a word means besides with what is left, terms of %i bytes', async (terms, expected) => {
  const fine = claimBytes(cutFinely(buildSite(['心跳', '保活'])), { terms });
  const { urls, load } = openSite(fine, (folded) => (folded === '心跳' ? ['保活'] : []));
  load('心跳');
  await untilRead();
  expect(urls.sort()).toEqual(expected);
});

it('reads chunks while a list of others hangs', async () => {
  const site = sameText(filesPerList + 1);
  const [, last] = site.manifest.chunkLists;
  if (!last) throw new Error('one list only');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { urls, load } = openSite(site, undefined, (file) => (file === last.file ? released : Promise.resolve()));
  load('正文', 4);
  await untilRead();
  expect(urls).toHaveLength(filesPerList);
  release();
  await untilRead();
  expect(urls).toHaveLength(filesPerList + 1);
});

it('keeps the order of chunks where lists come in another one', async () => {
  const site = claimBytes(sameText(filesPerList + 1), { chunk: 24_000 });
  const [, late] = site.manifest.chunkLists;
  const { urls, load } = openSite(site, undefined, async (file) => {
    if (file === late?.file) await new Promise((resolve) => setTimeout(resolve, 500));
  });
  load('正文 题64');
  await untilRead();
  expect(new Set(urls)).toEqual(new Set([64, 0, 1, 2, 3, 4, 5, 6, 7, 8].map((page) => `/docs/${page}`)));
});

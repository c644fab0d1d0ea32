import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeCaches } from '../testing/fakeCaches';
import { setUp } from '../testing/setUp';
import { sweepAssets } from './assets';
import { findSearchManifest, cacheSearchManifest, listCurrentIndexFiles } from './searchFiles';

const nameOf = (kind: string, build: number) => `/assets/search/${kind}-${build}.txt`;
const manifestOf = (build: number) => `{"head":{"file":"head-${build}.txt"},"texts":[{"file":"text-a-${build}.txt"}]}`;

let storage: FakeCaches;

beforeEach(() => {
  ({ storage } = setUp());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function keep(...addresses: string[]): Promise<void> {
  const cache = await caches.open('docs-assets');
  for (const address of addresses) await cache.put(address, new Response(address));
}
const keepManifest = (build: number) => cacheSearchManifest(new Response(manifestOf(build)));
const readFound = async () => (await findSearchManifest())?.text();
const listKept = () => storage.list('docs-assets');

describe('findSearchManifest', () => {
  test('finds none before the first search', async () => {
    expect(await findSearchManifest()).toBeUndefined();
    expect(await listCurrentIndexFiles()).toEqual([]);
  });

  test('finds the previous one until the headings of the new one are cached', async () => {
    await keepManifest(1);
    await keep(nameOf('head', 1), nameOf('text-a', 1));
    await keepManifest(2);
    expect(await readFound()).toBe(manifestOf(1));
    expect(await listCurrentIndexFiles()).toEqual([nameOf('head', 2), nameOf('text-a', 2)]);
    await keep(nameOf('head', 2));
    expect(await readFound()).toBe(manifestOf(2));
  });

  test('finds the last usable one, regardless of later manifests without files', async () => {
    await keepManifest(1);
    await keep(nameOf('head', 1));
    for (const build of [2, 2, 3]) await keepManifest(build);
    expect(await readFound()).toBe(manifestOf(1));
  });

  test('writes an unchanged manifest only once', async () => {
    await keepManifest(1);
    storage.faults.beforePut = () => {
      throw new Error('written again');
    };
    await keepManifest(1);
    expect(await readFound()).toBe(manifestOf(1));
  });

  test('finds the newest when no files are cached', async () => {
    await keepManifest(1);
    await keepManifest(2);
    expect(await readFound()).toBe(manifestOf(2));
  });
});

describe('sweepAssets', () => {
  test('deletes the files of the previous manifest when all current files are cached', async () => {
    await keepManifest(1);
    await keep(nameOf('head', 1), nameOf('text-a', 1));
    await keepManifest(2);
    await keep(nameOf('head', 2));
    expect(await sweepAssets()).toBe(0);
    await keep(nameOf('text-a', 2));
    expect(await sweepAssets()).toBe(2);
    expect(await listKept()).toEqual(['/search-index.json', nameOf('head', 2), nameOf('text-a', 2)]);
  });

  test('deletes older versions of search scripts and keeps the newest, which no page lists', async () => {
    const code = (name: string, hash: string) => `/assets/js/${name}.${hash}.js`;
    const kept = [
      code('src_search_SearchDialog_tsx', 'b1'),
      code('search_worker_entry_ts', 'a0'),
      code('src_search_highlightPendingHit_ts', 'a0'),
    ];
    await keep(code('src_search_SearchDialog_tsx', 'a0'), code('other', 'a0'), ...kept);
    expect(await sweepAssets()).toBe(2);
    expect(await listKept()).toEqual(kept);
  });
});

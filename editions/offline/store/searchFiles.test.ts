import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeCaches } from '../testing/fakeCaches';
import { setUp } from '../testing/setUp';
import { sweepAssets } from './assets';
import { findSearchManifest, keepSearchManifest, listCurrentIndexFiles } from './searchFiles';

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
const keepManifest = (build: number) => keepSearchManifest(new Response(manifestOf(build)));
const readFound = async () => (await findSearchManifest())?.text();
const listKept = () => storage.list('docs-assets');

describe('the manifest to search with offline', () => {
  test('is none before the first search', async () => {
    expect(await findSearchManifest()).toBeUndefined();
    expect(await listCurrentIndexFiles()).toEqual([]);
  });

  test('is the one before until the headings of the new one are kept', async () => {
    await keepManifest(1);
    await keep(nameOf('head', 1), nameOf('text-a', 1));
    await keepManifest(2);
    expect(await readFound()).toBe(manifestOf(1));
    expect(await listCurrentIndexFiles()).toEqual([nameOf('head', 2), nameOf('text-a', 2)]);
    await keep(nameOf('head', 2));
    expect(await readFound()).toBe(manifestOf(2));
  });

  test('is the last one of which there was anything, however many came after it', async () => {
    await keepManifest(1);
    await keep(nameOf('head', 1));
    for (const build of [2, 2, 3]) await keepManifest(build);
    expect(await readFound()).toBe(manifestOf(1));
  });

  test('is written once, however often it comes', async () => {
    await keepManifest(1);
    storage.faults.beforePut = () => {
      throw new Error('written again');
    };
    await keepManifest(1);
    expect(await readFound()).toBe(manifestOf(1));
  });

  test('is the newest where there is nothing of any', async () => {
    await keepManifest(1);
    await keepManifest(2);
    expect(await readFound()).toBe(manifestOf(2));
  });
});

describe('what is swept away', () => {
  test('are the files of the one before, once those of the current one are all kept', async () => {
    await keepManifest(1);
    await keep(nameOf('head', 1), nameOf('text-a', 1));
    await keepManifest(2);
    await keep(nameOf('head', 2));
    expect(await sweepAssets()).toBe(0);
    await keep(nameOf('text-a', 2));
    expect(await sweepAssets()).toBe(2);
    expect(await listKept()).toEqual(['/search-index.json', nameOf('head', 2), nameOf('text-a', 2)]);
  });

  test('is old code of search, when there is newer; what no page names stays', async () => {
    const code = (name: string, hash: string) => `/assets/js/${name}.${hash}.js`;
    const kept = [
      code('src_search_SearchDialog_tsx', 'b1'),
      code('search_worker_entry_ts', 'a0'),
      code('src_search_landing_ts', 'a0'),
    ];
    await keep(code('src_search_SearchDialog_tsx', 'a0'), code('other', 'a0'), ...kept);
    expect(await sweepAssets()).toBe(2);
    expect(await listKept()).toEqual(kept);
  });
});

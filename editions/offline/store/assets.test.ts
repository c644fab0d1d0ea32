import { afterEach, describe, expect, test, vi } from 'vitest';
import { served } from '../testing/fakeCaches';
import { setUp } from '../testing/setUp';
import { isCacheable, cacheAssets, readCachedTexts, sweepAssets } from './assets';
import { deleteAllCaches } from './cacheNames';
import { beginManual, finishManual } from './manual';
import { keepPage } from './pages';

afterEach(() => {
  vi.unstubAllGlobals();
});

const html = { 'Content-Type': 'text/html' };

describe('isCacheable', () => {
  test.each([
    ['a script', served('a', { headers: { 'Content-Type': 'text/javascript' } }), true],
    ['a file without a type', served('a'), true],
    ['a partial response', served('a', { status: 206 }), false],
    ['status 201', served('', { status: 201 }), false],
    ['status 404', served('a', { status: 404 }), false],
    ['status 503', served('a', { status: 503 }), false],
    ['a redirected answer', served('a', { redirected: true }), false],
    ['a login page', served('a', { headers: html }), false],
    ['XHTML', served('a', { headers: { 'Content-Type': 'application/xhtml+xml' } }), false],
    ['a response of another host', Object.defineProperty(new Response('a'), 'type', { value: 'cors' }), false],
    ['an opaque response', Object.defineProperty(new Response('a'), 'type', { value: 'opaque' }), false],
    ['a network error', Response.error(), false],
  ])('%s: %s', (_, response, expected) => {
    expect(isCacheable(response)).toBe(expected);
  });
});

describe('cacheAssets', () => {
  test('fetches only assets that are not cached', async () => {
    const { storage, network } = setUp();
    network.files.set('/assets/a.js', 'a').set('/assets/b.js', 'b');
    expect(await cacheAssets(['/assets/a.js'])).toBe(true);
    expect(await cacheAssets(['/assets/a.js', '/assets/b.js'])).toBe(true);
    expect(network.requests).toEqual(['/assets/a.js', '/assets/b.js']);
    expect(await storage.list('docs-assets')).toEqual(['/assets/a.js', '/assets/b.js']);
    expect(await readCachedTexts(['/assets/b.js', '/assets/c.js'])).toEqual(['b']);
  });

  test('skips assets that fail to load and returns false', async () => {
    const { storage, network } = setUp();
    network.files.set('/assets/a.js', 'a').set('/assets/login.js', () => served('a', { headers: html }));
    expect(await cacheAssets(['/assets/gone.js', '/assets/login.js', '/assets/a.js'])).toBe(false);
    expect(await storage.list('docs-assets')).toEqual(['/assets/a.js']);
  });

  test('makes no network request with fromBrowserOnly', async () => {
    const { storage, network } = setUp();
    network.files.set('/assets/a.svg', 'a').set('/assets/b.svg', 'b');
    network.inBrowser.add('/assets/b.svg');
    expect(await cacheAssets(['/assets/a.svg', '/assets/b.svg'], { fromBrowserOnly: true })).toBe(false);
    expect(network.requests).toEqual(['/assets/b.svg']);
    expect(await storage.list('docs-assets')).toEqual(['/assets/b.svg']);
  });

  test('continues when the storage quota is exceeded', async () => {
    const { storage, network } = setUp();
    network.files.set('/assets/a.js', 'a').set('/assets/b.js', 'b');
    storage.faults.beforePut = (address) => {
      if (address === '/assets/a.js') throw new DOMException('', 'QuotaExceededError');
    };
    expect(await cacheAssets(['/assets/a.js', '/assets/b.js'])).toBe(false);
    expect(await storage.list('docs-assets')).toEqual(['/assets/b.js']);
  });
});

describe('sweepAssets', () => {
  const manual = (file: string) => ({
    version: 1 as const,
    shell: '/assets/offline/shell.txt',
    packs: [{ address: '/assets/offline/pack.json', sha256: '', bytes: 1, unpackedBytes: 1, files: [`${file}.js`] }],
    singles: [{ address: `${file}.css`, bytes: 1 }],
    searchManifest: '{}',
  });
  const page = (path: string, assets: string[]) => ({ path, title: '', html: '', source: new Headers(), assets });

  test('keeps what pages, manuals, search and workers need and deletes the rest', async () => {
    const { storage } = setUp();
    const cache = await caches.open('docs-assets');
    const needed = [
      '/assets/js/page.js',
      '/assets/js/start.js',
      '/assets/js/nextStart.js',
      '/assets/js/complete.js',
      '/assets/js/complete.css',
      '/assets/js/unfinished.js',
      '/assets/js/unfinished.css',
      '/assets/offline/shell.txt',
      '/assets/search/head-1.txt',
      '/img/logo.svg',
    ];
    const stale = ['/assets/js/old.js', '/assets/search/head-0.txt', '/assets/search/ead-1.txt'];
    for (const address of [...needed, ...stale]) await cache.put(address, new Response(address));
    await cache.put('/search-index.json', new Response('{"head":{"file":"head-1.txt"}}'));
    await keepPage(page('/docs/a', ['/assets/js/page.js']));
    for (const name of ['start', 'nextStart']) {
      const headers = { 'X-Assets': `/assets/js/${name}.js` };
      await (await caches.open(`docs-start-${name}`)).put('/offline', new Response('', { headers }));
    }
    await beginManual(manual('/assets/js/complete'), '/1');
    await finishManual(manual('/assets/js/complete'), '/1');
    await beginManual(manual('/assets/js/unfinished'), '/2');
    expect(await sweepAssets()).toBe(stale.length);
    expect(await storage.list('docs-assets')).toEqual([...needed, '/search-index.json']);
  });

  test('keeps assets that are added while it runs', async () => {
    const { storage } = setUp();
    const cache = await caches.open('docs-assets');
    await cache.put('/assets/js/old.js', new Response(''));
    const sweeping = sweepAssets();
    const open = caches.open.bind(caches);
    let isFirst = true;
    vi.spyOn(caches, 'open').mockImplementation(async (name) => {
      if (name === 'docs-manual' && isFirst) {
        isFirst = false;
        await cache.put('/assets/js/new.js', new Response(''));
        await keepPage(page('/docs/a', ['/assets/js/new.js']));
      }
      return open(name);
    });
    await sweeping;
    expect(await storage.list('docs-assets')).toEqual(['/assets/js/new.js']);
  });
});

test('deletes every cache of the site, and no other', async () => {
  const { storage } = setUp();
  for (const name of ['docs-assets', 'docs-start-1', 'other']) await caches.open(name);
  await deleteAllCaches();
  expect(await storage.keys()).toEqual(['other']);
});

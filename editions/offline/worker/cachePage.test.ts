import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Visit } from '../protocol/visit';
import { sweepAssets } from '../store/assets';
import { beginManual, findKeptManual, finishManual } from '../store/manual';
import { listKeptPages } from '../store/pages';
import { type FakeCaches, type FakeNetwork, served } from '../testing/fakeCaches';
import { buildHtml } from '../testing/html';
import { setUp } from '../testing/setUp';
import { cachePage } from './cachePage';

let storage: FakeCaches;
let network: FakeNetwork;

const image = '/assets/images/wide.1.svg';
const unseen = '/assets/images/narrow.1.svg';
const shell = '/assets/offline/shell-1.txt';
const manualAddress = '/assets/offline/manual-1.json';
const visit: Visit = {
  title: '标定',
  path: '/docs/a',
  isDocument: true,
  entry: '/assets/js/main.1.js',
  scripts: ['/assets/js/a.1.js'],
};
const clientSideVisit: Visit = { ...visit, isDocument: false };
const pageFiles = ['/assets/css/styles.1.css', '/assets/js/main.1.js', '/assets/js/a.1.js'];

beforeEach(() => {
  ({ storage, network } = setUp());
  vi.useFakeTimers({ now: new Date('2026-11-01T08:00:00Z') });
  const pointer = {
    version: 1,
    entry: visit.entry,
    shell,
    manual: { address: manualAddress, bytes: 1, unpackedBytes: 1 },
  };
  for (const file of [...pageFiles, '/assets/js/main.2.js', image, unseen]) network.files.set(file, file);
  network.files
    .set('/docs/a', buildHtml({ tags: `<img src=${image}>` }))
    .set('/assets/js/a.1.js', `p="${image.slice(1)}",q="${unseen.slice(1)}"`)
    .set(shell, buildHtml({ body: '' }))
    .set('/offline.json', JSON.stringify(pointer))
    .set(manualAddress, JSON.stringify({ version: 1, shell, packs: [], singles: [], searchManifest: '{}' }));
  network.inBrowser.add(image);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keptPaths = async (): Promise<string[]> => (await listKeptPages()).map(({ path }) => path);
const readKept = async (path: string): Promise<string | undefined> =>
  (await (await caches.open('docs-pages')).match(path))?.text();

test('caches a document with its scripts and the images that the browser has loaded', async () => {
  await cachePage(visit);
  expect(await listKeptPages()).toEqual([{ path: '/docs/a', title: '标定', savedAt: new Date() }]);
  expect(await readKept('/docs/a')).toContain('正文');
  expect((await storage.list('docs-assets')).sort()).toEqual([...pageFiles, image].sort());
  expect(await sweepAssets()).toBe(0);
});

test('caches the app shell for a client-side navigation', async () => {
  await cachePage(clientSideVisit);
  expect(await readKept('/docs/a')).toBe(buildHtml({ body: '' }));
  network.requests.length = 0;
  await cachePage({ ...clientSideVisit, path: '/docs/b/' });
  expect(await keptPaths()).toEqual(expect.arrayContaining(['/docs/a', '/docs/b']));
  expect(network.requests).toEqual([]);
});

test('caches only the app shell of the running build', async () => {
  await (await caches.open('docs-shells')).put('/assets/js/main.0.js', new Response(''));
  await cachePage(clientSideVisit);
  expect(await storage.list('docs-shells')).toEqual(['/assets/js/main.1.js']);
});

describe('caches nothing', () => {
  const set = (path: string, text: string, kind = {}) => network.files.set(path, () => served(text, kind));
  test.each<[string, Visit, () => unknown]>([
    ['for the offline page', { ...visit, path: '/offline' }, () => set('/offline', buildHtml())],
    ['without a network', visit, () => network.files.clear()],
    ['for a missing page', visit, () => set('/docs/a', buildHtml(), { status: 404 })],
    ['for a redirected response', visit, () => set('/docs/a', buildHtml(), { redirected: true })],
    ['for a login page', visit, () => set('/docs/a', `<body>${visit.entry}</body>`)],
    ['for a truncated page', visit, () => set('/docs/a', buildHtml().slice(0, -1))],
    ['for a page of another build', visit, () => set('/docs/a', buildHtml({ entry: '/assets/js/main.2.js' }))],
    ['when a script fails to load', visit, () => network.files.delete('/assets/js/a.1.js')],
    ['when the site has a newer build', { ...clientSideVisit, entry: '/assets/js/main.0.js' }, () => undefined],
    ['when offline.json is missing', clientSideVisit, () => network.files.delete('/offline.json')],
    ['when the app shell is missing', clientSideVisit, () => set(shell, buildHtml(), { status: 404 })],
    ['when the app shell is a login page', clientSideVisit, () => set(shell, '<body></body>')],
    [
      'when the app shell has the media type text/html',
      clientSideVisit,
      () => set(shell, buildHtml(), { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['when the app shell is truncated', clientSideVisit, () => set(shell, '<div id=__docusaurus>')],
  ])('%s', async (_, reportedVisit, breakCaching) => {
    breakCaching();
    await cachePage(reportedVisit);
    expect(await keptPaths()).toEqual([]);
    expect(await storage.list('docs-shells')).toEqual([]);
  });

  test.each(['beforeAll', 'beforePut'] as const)('when storage throws (%s)', async (fault) => {
    storage.faults[fault] = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    await expect(cachePage(visit)).resolves.toBeUndefined();
  });
});

test('keeps an older copy when a script of the new one fails to load', async () => {
  await cachePage(visit);
  network.files.set('/docs/a', buildHtml({ body: '新的' }));
  await cachePage({ ...visit, scripts: ['/assets/js/gone.js'] });
  expect(await readKept('/docs/a')).toContain('正文');
});

test('restores files that a cleanup deleted before the page was cached', async () => {
  const cache = await caches.open('docs-assets');
  for (const file of pageFiles) await cache.put(file, new Response(file));
  storage.faults.beforePut = (address) => {
    if (address !== '/docs/a') return;
    storage.faults.beforePut = () => undefined;
    for (const file of pageFiles) void cache.delete(file);
  };
  await cachePage(visit);
  expect(await storage.list('docs-assets')).toEqual(expect.arrayContaining(pageFiles));
});

describe('a manual', () => {
  const old = { version: 1 as const, shell: '/assets/offline/shell-0.txt', packs: [], singles: [], searchManifest: '' };
  const keepManual = async (): Promise<void> => {
    await beginManual(old, '/assets/offline/manual-0.json');
    await finishManual(old, '/assets/offline/manual-0.json');
  };
  const keptAddress = async (): Promise<string | undefined> => (await findKeptManual())?.address;

  test('is updated', async () => {
    await keepManual();
    await cachePage(visit);
    expect(await keptAddress()).toBe(manualAddress);
    network.requests.length = 0;
    await cachePage(visit);
    expect(network.requests).not.toContain(manualAddress);
  });

  test('is updated once when two tabs open', async () => {
    await keepManual();
    await Promise.all([cachePage(visit), cachePage(visit)]);
    expect(network.requests.filter((address) => address === manualAddress)).toHaveLength(1);
  });

  test('is not downloaded when there is none yet', async () => {
    await cachePage(visit);
    expect(await keptAddress()).toBeUndefined();
    expect(network.requests).not.toContain('/offline.json');
  });

  test('is not updated by a client-side navigation', async () => {
    await keepManual();
    await cachePage(clientSideVisit);
    expect(await keptAddress()).toBe('/assets/offline/manual-0.json');
  });

  test('is not updated while data saver is on', async () => {
    await keepManual();
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await cachePage(visit);
    expect(await keptAddress()).toBe('/assets/offline/manual-0.json');
    vi.stubGlobal('navigator', { connection: { saveData: false } });
    await cachePage(visit);
    expect(await keptAddress()).toBe(manualAddress);
  });

  test('is updated again one hour after a failed update, not on every page', async () => {
    await keepManual();
    network.files.delete(shell);
    await cachePage(visit);
    network.files.set(shell, buildHtml());
    await cachePage(visit);
    expect(await keptAddress()).toBe('/assets/offline/manual-0.json');
    vi.setSystemTime(Date.now() + 3_600_000);
    await cachePage(visit);
    expect(await keptAddress()).toBe(manualAddress);
  });
});

test('caches the search files in the HTTP cache that were loaded before the worker started', async () => {
  network.files
    .set('/search-index.json', '{"head":{"file":"head-1.txt"},"texts":[{"file":"text-1.txt"}]}')
    .set('/assets/search/head-1.txt', 'head')
    .set('/assets/search/text-1.txt', 'text');
  network.inBrowser.add('/search-index.json').add('/assets/search/head-1.txt');
  await cachePage(visit);
  expect(await storage.list('docs-assets')).toEqual(
    expect.arrayContaining(['/search-index.json', '/assets/search/head-1.txt']),
  );
  expect(await storage.list('docs-assets')).not.toContain('/assets/search/text-1.txt');
});

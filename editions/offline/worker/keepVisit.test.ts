import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Visit } from '../protocol/visit';
import { sweepAssets } from '../store/assets';
import { beginManual, findKeptManual, finishManual } from '../store/manual';
import { listKeptPages } from '../store/pages';
import { type FakeCaches, type FakeNetwork, served } from '../testing/fakeCaches';
import { buildHtml } from '../testing/html';
import { setUp } from '../testing/setUp';
import { keepVisit } from './keepVisit';

let storage: FakeCaches;
let network: FakeNetwork;

const picture = '/assets/images/wide.1.svg';
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
const bySpa: Visit = { ...visit, isDocument: false };
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
  for (const file of [...pageFiles, '/assets/js/main.2.js', picture, unseen]) network.files.set(file, file);
  network.files
    .set('/docs/a', buildHtml({ tags: `<img src=${picture}>` }))
    .set('/assets/js/a.1.js', `p="${picture.slice(1)}",q="${unseen.slice(1)}"`)
    .set(shell, buildHtml({ body: '' }))
    .set('/offline.json', JSON.stringify(pointer))
    .set(manualAddress, JSON.stringify({ version: 1, shell, packs: [], singles: [], searchManifest: '{}' }));
  network.inBrowser.add(picture);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keptPaths = async (): Promise<string[]> => (await listKeptPages()).map(({ path }) => path);
const readKept = async (path: string): Promise<string | undefined> =>
  (await (await caches.open('docs-pages')).match(path))?.text();

test('a document is kept as it came, with its scripts and the pictures that the reader has seen', async () => {
  await keepVisit(visit);
  expect(await listKeptPages()).toEqual([{ path: '/docs/a', title: '标定', savedAt: new Date() }]);
  expect(await readKept('/docs/a')).toContain('正文');
  expect((await storage.list('docs-assets')).sort()).toEqual([...pageFiles, picture].sort());
  expect(await sweepAssets()).toBe(0);
});

test('a page that scripts changed to is kept as the page without content', async () => {
  await keepVisit(bySpa);
  expect(await readKept('/docs/a')).toBe(buildHtml({ body: '' }));
  network.requests.length = 0;
  await keepVisit({ ...bySpa, path: '/docs/b/' });
  expect(await keptPaths()).toEqual(expect.arrayContaining(['/docs/a', '/docs/b']));
  expect(network.requests).toEqual([]);
});

test('one page without content is kept, of the build that runs', async () => {
  await (await caches.open('docs-shells')).put('/assets/js/main.0.js', new Response(''));
  await keepVisit(bySpa);
  expect(await storage.list('docs-shells')).toEqual(['/assets/js/main.1.js']);
});

describe('nothing is kept', () => {
  const set = (path: string, text: string, kind = {}) => network.files.set(path, () => served(text, kind));
  test.each<[string, Visit, () => unknown]>([
    ['of the page that the worker has', { ...visit, path: '/offline' }, () => set('/offline', buildHtml())],
    ['without a network', visit, () => network.files.clear()],
    ['of a page that is not there', visit, () => set('/docs/a', buildHtml(), { status: 404 })],
    ['of a redirected answer', visit, () => set('/docs/a', buildHtml(), { redirected: true })],
    ['of a login page', visit, () => set('/docs/a', `<body>${visit.entry}</body>`)],
    ['of half a page', visit, () => set('/docs/a', buildHtml().slice(0, -1))],
    ['of another build’s page', visit, () => set('/docs/a', buildHtml({ entry: '/assets/js/main.2.js' }))],
    ['when a script cannot be had', visit, () => network.files.delete('/assets/js/a.1.js')],
    ['when the site has become another', { ...bySpa, entry: '/assets/js/main.0.js' }, () => undefined],
    ['when nobody says what is current', bySpa, () => network.files.delete('/offline.json')],
    ['when the page without content is gone', bySpa, () => set(shell, buildHtml(), { status: 404 })],
    ['when a login page comes for it', bySpa, () => set(shell, '<body></body>')],
    [
      'when it comes as HTML of a proxy',
      bySpa,
      () => set(shell, buildHtml(), { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['when it is half', bySpa, () => set(shell, '<div id=__docusaurus>')],
  ])('%s', async (_, told, spoil) => {
    spoil();
    await keepVisit(told);
    expect(await keptPaths()).toEqual([]);
    expect(await storage.list('docs-shells')).toEqual([]);
  });

  test.each(['beforeAll', 'beforePut'] as const)('when storage throws (%s)', async (fault) => {
    storage.faults[fault] = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    await expect(keepVisit(visit)).resolves.toBeUndefined();
  });
});

test('an older copy stays when a script of the new one cannot be had', async () => {
  await keepVisit(visit);
  network.files.set('/docs/a', buildHtml({ body: '新的' }));
  await keepVisit({ ...visit, scripts: ['/assets/js/gone.js'] });
  expect(await readKept('/docs/a')).toContain('正文');
});

test('files that were swept away before the page was kept come back', async () => {
  const cache = await caches.open('docs-assets');
  for (const file of pageFiles) await cache.put(file, new Response(file));
  storage.faults.beforePut = (address) => {
    if (address !== '/docs/a') return;
    storage.faults.beforePut = () => undefined;
    for (const file of pageFiles) void cache.delete(file);
  };
  await keepVisit(visit);
  expect(await storage.list('docs-assets')).toEqual(expect.arrayContaining(pageFiles));
});

describe('a manual', () => {
  const old = { version: 1 as const, shell: '/assets/offline/shell-0.txt', packs: [], singles: [], searchManifest: '' };
  const keepManual = async (): Promise<void> => {
    await beginManual(old, '/assets/offline/manual-0.json');
    await finishManual(old, '/assets/offline/manual-0.json');
  };
  const keptAddress = async (): Promise<string | undefined> => (await findKeptManual())?.address;

  test('is brought up to date', async () => {
    await keepManual();
    await keepVisit(visit);
    expect(await keptAddress()).toBe(manualAddress);
    network.requests.length = 0;
    await keepVisit(visit);
    expect(network.requests).not.toContain(manualAddress);
  });

  test('is brought up to date once when two tabs open', async () => {
    await keepManual();
    await Promise.all([keepVisit(visit), keepVisit(visit)]);
    expect(network.requests.filter((address) => address === manualAddress)).toHaveLength(1);
  });

  test('is not downloaded for a reader who has none', async () => {
    await keepVisit(visit);
    expect(await keptAddress()).toBeUndefined();
    expect(network.requests).not.toContain('/offline.json');
  });

  test('is left alone when scripts change the page', async () => {
    await keepManual();
    await keepVisit(bySpa);
    expect(await keptAddress()).toBe('/assets/offline/manual-0.json');
  });

  test('is left alone while the reader saves data', async () => {
    await keepManual();
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await keepVisit(visit);
    expect(await keptAddress()).toBe('/assets/offline/manual-0.json');
    vi.stubGlobal('navigator', { connection: { saveData: false } });
    await keepVisit(visit);
    expect(await keptAddress()).toBe(manualAddress);
  });

  test('that could not be brought up to date is tried again after an hour, not with each page', async () => {
    await keepManual();
    network.files.delete(shell);
    await keepVisit(visit);
    network.files.set(shell, buildHtml());
    await keepVisit(visit);
    expect(await keptAddress()).toBe('/assets/offline/manual-0.json');
    vi.setSystemTime(Date.now() + 3_600_000);
    await keepVisit(visit);
    expect(await keptAddress()).toBe(manualAddress);
  });
});

test('a search that began before the worker is kept as far as the browser has it', async () => {
  network.files
    .set('/search-index.json', '{"head":{"file":"head-1.txt"},"texts":[{"file":"text-1.txt"}]}')
    .set('/assets/search/head-1.txt', 'head')
    .set('/assets/search/text-1.txt', 'text');
  network.inBrowser.add('/search-index.json').add('/assets/search/head-1.txt');
  await keepVisit(visit);
  expect(await storage.list('docs-assets')).toEqual(
    expect.arrayContaining(['/search-index.json', '/assets/search/head-1.txt']),
  );
  expect(await storage.list('docs-assets')).not.toContain('/assets/search/text-1.txt');
});

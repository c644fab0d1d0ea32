import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPage } from '../store/pages';
import { type FakeCaches, type FakeNetwork, served } from '../testing/fakeCaches';
import { buildHtml } from '../testing/html';
import { setUp } from '../testing/setUp';
import { clean, findStartPage, install } from './install';

let storage: FakeCaches;
let network: FakeNetwork;
const precached = ['/assets/css/styles.1.css', '/assets/js/main.1.js', '/assets/js/offline.1.js', '/img/logo.svg'];

beforeEach(() => {
  ({ storage, network } = setUp());
  vi.stubGlobal('BUILD_ID', '1');
  vi.stubGlobal('PRECACHED', precached);
  for (const address of precached) network.files.set(address, address);
  network.files.set('/offline', buildHtml());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const worker = {} as ServiceWorker;
const alone = { installing: null, waiting: null };

test('caches the offline page and its assets', async () => {
  await install();
  expect(await storage.list('docs-assets')).toEqual(precached);
  expect(await (await findStartPage())?.text()).toBe(buildHtml());
});

test('does not fetch cached assets again', async () => {
  await install();
  network.requests.length = 0;
  await install();
  expect(network.requests).toEqual(['/offline']);
});

test('stores a redirected page as not redirected, because browsers refuse redirected responses for navigations', async () => {
  network.files.set('/offline', () => served(buildHtml(), { redirected: true }));
  await install();
  expect((await findStartPage())?.redirected).toBe(false);
});

describe('rejects', () => {
  test.each<[string, () => unknown]>([
    ['without a network', () => network.files.clear()],
    ['without its page', () => network.files.set('/offline', () => served(buildHtml(), { status: 404 }))],
    ['with a login page', () => network.files.set('/offline', '<html><body></body>')],
    ['with a truncated page', () => network.files.set('/offline', '<html><body><div id=__docusaurus>')],
    [
      'with the page of another build',
      () => network.files.set('/offline', buildHtml({ entry: '/assets/js/main.2.js' })),
    ],
    ['without an asset', () => network.files.delete('/assets/js/offline.1.js')],
    [
      'with a login page in place of an asset',
      () => network.files.set('/img/logo.svg', () => served('?', { headers: { 'Content-Type': 'text/html' } })),
    ],
    ['when the storage quota is exceeded', () => (storage.faults.beforePut = () => void expect.fail())],
  ])('%s', async (_, breakInstallation) => {
    breakInstallation();
    await expect(install()).rejects.toThrow();
  });
});

describe('a new worker', () => {
  beforeEach(async () => {
    const old = await caches.open('docs-start-0');
    await old.put('/offline', new Response('', { headers: { 'X-Assets': '/assets/js/old.js' } }));
    await (await caches.open('docs-assets')).put('/assets/js/old.js', new Response(''));
    await install();
  });

  test('deletes the assets that only the previous one needed', async () => {
    await keepPage({ path: '/docs/a', title: '', html: '', source: new Headers(), assets: ['/assets/js/a.js'] });
    await (await caches.open('docs-assets')).put('/assets/js/a.js', new Response(''));
    await clean(alone);
    expect((await storage.keys()).filter((name) => name.startsWith('docs-start'))).toEqual(['docs-start-1']);
    expect(await storage.list('docs-assets')).toEqual([...precached, '/assets/js/a.js']);
    expect(await findStartPage()).toBeDefined();
  });

  test.each([
    ['installed', { installing: worker, waiting: null }],
    ['waiting', { installing: null, waiting: worker }],
  ])('deletes nothing when the next one is already %s', async (_, registration) => {
    await clean(registration);
    expect(await storage.keys()).toContain('docs-start-0');
    expect(await storage.list('docs-assets')).toContain('/assets/js/old.js');
  });
});

test('findStartPage returns undefined when storage throws', async () => {
  await install();
  storage.faults.beforeAll = () => {
    throw new DOMException('', 'SecurityError');
  };
  expect(await findStartPage()).toBeUndefined();
});

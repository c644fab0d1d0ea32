import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setUp } from '../testing/setUp';
import {
  buildPageResponse,
  deleteKeptPages,
  findKeptPage,
  isBuiltPage,
  keepPage,
  listKeptPages,
  maxPages,
  readPageAssets,
  readSavedAt,
} from './pages';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T08:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function keep(path: string, { title = path, html = path, assets = ['/assets/a.js'] } = {}): Promise<void> {
  vi.advanceTimersByTime(1000);
  await keepPage({
    path,
    title,
    html,
    source: new Headers({ 'Content-Security-Policy': "default-src 'none'" }),
    assets,
  });
}

const paths = async (): Promise<string[]> => (await listKeptPages()).map(({ path }) => path);

test('restores a page with the security headers of the server only', async () => {
  setUp();
  const source = new Headers({ 'Content-Security-Policy': "default-src 'none'", 'Set-Cookie': 'a', Vary: '*' });
  await keepPage({
    path: '/docs/a',
    title: '标定 | 站',
    html: '<p>标定',
    source,
    assets: ['/assets/a.js', '/assets/b.js'],
  });
  const page = await findKeptPage('/docs/a');
  expect(await page?.text()).toBe('<p>标定');
  expect(Object.fromEntries(page?.headers ?? [])).toEqual({
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/html; charset=utf-8',
    'x-assets': '/assets/a.js /assets/b.js',
    'x-saved': '2026-11-01T08:00:00.000Z',
    'x-title': '%E6%A0%87%E5%AE%9A%20%7C%20%E7%AB%99',
  });
  expect(await listKeptPages()).toEqual([
    { path: '/docs/a', title: '标定 | 站', savedAt: new Date('2026-11-01T08:00:00Z') },
  ]);
  expect(await readPageAssets(['docs-pages'])).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(await findKeptPage('/docs/b')).toBeUndefined();
});

test.each([false, true])(
  'lists the last opened page first, without duplicates (put keeps the key order: %s)',
  async (keepsKeyOrder) => {
    setUp({ keepsKeyOrder });
    for (const path of ['/docs/a', '/docs/b']) await keep(path);
    await keep('/docs/a', { html: 'new' });
    expect(await paths()).toEqual(['/docs/a', '/docs/b']);
    expect(await (await findKeptPage('/docs/a'))?.text()).toBe('new');
  },
);

test.each([false, true])(
  'evicts the least recently opened page (put keeps the key order: %s)',
  async (keepsKeyOrder) => {
    setUp({ keepsKeyOrder });
    for (let i = 0; i < maxPages; i++) await keep(`/docs/p${i}`);
    await keep('/docs/p0');
    expect(await paths()).toHaveLength(maxPages);
    await keep('/docs/new');
    const kept = await paths();
    expect(kept).toHaveLength(maxPages);
    expect(kept.slice(0, 3)).toEqual(['/docs/new', '/docs/p0', `/docs/p${maxPages - 1}`]);
    expect(kept).not.toContain('/docs/p1');
  },
);

test('keeps the older copy when the storage quota is exceeded', async () => {
  const { storage } = setUp();
  await keep('/docs/a', { html: 'old' });
  storage.faults.beforePut = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  await expect(keep('/docs/a', { html: 'new' })).rejects.toThrow();
  expect(await (await findKeptPage('/docs/a'))?.text()).toBe('old');
});

test('shows an undecodable title as it is and the path for an empty one', async () => {
  setUp();
  const cache = await caches.open('docs-pages');
  for (const [path, title] of [
    ['/docs/a', '%ZZ'],
    ['/docs/b', ''],
  ] as const) {
    await cache.put(path, new Response('', { headers: { 'X-Title': title, 'X-Saved': '2026-01-01' } }));
  }
  expect((await listKeptPages()).map(({ title }) => title)).toEqual(['%ZZ', '/docs/b']);
});

test('deletes the pages', async () => {
  setUp();
  await keep('/docs/a');
  await deleteKeptPages();
  expect(await listKeptPages()).toEqual([]);
});

describe('readSavedAt', () => {
  test.each([
    ['2026-11-01T08:00:00.000Z', new Date('2026-11-01T08:00:00Z')],
    ['soon', undefined],
    ['', undefined],
  ])('%s', (saved, date) => {
    expect(readSavedAt(new Response('', { headers: { 'X-Saved': saved } }))).toEqual(date);
  });
});

test.each([
  ['a page', '<html><body><div id=__docusaurus>a</div></body>', true],
  ['a login page', '<html><body><form></form></body>', false],
  ['half a page', '<html><body><div id=__docusaurus>a', false],
])('isBuiltPage of %s is %s', (_, html, expected) => {
  expect(isBuiltPage(html)).toBe(expected);
});

test('buildPageResponse adds the given headers', () => {
  const response = buildPageResponse('a', new Headers({ Server: 'x', 'Referrer-Policy': 'no-referrer' }), {
    'X-A': '1',
  });
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-a': '1',
  });
});

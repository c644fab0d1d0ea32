import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginManual, finishManual } from '../store/manual';
import { keepPage } from '../store/pages';
import { type FakeCaches, origin, served } from '../testing/fakeCaches';
import { buildHtml } from '../testing/html';
import { setUp } from '../testing/setUp';
import { answerPage } from './answerPage';

const networkTimeoutMs = 2000;

let storage: FakeCaches;

beforeEach(() => {
  ({ storage } = setUp());
  vi.stubGlobal('BUILD_ID', '1');
  vi.useFakeTimers({ now: new Date(2026, 10, 1, 8) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const address = `${origin}/docs/a?from=x`;
const silence = (): Promise<Response> => new Promise(() => undefined);
const failure = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const keep = (body = '保存的'): Promise<void> =>
  keepPage({
    path: '/docs/a',
    title: '',
    html: buildHtml({ body }),
    source: new Headers({ 'Content-Security-Policy': "default-src 'none'" }),
    assets: [],
  });

async function keepManual(shell = buildHtml({ body: '' })): Promise<void> {
  const path = '/assets/offline/shell.txt';
  const manual = { version: 1 as const, shell: path, packs: [], singles: [], searchManifest: '' };
  await (await caches.open('docs-assets')).put(path, new Response(shell));
  await beginManual(manual, '/1.json');
  await finishManual(manual, '/1.json');
}

const keepStart = async (): Promise<void> =>
  (await caches.open('docs-start-1')).put('/offline', new Response(buildHtml({ body: '离线阅读' })));

const readAnswer = async (network: Promise<Response>, from = address): Promise<string> =>
  (await answerPage(from, network)).text();

/** Returns the response after `ms` without a network response, or undefined when there is none yet. */
async function readAfter(ms: number, network: Promise<Response>, from = address): Promise<string | undefined> {
  let text: string | undefined;
  const reading = readAnswer(network, from).then((read) => (text = read));
  await vi.advanceTimersByTimeAsync(ms);
  if (text === undefined) void reading.catch(() => undefined);
  return text;
}

describe('with a cached page', () => {
  beforeEach(() => keep());

  test.each([
    ['a page', 200],
    ['not found', 404],
    ['forbidden', 403],
  ])('passes on the network response: %s', async (_, status) => {
    expect(await readAnswer(Promise.resolve(served('新的', { status })))).toBe('新的');
  });

  test('passes on a redirect', async () => {
    const redirect = Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } });
    expect(await answerPage(address, Promise.resolve(redirect))).toBe(redirect);
  });

  test('returns the cached page with date, link and policy when the network fails', async () => {
    const answer = await answerPage(address, failure());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toBe(
      buildHtml({ body: '保存的' }).replace(
        '<div id=__docusaurus>',
        '<div class="kept-notice" role="region" aria-label="离线阅读">网络不通，这是 2026 年 11 月 1 日保存的内容。' +
          '<a href="/offline">查看保存在本机的页面</a></div><div id=__docusaurus>',
      ),
    );
  });

  test.each(['/Docs/A', '/docs/%61', '/DOCS/A/INDEX.HTML'])('also answers %s with it', async (path) => {
    expect(await readAnswer(failure(), origin + path)).toContain('保存的');
  });

  test('does not answer an address with an encoded slash with it', async () => {
    expect((await answerPage(`${origin}/docs%2Fa`, failure())).headers.get('Location')).toContain('/offline?for=');
  });

  test.each([500, 502, 503, 511])('returns the cached page when the server returns %i', async (status) => {
    expect(await readAnswer(Promise.resolve(served('故障', { status })))).toContain('保存的');
  });

  test('returns the cached page after two seconds without a response, not earlier', async () => {
    expect(await readAfter(networkTimeoutMs - 1, silence())).toBeUndefined();
    expect(await readAfter(networkTimeoutMs, silence())).toContain('保存的');
  });

  test('handles a network failure after the timeout', async () => {
    let fail: (error: Error) => void = () => undefined;
    const network = new Promise<Response>((_, reject) => (fail = reject));
    expect(await readAfter(networkTimeoutMs, network)).toContain('保存的');
    fail(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(0);
  });

  test('omits an invalid date', async () => {
    const page = new Response(buildHtml(), { headers: { 'X-Saved': '<b>' } });
    await (await caches.open('docs-pages')).put('/docs/a', page);
    expect(await readAnswer(failure())).toContain('网络不通，这是以前保存的内容。');
  });

  test('keeps text that looks like a replacement pattern', async () => {
    await keep('$& $1 $` <div id=__docusaurus>');
    expect(await readAnswer(failure())).toContain('$& $1 $` <div id=__docusaurus>');
  });
});

describe('with the manual', () => {
  test('returns its app shell for a page that is not cached', async () => {
    await keepManual();
    expect(await readAnswer(failure())).toContain('2026 年 11 月 1 日保存的内容');
  });

  test('returns the page or the app shell, whichever is newer', async () => {
    await keep();
    vi.setSystemTime(new Date(2026, 10, 2));
    await keepManual(buildHtml({ body: '手册' }));
    expect(await readAnswer(failure())).toMatch(/11 月 2 日.*手册/);
    vi.setSystemTime(new Date(2026, 10, 3));
    await keep();
    expect(await readAnswer(failure())).toMatch(/11 月 3 日.*保存的/);
  });

  test('redirects when the app shell of the manual is missing', async () => {
    await keepManual();
    await (await caches.open('docs-assets')).delete('/assets/offline/shell.txt');
    expect((await answerPage(address, failure())).status).toBe(302);
  });
});

describe('with an empty cache', () => {
  test('redirects to the offline page when the network fails', async () => {
    const answer = await answerPage(`${origin}/docs/a?x=1&y=%E6%A0%87`, failure());
    expect(answer.status).toBe(302);
    const to = new URL(answer.headers.get('Location') ?? '');
    expect([to.origin, to.pathname, [...to.searchParams]]).toEqual([
      origin,
      '/offline',
      [['for', '/docs/a?x=1&y=%E6%A0%87']],
    ]);
  });

  test('waits for a slow network', async () => {
    const network = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(served('终于')), 20_000);
    });
    const answer = readAnswer(network);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answer).toBe('终于');
  });

  test('passes on a server error', async () => {
    expect((await answerPage(address, Promise.resolve(served('故障', { status: 503 })))).status).toBe(503);
  });
});

describe('the offline page', () => {
  const from = `${origin}/offline?for=%2Fdocs%2Fa`;

  test('is answered from the network when it responds', async () => {
    await keepStart();
    expect(await readAnswer(Promise.resolve(served('新的')), from)).toBe('新的');
  });

  test.each(['/offline?for=%2Fdocs%2Fa', '/offline/', '/offline.html', '/OFFLINE'])(
    'is answered from the cache of the worker: %s',
    async (path) => {
      await keepStart();
      await keepManual();
      const text = await readAnswer(failure(), origin + path);
      expect(text).toContain('离线阅读');
      expect(text).not.toContain('kept-notice');
    },
  );

  test('is answered from the cache after the timeout', async () => {
    await keepStart();
    expect(await readAfter(networkTimeoutMs, silence(), from)).toContain('离线阅读');
  });

  test('does not redirect to itself', async () => {
    expect((await answerPage(from, failure())).type).toBe('error');
  });
});

describe('when storage throws', () => {
  beforeEach(async () => {
    await keep();
    storage.faults.beforeAll = () => {
      throw new DOMException('', 'SecurityError');
    };
  });

  test('answers from the network', async () => {
    expect(await readAnswer(Promise.resolve(served('新的')))).toBe('新的');
  });

  test('behaves as with an empty cache', async () => {
    expect((await answerPage(address, failure())).status).toBe(302);
    expect((await answerPage(`${origin}/offline`, failure())).type).toBe('error');
    expect((await answerPage(address, Promise.resolve(served('故障', { status: 503 })))).status).toBe(503);
  });
});

test('waits for the network when a cache entry cannot be read', async () => {
  await keep();
  const broken = new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('damaged')) }));
  const cache = await caches.open('docs-pages');
  vi.spyOn(cache, 'match').mockResolvedValue(broken);
  const network = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(served('终于')), 5000);
  });
  const answer = readAnswer(network);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toBe('终于');
});

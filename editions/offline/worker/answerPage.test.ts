import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginManual, finishManual } from '../store/manual';
import { keepPage } from '../store/pages';
import { type FakeCaches, origin, served } from '../testing/fakeCaches';
import { buildHtml } from '../testing/html';
import { setUp } from '../testing/setUp';
import { answerPage } from './answerPage';

const networkPatienceMs = 2000;

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

/** What is answered when the network has been silent for `ms`. */
async function readAfter(ms: number, network: Promise<Response>, from = address): Promise<string | undefined> {
  let text: string | undefined;
  const reading = readAnswer(network, from).then((read) => (text = read));
  await vi.advanceTimersByTimeAsync(ms);
  if (text === undefined) void reading.catch(() => undefined);
  return text;
}

describe('with a kept page', () => {
  beforeEach(() => keep());

  test.each([
    ['a page', 200],
    ['that it is not there', 404],
    ['that it may not be read', 403],
  ])('the network says: %s', async (_, status) => {
    expect(await readAnswer(Promise.resolve(served('新的', { status })))).toBe('新的');
  });

  test('a redirect of the network is followed', async () => {
    const redirect = Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } });
    expect(await answerPage(address, Promise.resolve(redirect))).toBe(redirect);
  });

  test('the kept page is shown when the network fails, with its date, link and policy', async () => {
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

  test.each(['/Docs/A', '/docs/%61', '/DOCS/A/INDEX.HTML'])('%s is answered with it too', async (path) => {
    expect(await readAnswer(failure(), origin + path)).toContain('保存的');
  });

  test('an address with an encoded slash is not', async () => {
    expect((await answerPage(`${origin}/docs%2Fa`, failure())).headers.get('Location')).toContain('/offline?for=');
  });

  test.each([500, 502, 503, 511])('the kept page is shown when the server answers %i', async (status) => {
    expect(await readAnswer(Promise.resolve(served('故障', { status })))).toContain('保存的');
  });

  test('the kept page is shown after two seconds of silence, not earlier', async () => {
    expect(await readAfter(networkPatienceMs - 1, silence())).toBeUndefined();
    expect(await readAfter(networkPatienceMs, silence())).toContain('保存的');
  });

  test('a network that fails later is no unhandled rejection', async () => {
    let fail: (error: Error) => void = () => undefined;
    const network = new Promise<Response>((_, reject) => (fail = reject));
    expect(await readAfter(networkPatienceMs, network)).toContain('保存的');
    fail(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(0);
  });

  test('a date that cannot be read is left out', async () => {
    const page = new Response(buildHtml(), { headers: { 'X-Saved': '<b>' } });
    await (await caches.open('docs-pages')).put('/docs/a', page);
    expect(await readAnswer(failure())).toContain('网络不通，这是以前保存的内容。');
  });

  test('text that looks like a pattern of replacement stays', async () => {
    await keep('$& $1 $` <div id=__docusaurus>');
    expect(await readAnswer(failure())).toContain('$& $1 $` <div id=__docusaurus>');
  });
});

describe('with the manual', () => {
  test('its page without content is shown for a page that is not kept', async () => {
    await keepManual();
    expect(await readAnswer(failure())).toContain('2026 年 11 月 1 日保存的内容');
  });

  test('whichever is newer is shown, the page or the manual', async () => {
    await keep();
    vi.setSystemTime(new Date(2026, 10, 2));
    await keepManual(buildHtml({ body: '手册' }));
    expect(await readAnswer(failure())).toMatch(/11 月 2 日.*手册/);
    vi.setSystemTime(new Date(2026, 10, 3));
    await keep();
    expect(await readAnswer(failure())).toMatch(/11 月 3 日.*保存的/);
  });

  test('a manual without its page shows nothing', async () => {
    await keepManual();
    await (await caches.open('docs-assets')).delete('/assets/offline/shell.txt');
    expect((await answerPage(address, failure())).status).toBe(302);
  });
});

describe('with nothing', () => {
  test('a failing network leads to the page that says so', async () => {
    const answer = await answerPage(`${origin}/docs/a?x=1&y=%E6%A0%87`, failure());
    expect(answer.status).toBe(302);
    const to = new URL(answer.headers.get('Location') ?? '');
    expect([to.origin, to.pathname, [...to.searchParams]]).toEqual([
      origin,
      '/offline',
      [['for', '/docs/a?x=1&y=%E6%A0%87']],
    ]);
  });

  test('a slow network is waited for', async () => {
    const network = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(served('终于')), 20_000);
    });
    const answer = readAnswer(network);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answer).toBe('终于');
  });

  test('a failing server is shown', async () => {
    expect((await answerPage(address, Promise.resolve(served('故障', { status: 503 })))).status).toBe(503);
  });
});

describe('the page that says that nothing is kept', () => {
  const from = `${origin}/offline?for=%2Fdocs%2Fa`;

  test('comes from the network when there is one', async () => {
    await keepStart();
    expect(await readAnswer(Promise.resolve(served('新的')), from)).toBe('新的');
  });

  test.each(['/offline?for=%2Fdocs%2Fa', '/offline/', '/offline.html', '/OFFLINE'])(
    'is what the worker has: %s',
    async (path) => {
      await keepStart();
      await keepManual();
      const text = await readAnswer(failure(), origin + path);
      expect(text).toContain('离线阅读');
      expect(text).not.toContain('kept-notice');
    },
  );

  test('does not wait for a silent network either', async () => {
    await keepStart();
    expect(await readAfter(networkPatienceMs, silence(), from)).toContain('离线阅读');
  });

  test('does not lead to itself', async () => {
    expect((await answerPage(from, failure())).type).toBe('error');
  });
});

describe('storage that throws', () => {
  beforeEach(async () => {
    await keep();
    storage.faults.beforeAll = () => {
      throw new DOMException('', 'SecurityError');
    };
  });

  test('does not matter with a network', async () => {
    expect(await readAnswer(Promise.resolve(served('新的')))).toBe('新的');
  });

  test('counts as empty', async () => {
    expect((await answerPage(address, failure())).status).toBe(302);
    expect((await answerPage(`${origin}/offline`, failure())).type).toBe('error');
    expect((await answerPage(address, Promise.resolve(served('故障', { status: 503 })))).status).toBe(503);
  });
});

test('an entry that cannot be read gives way to the network', async () => {
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

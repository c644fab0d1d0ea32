import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPage } from '../store/pages';
import { type FakeCaches, type FakeNetwork, origin, served } from '../testing/fakeCaches';
import { buildHtml } from '../testing/html';
import { setUp } from '../testing/setUp';

type Listener = (event: object) => void;

let storage: FakeCaches;
let network: FakeNetwork;
let listeners: Map<string, Listener>;
let registration: { installing: null; waiting: null; navigationPreload?: object; unregister: () => Promise<boolean> };

/** Loads a new instance of a worker. */
async function start(load: () => Promise<unknown>): Promise<void> {
  vi.resetModules();
  await load();
}

beforeEach(() => {
  ({ storage, network } = setUp());
  listeners = new Map();
  registration = { installing: null, waiting: null, unregister: vi.fn(async () => true) };
  vi.stubGlobal('BUILD_ID', '1');
  vi.stubGlobal('PRECACHED', []);
  vi.stubGlobal('self', {
    location: { origin },
    registration,
    clients: { claim: vi.fn(async () => undefined) },
    skipWaiting: vi.fn(async () => undefined),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type RequestKind = { mode?: string; method?: string; cache?: RequestCache; preload?: Promise<Response | undefined> };

/** Dispatches an event. Returns the response and the promise that the worker waits for. */
function send(type: string, event: object = {}): { answer: Promise<Response> | undefined; work: Promise<unknown> } {
  let answer: Promise<Response> | undefined;
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({
    ...event,
    respondWith: (response: Promise<Response>) => (answer = response),
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  });
  return { answer, work: Promise.all(work) };
}

function request(path: string, { mode = 'no-cors', method = 'GET', cache = 'default', preload }: RequestKind = {}) {
  const address = new URL(path, origin).href;
  const sent = Object.defineProperty(new Request(address, { method, cache }), 'mode', { value: mode });
  return send('fetch', { request: sent, preloadResponse: preload });
}

const navigate = (path: string, kind: RequestKind = {}) => request(path, { ...kind, mode: 'navigate' });

describe('the service worker', () => {
  beforeEach(() => start(() => import('./serviceWorker')));

  test.each<[string, string, RequestKind]>([
    ['another host', 'https://elsewhere.example.com/assets/a.js', {}],
    ['a POST request', '/docs/a', { mode: 'navigate', method: 'POST' }],
    ['a download', '/downloads/a.zip', { mode: 'navigate' }],
    ['the Markdown of a page', '/docs/a.md', { mode: 'navigate' }],
    ['an asset with a query', '/assets/js/a.1.js?x', {}],
    ['a logo with a query', '/img/logo.svg?x', {}],
    ['the manifest of the current build', '/offline.json', {}],
    ['a page that a script fetches', '/docs/a', { mode: 'cors' }],
  ])('ignores %s', (_, path, kind) => {
    expect(request(path, kind).answer).toBeUndefined();
  });

  test.each(['/', '/docs/a', '/docs/a?q=1.2', '/docs/a.html', '/docs/a.htm', '/DOCS/A.HTML'])(
    'answers a page: %s',
    async (path) => {
      network.files.set(path, 'page');
      expect(await (await navigate(path).answer)?.text()).toBe('page');
    },
  );

  test.each(['/assets/js/a.1.js', '/img/logo.svg', '/search-index.json'])('answers a file: %s', async (path) => {
    network.files.set(path, 'file');
    const { answer, work } = request(path);
    expect(await (await answer)?.text()).toBe('file');
    await work;
    expect(await storage.list('docs-assets')).toEqual([path]);
  });

  test('uses the navigation preload response, and fetches without one', async () => {
    expect(await (await navigate('/docs/a', { preload: Promise.resolve(served('preloaded')) }).answer)?.text()).toBe(
      'preloaded',
    );
    expect(network.requests).toEqual([]);
    network.files.set('/docs/a', 'fetched');
    expect(await (await navigate('/docs/a', { preload: Promise.resolve(undefined) }).answer)?.text()).toBe('fetched');
  });

  test('returns the cached page when the navigation preload fails', async () => {
    await keepPage({ path: '/docs/a', title: '', html: buildHtml(), source: new Headers(), assets: [] });
    const { answer, work } = navigate('/docs/a', { preload: Promise.reject(new TypeError('Failed to fetch')) });
    expect(await (await answer)?.text()).toContain('kept-notice');
    await work;
  });

  describe('after a reload', () => {
    const script = '/assets/js/a.1.js';

    beforeEach(async () => {
      await (await caches.open('docs-assets')).put(script, new Response('kept'));
      network.files.set('/docs/a', 'page').set(script, 'new');
    });

    const readScript = async (): Promise<string | undefined> => {
      const { answer, work } = request(script);
      const text = await (await answer)?.text();
      await work;
      return text;
    };

    test.each(['reload', 'no-cache'] as const)(
      'answers assets from the network for ten seconds (%s)',
      async (cache) => {
        await navigate('/docs/a').answer;
        expect(await readScript()).toBe('kept');
        await navigate('/docs/a', { cache }).answer;
        expect(await readScript()).toBe('new');
        await (await caches.open('docs-assets')).put(script, new Response('kept'));
        vi.advanceTimersByTime(10_000);
        expect(await readScript()).toBe('kept');
      },
    );

    test('answers assets from the cache when the server returned an error', async () => {
      network.files.set('/docs/a', () => served('', { status: 503 }));
      await navigate('/docs/a', { cache: 'reload' }).answer;
      expect(await readScript()).toBe('kept');
    });

    test('answers assets from the cache when the network failed', async () => {
      network.files.delete('/docs/a');
      await navigate('/docs/a', { cache: 'reload' }).answer;
      expect(await readScript()).toBe('kept');
    });
  });

  test('caches the page of a visit message and ignores other messages', async () => {
    network.files.set('/docs/a', buildHtml({ entry: '/assets/js/main.1.js' }));
    for (const file of ['/assets/css/styles.1.css', '/assets/js/main.1.js']) network.files.set(file, file);
    await send('message', { data: 'anything' }).work;
    expect(network.requests).toEqual([]);
    const visit = { title: '', path: '/docs/a', isDocument: true, entry: '/assets/js/main.1.js', scripts: [] };
    await send('message', { data: visit }).work;
    expect(await storage.list('docs-pages')).toEqual(['/docs/a']);
  });

  test('claims clients and cleans up when activated', async () => {
    await caches.open('docs-start-0');
    await send('activate').work;
    expect(self).toHaveProperty('clients.claim.mock.calls.length', 1);
    expect(await storage.keys()).not.toContain('docs-start-0');
  });

  test('enables navigation preload in Chromium but not in Firefox', async () => {
    const enable = vi.fn(async () => undefined);
    registration.navigationPreload = { enable };
    vi.stubGlobal('navigator', {});
    await send('activate').work;
    expect(enable).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { userAgentData: {} });
    await send('activate').work;
    expect(enable).toHaveBeenCalledOnce();
  });
});

describe('the worker that removes the worker', () => {
  beforeEach(() => start(() => import('./removeWorker')));

  test('skips waiting, deletes all caches and unregisters itself', async () => {
    await caches.open('docs-assets');
    send('install');
    expect(self).toHaveProperty('skipWaiting.mock.calls.length', 1);
    await send('activate').work;
    expect(await storage.keys()).toEqual([]);
    expect(registration.unregister).toHaveBeenCalledOnce();
  });

  test('unregisters itself when storage throws', async () => {
    storage.faults.beforeAll = () => {
      throw new DOMException('', 'SecurityError');
    };
    await send('activate').work;
    expect(registration.unregister).toHaveBeenCalledOnce();
  });

  test('answers no requests', () => {
    expect(navigate('/docs/a').answer).toBeUndefined();
  });
});

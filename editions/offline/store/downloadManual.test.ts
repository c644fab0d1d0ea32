import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeCaches, FakeNetwork } from '../testing/fakeCaches';
import { served } from '../testing/fakeCaches';
import { setUp } from '../testing/setUp';
import { type Progress, downloadManual, fetchPointer } from './downloadManual';
import { deleteManual, findKeptManual, findUnfinishedManual } from './manual';

let storage: FakeCaches;
let network: FakeNetwork;

beforeEach(() => {
  ({ storage, network } = setUp());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const names = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const address = '/assets/offline/manual-1.json';

/** Serves a manual: a pack of ten scripts, whose hashes are given by `build`, and two single files. */
function serveManual(build: (name: string) => string = () => '1', change: object = {}): void {
  const files = Object.fromEntries(names.map((name) => [`/assets/js/${name}.${build(name)}.js`, `// ${name}`]));
  const content = JSON.stringify(files);
  const pack = {
    address: '/assets/offline/pack.json',
    sha256: createHash('sha256').update(content).digest('hex'),
    bytes: 1000,
    unpackedBytes: content.length,
    files: Object.keys(files),
    ...change,
  };
  const singles = [
    { address: '/assets/js/main.1.js', bytes: 500 },
    { address: '/img/logo.svg', bytes: 10 },
  ];
  const shell = '/assets/offline/shell-1.txt';
  const manual = { version: 1, shell, packs: [pack], singles, searchManifest: '{}' };
  network.files.set(address, JSON.stringify(manual)).set(pack.address, content).set(shell, '<html>');
  for (const [file, text] of Object.entries(files)) network.files.set(file, text);
  for (const single of singles) network.files.set(single.address, 'x');
}

const everything = [
  '/assets/js/main.1.js',
  '/assets/offline/shell-1.txt',
  '/img/logo.svg',
  ...names.map((name) => `/assets/js/${name}.1.js`),
].sort();
const kept = async (): Promise<string[]> => (await storage.list('docs-assets')).sort();
const failsAs = (failure: string): object => expect.objectContaining({ failure }) as object;

test('stores every file, then the manual', async () => {
  serveManual();
  const seen: Progress[] = [];
  await downloadManual(address, { onProgress: (progress) => void seen.push(progress) });
  expect(await kept()).toEqual(everything);
  expect(network.requests).toHaveLength(5); // manifest, pack, two files, app shell
  expect((await findKeptManual())?.address).toBe(address);
  expect(await findUnfinishedManual()).toBeUndefined();
  const done = seen.map((progress) => progress.done);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  expect(seen.at(-1)).toEqual({ done: 1510, total: 1510 });
});

test('stores packed files with the media type and the policy of the pack', async () => {
  serveManual();
  const content = network.files.get('/assets/offline/pack.json') as string;
  const headers = { 'Content-Security-Policy': "default-src 'none'", 'Content-Encoding': 'br' };
  network.files.set('/assets/offline/pack.json', () => served(content, { headers }));
  await downloadManual(address);
  const file = await (await caches.open('docs-assets')).match('/assets/js/0.1.js');
  expect(await file?.text()).toBe('// 0');
  expect(Object.fromEntries(file?.headers ?? [])).toEqual({
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test('does not fetch cached files again', async () => {
  serveManual();
  await downloadManual(address);
  network.requests.length = 0;
  await downloadManual(address);
  expect(network.requests).toEqual([address]);
});

test('resumes an interrupted download', async () => {
  serveManual();
  network.files.delete('/img/logo.svg');
  await expect(downloadManual(address)).rejects.toEqual(failsAs('network'));
  expect(await findKeptManual()).toBeUndefined();
  expect((await findUnfinishedManual())?.address).toBe(address);
  await vi.waitFor(async () => expect(await kept()).toEqual(everything.filter((file) => file !== '/img/logo.svg')));
  network.files.set('/img/logo.svg', 'x');
  network.requests.length = 0;
  await downloadManual(address);
  expect(network.requests).toEqual([address, '/img/logo.svg']);
  expect(await kept()).toEqual(everything);
});

test('keeps the previous manual until the next one is complete', async () => {
  serveManual();
  await downloadManual(address);
  const next = '/assets/offline/manual-2.json';
  serveManual((name) => (name < '5' ? '2' : '1'));
  network.files.set(next, network.files.get(address) ?? '').delete('/assets/offline/pack.json');
  await expect(downloadManual(next)).rejects.toEqual(failsAs('network'));
  expect((await findKeptManual())?.address).toBe(address);
  serveManual((name) => (name < '5' ? '2' : '1'));
  await downloadManual(next);
  expect((await findKeptManual())?.address).toBe(next);
});

test.each([
  ['fetches files one by one when 2 of 10 are missing', '2', ['/assets/js/0.2.js', '/assets/js/1.2.js']],
  ['fetches the pack when 3 of 10 files are missing', '3', ['/assets/offline/pack.json']],
])('%s', async (_, first, expected) => {
  serveManual();
  await downloadManual(address);
  serveManual((name) => (name < first ? '2' : '1'));
  network.requests.length = 0;
  await downloadManual(address);
  expect(network.requests).toEqual([address, ...expected]);
  const added = names.filter((name) => name < first).map((name) => `/assets/js/${name}.2.js`);
  expect(await kept()).toEqual([...everything, ...added].sort());
});

test('ignores a copy whose address has a query', async () => {
  serveManual();
  await (await caches.open('docs-assets')).put('/assets/js/main.1.js?x', new Response(''));
  await downloadManual(address);
  expect(await kept()).toContain('/assets/js/main.1.js');
});

describe('a download fails when', () => {
  const failures: readonly (readonly [string, string, () => void])[] = [
    ['the manifest is missing', 'network', () => network.files.delete(address)],
    ['the manifest is invalid', 'damaged', () => network.files.set(address, '{}')],
    [
      'the pack is damaged',
      'damaged',
      () => network.files.set('/assets/offline/pack.json', '{"/assets/js/0.1.js":"?"}'),
    ],
    [
      'the pack lacks a file',
      'damaged',
      () => {
        serveManual(undefined, { files: [...names.map((name) => `/assets/js/${name}.1.js`), '/assets/js/more.js'] });
      },
    ],
    [
      'a login page is returned instead of a file',
      'network',
      () =>
        network.files.set('/assets/js/main.1.js', () => served('<form>', { headers: { 'Content-Type': 'text/html' } })),
    ],
    ['the server returns 503', 'network', () => network.files.set('/img/logo.svg', () => served('', { status: 503 }))],
    [
      'the network fails in the middle of a file',
      'network',
      () => {
        const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) });
        network.files.set('/img/logo.svg', () => Object.defineProperty(new Response(body), 'type', { value: 'basic' }));
      },
    ],
    [
      'the storage quota is exceeded',
      'storage',
      () => {
        storage.faults.beforePut = (file) => {
          if (file.startsWith('/assets/js/')) throw new DOMException('', 'QuotaExceededError');
        };
      },
    ],
  ];
  test.each(failures)('%s', async (_, failure, breakDownload) => {
    serveManual();
    breakDownload();
    await expect(downloadManual(address)).rejects.toEqual(failsAs(failure));
    expect(await findKeptManual()).toBeUndefined();
  });

  test('the user cancels it', async () => {
    serveManual();
    const abort = new AbortController();
    network.files.set('/img/logo.svg', () => {
      abort.abort();
      throw new DOMException('', 'AbortError');
    });
    await expect(downloadManual(address, { signal: abort.signal })).rejects.toEqual(failsAs('network'));
    expect(await findKeptManual()).toBeUndefined();
  });

  test('another tab deletes the manual in the meantime', async () => {
    serveManual();
    network.files.set('/img/logo.svg', async () => {
      await deleteManual();
      return served('x');
    });
    await expect(downloadManual(address)).rejects.toEqual(failsAs('damaged'));
    expect(await findKeptManual()).toBeUndefined();
  });
});

test('fetches at most four files at once, and none after a failure', async () => {
  let open = 0;
  let most = 0;
  const singles = names.map((name) => ({ address: `/assets/js/${name}.js`, bytes: 10 - Number(name) }));
  const manual = { version: 1, shell: '/assets/shell.txt', packs: [], singles, searchManifest: '' };
  network.files.set(address, JSON.stringify(manual));
  for (const single of singles) {
    network.files.set(single.address, async () => {
      most = Math.max(most, ++open);
      await Promise.resolve();
      open--;
      if (single.address === '/assets/js/3.js') throw new TypeError('Failed to fetch');
      return served('x');
    });
  }
  await expect(downloadManual(address)).rejects.toEqual(failsAs('network'));
  const begun = network.requests.length;
  await new Promise((resolve) => setImmediate(resolve));
  expect(most).toBe(4);
  expect(network.requests).toHaveLength(begun);
  expect(begun).toBeLessThan(singles.length + 1);
});

describe('fetchPointer', () => {
  const pointer = {
    version: 1,
    entry: '/assets/js/main.1.js',
    shell: '/assets/offline/shell-1.txt',
    manual: { address, bytes: 1, unpackedBytes: 1 },
  };

  test('fetches the pointer from the site', async () => {
    network.files.set('/offline.json', JSON.stringify(pointer));
    expect(await fetchPointer()).toEqual(pointer);
  });

  test.each([
    ['no network', undefined, 'network'],
    ['another file', '{}', 'damaged'],
  ])('throws for %s', async (_, text, failure) => {
    if (text !== undefined) network.files.set('/offline.json', text);
    await expect(fetchPointer()).rejects.toEqual(failsAs(failure));
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginManual, finishManual } from '../store/manual';
import { type FakeCaches, type FakeNetwork, origin, served } from '../testing/fakeCaches';
import { setUp } from '../testing/setUp';
import { type Answer, answerChanging, answerHashed } from './answerAsset';

let storage: FakeCaches;
let network: FakeNetwork;

beforeEach(() => {
  ({ storage, network } = setUp());
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const path = '/assets/js/a.1.js';
const request = (init?: RequestInit, address = path): Request => new Request(origin + address, init);
const keep = async (text: string, address = path): Promise<void> =>
  (await caches.open('docs-assets')).put(address, new Response(text));
const readKept = async (): Promise<string | undefined> =>
  (await (await caches.open('docs-assets')).match(path))?.text();

async function read({ response, work }: Answer): Promise<string> {
  const text = await (await response).text();
  await work;
  return text;
}

describe('answerHashed', () => {
  test('caches the response of the first request and serves later ones from the cache', async () => {
    network.files.set(path, 'new');
    expect(await read(answerHashed(request(), false))).toBe('new');
    expect(await readKept()).toBe('new');
    expect(await read(answerHashed(request(), false))).toBe('new');
    expect(network.requests).toEqual([path]);
  });

  test('fails when the network fails', async () => {
    const { response, work } = answerHashed(request(), false);
    await expect(response).rejects.toThrow('Failed to fetch');
    await work;
  });

  test.each([
    ['404', () => served('?', { status: 404 })],
    ['a partial response', () => served('?', { status: 206 })],
    ['a login page', () => served('?', { headers: { 'Content-Type': 'text/html' } })],
    ['a redirected answer', () => served('?', { redirected: true })],
    ['an opaque answer', () => new Response('?')],
  ])('passes on and does not cache %s', async (_, answer) => {
    network.files.set(path, answer);
    expect(await read(answerHashed(request(), false))).toBe('?');
    expect(await readKept()).toBeUndefined();
  });

  test.each([
    ['blocked', 'beforeAll'],
    ['full', 'beforePut'],
  ] as const)('answers from the network when storage is %s', async (_, fault) => {
    network.files.set(path, 'new');
    storage.faults[fault] = () => {
      throw new DOMException('');
    };
    expect(await read(answerHashed(request(), false))).toBe('new');
  });

  test.each([
    ['the page is reloaded', undefined, true],
    ['the cache mode is reload', 'reload', false],
    ['the cache mode is no-cache', 'no-cache', false],
  ] as const)('answers from the network when %s', async (_, cache, isReload) => {
    await keep('damaged');
    network.files.set(path, 'new');
    expect(await read(answerHashed(request(cache && { cache }), isReload))).toBe('new');
    expect(await readKept()).toBe('new');
  });

  test.each([
    ['there is no network', undefined],
    ['the site no longer has it', () => served('', { status: 404 })],
  ])('answers from the cache after a reload when %s', async (_, answer) => {
    await keep('kept');
    if (answer) network.files.set(path, answer);
    expect(await read(answerHashed(request(), true))).toBe('kept');
    expect(await readKept()).toBe('kept');
  });
});

describe('answerChanging', () => {
  const logo = '/img/logo.svg';

  test('answers from the network and caches the response', async () => {
    await keep('old', logo);
    network.files.set(logo, 'new');
    expect(await read(answerChanging(request(undefined, logo)))).toBe('new');
    network.files.delete(logo);
    expect(await read(answerChanging(request(undefined, logo)))).toBe('new');
  });

  test('answers from the cache after two seconds and caches a late response', async () => {
    await keep('old', logo);
    network.files.set(logo, () => new Promise((resolve) => setTimeout(() => resolve(served('late')), 3000)));
    const { response, work } = answerChanging(request(undefined, logo));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await (await response).text()).toBe('old');
    await vi.advanceTimersByTimeAsync(1000);
    await work;
    network.files.delete(logo);
    expect(await read(answerChanging(request(undefined, logo)))).toBe('late');
  });

  test('waits for the network when the cache mode is reload', async () => {
    await keep('old', logo);
    network.files.set(logo, () => new Promise((resolve) => setTimeout(() => resolve(served('late')), 20_000)));
    const answer = read(answerChanging(request({ cache: 'reload' }, logo)));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answer).toBe('late');
    network.files.delete(logo);
    const { response, work } = answerChanging(request({ cache: 'reload' }, logo));
    await expect(response).rejects.toThrow('Failed to fetch');
    await work;
  });

  test('answers from the cache when the network returns a login page', async () => {
    await keep('kept', logo);
    network.files.set(logo, () => served('?', { headers: { 'Content-Type': 'text/html' } }));
    expect(await read(answerChanging(request(undefined, logo)))).toBe('kept');
  });

  test('returns the network response or error when nothing is cached', async () => {
    const { response, work } = answerChanging(request(undefined, logo));
    await expect(response).rejects.toThrow('Failed to fetch');
    await work;
    network.files.set(logo, () => served('?', { status: 404 }));
    expect((await answerChanging(request(undefined, logo)).response).status).toBe(404);
  });

  test('returns the search manifest of the manual when the network fails', async () => {
    const manifest = '/search-index.json';
    await keep('{"of":"search"}', manifest);
    const manual = { version: 1 as const, shell: '/s.txt', packs: [], singles: [], searchManifest: '{"of":"manual"}' };
    await beginManual(manual, '/1.json');
    await finishManual(manual, '/1.json');
    expect(await read(answerChanging(request(undefined, manifest)))).toBe('{"of":"manual"}');
    network.files.set(manifest, '{"of":"site"}');
    expect(await read(answerChanging(request(undefined, manifest)))).toBe('{"of":"site"}');
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Manual } from '../protocol/manual';
import { setUp } from '../testing/setUp';
import {
  beginManual,
  deleteManual,
  findKeptManual,
  findKeptSearchManifest,
  findUnfinishedManual,
  finishManual,
  readManualFiles,
} from './manual';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T08:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const manual: Manual = {
  version: 1,
  shell: '/assets/offline/shell-1.txt',
  packs: [],
  singles: [{ address: '/assets/a.css', bytes: 1 }],
  searchManifest: '{"of":"manual"}',
};
const savedAt = new Date('2026-11-01T08:00:00Z');

test('a manual is complete when it is finished', async () => {
  setUp();
  await beginManual(manual, '/1.json');
  expect(await findKeptManual()).toBeUndefined();
  expect(await findUnfinishedManual()).toEqual({ manual, address: '/1.json', savedAt });
  expect(await finishManual(manual, '/1.json')).toBe(true);
  expect(await findKeptManual()).toEqual({ manual, address: '/1.json', savedAt });
  expect(await findUnfinishedManual()).toBeUndefined();
});

test('a manual that was deleted meanwhile does not come back', async () => {
  setUp();
  await beginManual(manual, '/1.json');
  await deleteManual();
  expect(await finishManual(manual, '/1.json')).toBe(false);
  expect(await findKeptManual()).toBeUndefined();
});

test('another manual that was begun meanwhile goes on', async () => {
  setUp();
  await beginManual(manual, '/1.json');
  await beginManual(manual, '/2.json');
  expect(await finishManual(manual, '/1.json')).toBe(false);
  expect((await findUnfinishedManual())?.address).toBe('/2.json');
});

test('two tabs may finish the same manual', async () => {
  setUp();
  await beginManual(manual, '/1.json');
  expect(await finishManual(manual, '/1.json')).toBe(true);
  expect(await finishManual(manual, '/1.json')).toBe(true);
  expect((await findKeptManual())?.address).toBe('/1.json');
});

test.each(['', '{"version":2}', '{'])('an entry that reads "%s" counts as none', async (text) => {
  setUp();
  await (await caches.open('docs-manual')).put('/manual/complete', new Response(text));
  expect(await findKeptManual()).toBeUndefined();
  expect(await readManualFiles()).toEqual([]);
});

test('the search manifest is the manual’s, else the one of the last search', async () => {
  setUp();
  expect(await findKeptSearchManifest()).toBeUndefined();
  await (await caches.open('docs-assets')).put('/search-index.json', new Response('{"of":"search"}'));
  expect(await (await findKeptSearchManifest())?.text()).toBe('{"of":"search"}');
  await beginManual(manual, '/1.json');
  expect(await (await findKeptSearchManifest())?.text()).toBe('{"of":"search"}');
  await finishManual(manual, '/1.json');
  const found = await findKeptSearchManifest();
  expect(await found?.text()).toBe('{"of":"manual"}');
  expect(found?.headers.get('Content-Type')).toBe('application/json');
});

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

test('stores a manual as complete when it is finished', async () => {
  setUp();
  await beginManual(manual, '/1.json');
  expect(await findKeptManual()).toBeUndefined();
  expect(await findUnfinishedManual()).toEqual({ manual, address: '/1.json', savedAt });
  expect(await finishManual(manual, '/1.json')).toBe(true);
  expect(await findKeptManual()).toEqual({ manual, address: '/1.json', savedAt });
  expect(await findUnfinishedManual()).toBeUndefined();
});

test('does not restore a manual that was deleted in the meantime', async () => {
  setUp();
  await beginManual(manual, '/1.json');
  await deleteManual();
  expect(await finishManual(manual, '/1.json')).toBe(false);
  expect(await findKeptManual()).toBeUndefined();
});

test('does not replace another download that started in the meantime', async () => {
  setUp();
  await beginManual(manual, '/1.json');
  await beginManual(manual, '/2.json');
  expect(await finishManual(manual, '/1.json')).toBe(false);
  expect((await findUnfinishedManual())?.address).toBe('/2.json');
});

test('allows two tabs to finish the same manual', async () => {
  setUp();
  await beginManual(manual, '/1.json');
  expect(await finishManual(manual, '/1.json')).toBe(true);
  expect(await finishManual(manual, '/1.json')).toBe(true);
  expect((await findKeptManual())?.address).toBe('/1.json');
});

test.each(['', '{"version":2}', '{'])('treats the entry "%s" as missing', async (text) => {
  setUp();
  await (await caches.open('docs-manual')).put('/manual/complete', new Response(text));
  expect(await findKeptManual()).toBeUndefined();
  expect(await readManualFiles()).toEqual([]);
});

test('returns the search manifest of the manual, or else of the last search', async () => {
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

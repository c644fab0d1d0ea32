/** State of interrupted publications, also when the disk is full. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PublishState, createStateStore } from './publishState';

const disk = vi.hoisted(() => ({ isFull: false }));

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs')>();
  const writeFileSync = (file: string, data: string): void => {
    real.writeFileSync(file, disk.isFull ? data.slice(0, data.length / 2) : data);
    if (disk.isFull) throw new Error('no space left');
  };
  return { ...real, writeFileSync };
});

const state: PublishState = {
  application: 'ID',
  indexName: 'docs',
  temporaryName: 'docs_publishing_1',
  fingerprint: '1',
  taskIds: [7],
  isPrepared: true,
  uploadedBatches: 1,
  isMoving: false,
};
const other: PublishState = { ...state, indexName: 'preview', temporaryName: 'preview_publishing_1' };

let folder = '';
const store = () => createStateStore(path.join(folder, 'publish.json'));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'state-'));
});

afterEach(() => {
  disk.isFull = false;
  rmSync(folder, { recursive: true });
});

it('keeps the last state of each target', () => {
  store().save(state);
  store().save(other);
  store().save({ ...state, uploadedBatches: 2 });
  expect([store().load(state), store().load(other)]).toEqual([{ ...state, uploadedBatches: 2 }, other]);
  store().remove(state);
  expect([store().load(state), store().load(other)]).toEqual([undefined, other]);
});

it.each<[string, () => void]>([
  ['saved', () => store().save({ ...state, uploadedBatches: 2 })],
  ['removed', () => store().remove(other)],
])('keeps every state when one is %s and only partly written', (_what, change) => {
  store().save(state);
  store().save(other);
  disk.isFull = true;
  expect(change).toThrow('no space left');
  expect([store().load(state), store().load(other)]).toEqual([state, other]);
});

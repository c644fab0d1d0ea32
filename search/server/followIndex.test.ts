import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { indexFolder, manifestPath } from '../protocol/manifest';
import { type FollowedIndex, followIndex } from './followIndex';
import type { LoadedIndex } from './loadIndex';

let buildDir = '';
let index: FollowedIndex | undefined;

const loaded = (version: string): LoadedIndex => ({
  engine: { answer: () => ({ results: [] }) },
  sectionCount: 1,
  version,
  loadedAt: '',
});
const touch = (content: string) => {
  writeFileSync(path.join(buildDir, manifestPath), content);
};

beforeEach(() => {
  buildDir = mkdtempSync(path.join(tmpdir(), 'follow-'));
  mkdirSync(path.join(buildDir, indexFolder), { recursive: true });
  touch('1');
});

afterEach(() => {
  index?.stop();
  rmSync(buildDir, { recursive: true });
  vi.useRealTimers();
});

test('there is no server without an index', () => {
  const load = () => {
    throw new Error('no index');
  };
  expect(() => followIndex({ buildDir, load, log: vi.fn() })).toThrow('no index');
});

test('a new index answers as soon as its manifest is there; a broken one never does', async () => {
  const log = vi.fn();
  const load = vi.fn(() => loaded('v1'));
  index = followIndex({ buildDir, load, intervalMs: 10, log });
  expect(index.get().version).toBe('v1');

  load.mockImplementation(() => {
    throw new Error('half written');
  });
  touch('22');
  await vi.waitFor(() => {
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ error: 'Error: half written' }));
  });
  expect(index.get().version).toBe('v1');

  // The rest of the deployment arrives: nobody touches the manifest again.
  const tries = load.mock.calls.length;
  await vi.waitFor(() => {
    expect(load.mock.calls.length).toBeGreaterThan(tries + 1);
  });
  expect(log).toHaveBeenCalledTimes(1);
  load.mockImplementation(() => loaded('v2'));
  await vi.waitFor(() => {
    expect(index?.get().version).toBe('v2');
  });
});

test('a folder that cannot be looked into for a moment ends nothing', async () => {
  const log = vi.fn();
  const load = vi.fn(() => loaded('v1'));
  index = followIndex({ buildDir, load, intervalMs: 10, log });
  rmSync(buildDir, { recursive: true });
  writeFileSync(buildDir, 'a file in the place of the folder');
  await vi.waitFor(() => {
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ error: expect.stringContaining('ENOTDIR') as unknown }));
  });
  rmSync(buildDir);
  mkdirSync(buildDir);
  load.mockImplementation(() => loaded('v2'));
  touch('22');
  await vi.waitFor(() => {
    expect(index?.get().version).toBe('v2');
  });
});

test('what has changed once is loaded once, be it of another version or not', () => {
  vi.useFakeTimers();
  const log = vi.fn();
  const load = vi.fn(() => loaded('v1'));
  index = followIndex({ buildDir, load, intervalMs: 10, log });
  vi.advanceTimersByTime(100);
  expect(load).toHaveBeenCalledTimes(1);

  touch('22');
  vi.advanceTimersByTime(1000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(log).not.toHaveBeenCalled();

  load.mockImplementation(() => loaded('v2'));
  touch('333');
  vi.advanceTimersByTime(1000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(log.mock.calls).toEqual([[{ event: 'index loaded', version: 'v2', sections: 1 }]]);
});

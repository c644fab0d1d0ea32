/** Writing the index while the disk is full: readers find the old index. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildSmallCorpus } from '../hosted/publish/testing/buildPublication';
import { manifestPath } from '../protocol/manifest';
import { buildFiles } from './buildFiles';
import { loadCorpus } from './loadCorpus';
import { writeIndex } from './writeIndex';

const disk = vi.hoisted(() => ({ isFull: (_file: string): boolean => false }));

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs')>();
  const writeFileSync = (file: string, data: string | Uint8Array): void => {
    if (!disk.isFull(file)) {
      real.writeFileSync(file, data);
      return;
    }
    real.writeFileSync(file, data.slice(0, data.length / 2));
    throw new Error('no space left');
  };
  return { ...real, writeFileSync };
});

let folder = '';
const manifestFile = () => path.join(folder, manifestPath);
const write = (pageCount: number) => {
  writeIndex(
    folder,
    buildFiles(buildSmallCorpus(pageCount), () => 'a'),
  );
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'index-'));
});

afterEach(() => {
  disk.isFull = () => false;
  rmSync(folder, { recursive: true });
});

it.each([
  ['the manifest', (file: string) => path.basename(file).startsWith(manifestPath)],
  ['another file', (file: string) => file.endsWith('.txt')],
])('keeps the old index when %s is only partly written', (_what, isFull) => {
  write(2);
  const before = readFileSync(manifestFile(), 'utf8');
  disk.isFull = isFull;
  expect(() => {
    write(3);
  }).toThrow('no space left');
  expect(readFileSync(manifestFile(), 'utf8')).toBe(before);
  expect(loadCorpus(folder).head.pages).toHaveLength(2);
});

it('writes no partial manifest when there was none', () => {
  disk.isFull = (file) => path.basename(file).startsWith(manifestPath);
  expect(() => {
    write(3);
  }).toThrow('no space left');
  expect(existsSync(manifestFile())).toBe(false);
});

it('writes everything on the next attempt', () => {
  disk.isFull = (file) => path.basename(file).startsWith(manifestPath);
  expect(() => {
    write(3);
  }).toThrow('no space left');
  disk.isFull = () => false;
  write(3);
  expect(loadCorpus(folder).head.pages).toHaveLength(3);
});

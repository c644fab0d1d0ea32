import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compressFiles';

const text = '温度 '.repeat(400);
let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'compress-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function compress(contents: Record<string, string>): Promise<string[]> {
  for (const [file, content] of Object.entries(contents)) await writeFile(path.join(dir, file), content);
  await compressFiles(dir, await readdir(dir));
  return (await readdir(dir)).sort();
}

test('compresses text above 512 bytes both ways', async () => {
  expect(await compress({ 'a.html': text, 'b.js': 'x', 'c.png': text })).toEqual([
    'a.html',
    'a.html.br',
    'a.html.gz',
    'b.js',
    'c.png',
  ]);
  expect(gunzipSync(await readFile(path.join(dir, 'a.html.gz'))).toString()).toBe(text);
  expect(brotliDecompressSync(await readFile(path.join(dir, 'a.html.br'))).toString()).toBe(text);
});

test('leaves no compressed file whose source changed, shrank or vanished', async () => {
  const files = await compress({
    'a.html': text,
    'a.html.gz': 'old',
    'small.js': 'x',
    'small.js.br': 'old',
    'gone.css.gz': 'old',
  });
  expect(files).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'small.js']);
  expect(gunzipSync(await readFile(path.join(dir, 'a.html.gz'))).toString()).toBe(text);
});

test('keeps archives that are content of their own, and packed files as they are', async () => {
  expect(await compress({ 'manual.tar.gz': text, 'text-a-0123456789abcdef.bin': text })).toEqual([
    'manual.tar.gz',
    'text-a-0123456789abcdef.bin',
  ]);
});

test('gives the same bytes each time', async () => {
  await compress({ 'a.html': text });
  const first = await readFile(path.join(dir, 'a.html.gz'));
  await compress({ 'a.html': text });
  expect(await readFile(path.join(dir, 'a.html.gz'))).toEqual(first);
});

import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compressFiles';

const text = '温度 '.repeat(400);
let folder = '';
let dir = '';
let cacheDir = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
  dir = path.join(folder, 'build');
  cacheDir = path.join(folder, 'cache');
  await mkdir(dir);
});
afterEach(() => rm(folder, { recursive: true }));

async function compress(contents: Record<string, string>): Promise<string[]> {
  for (const [file, content] of Object.entries(contents)) await writeFile(path.join(dir, file), content);
  await compressFiles(dir, await readdir(dir), cacheDir);
  return (await readdir(dir)).sort();
}

test('compresses text above 512 bytes with gzip and Brotli', async () => {
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

test('replaces or deletes stale compressed files', async () => {
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

test('keeps archives that are not compressed copies', async () => {
  expect(await compress({ 'manual.tar.gz': text })).toEqual(['manual.tar.gz']);
});

test('writes the same bytes on every run', async () => {
  await compress({ 'a.html': text });
  const first = await readFile(path.join(dir, 'a.html.gz'));
  await compress({ 'a.html': text });
  expect(await readFile(path.join(dir, 'a.html.gz'))).toEqual(first);
});

/** Applies `change` to every cache entry. */
async function changeCache(change: (bytes: Buffer) => Buffer): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    const file = path.join(cacheDir, name);
    await writeFile(file, change(await readFile(file)));
  }
}

test('reuses the cached bytes of the same content', async () => {
  await compress({ 'a.html': text });
  const fast = gzipSync(text, { level: 1 });
  for (const name of await readdir(cacheDir)) {
    if (name.endsWith('.gz')) await writeFile(path.join(cacheDir, name), fast);
  }
  await compress({ 'b.html': text });
  expect(await readFile(path.join(dir, 'b.html.gz'))).toEqual(fast);
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -4)],
  ['empty', () => Buffer.alloc(0)],
  ['of other content', () => gzipSync('else')],
])('compresses again and repairs the cache when an entry is %s', async (_name, change) => {
  await compress({ 'a.html': text });
  const first = await Promise.all(['gz', 'br'].map((format) => readFile(path.join(dir, `a.html.${format}`))));
  await changeCache(change);
  await compress({ 'a.html': text });
  const second = await Promise.all(['gz', 'br'].map((format) => readFile(path.join(dir, `a.html.${format}`))));
  expect(second).toEqual(first);
  const sizes = (await readdir(cacheDir)).sort().map(async (name) => (await stat(path.join(cacheDir, name))).size);
  expect(await Promise.all(sizes)).toEqual([first[1]?.length, first[0]?.length]);
});

test('deletes cache entries that the last build did not use', async () => {
  await compress({ 'a.html': text, 'b.html': `${text}b` });
  expect(await readdir(cacheDir)).toHaveLength(4);
  await rm(path.join(dir, 'b.html'));
  await compress({ 'a.html': text });
  expect(await readdir(cacheDir)).toHaveLength(2);
});

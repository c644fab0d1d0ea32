import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stampFiles } from './stampFiles';

let siteDir = '';

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  siteDir = await mkdtemp(path.join(tmpdir(), 'stamp-'));
});
afterEach(() => rm(siteDir, { recursive: true }));

/** Writes and stamps a build. Returns its id and the time of each file. */
async function stamp(name: string, files: Record<string, string>) {
  const buildDir = path.join(siteDir, name);
  await mkdir(path.join(buildDir, 'docs'), { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(buildDir, file), content);
  await stampFiles({ siteDir, buildDir });
  await stampFiles({ siteDir, buildDir }); // changes nothing
  const version = JSON.parse(await readFile(path.join(buildDir, 'version.json'), 'utf8')) as Record<string, string>;
  const times = await Promise.all(Object.keys(files).map((file) => stat(path.join(buildDir, file))));
  return { version, times: times.map(({ mtimeMs }) => mtimeMs) };
}

test('gives equal files equal times in every build, and changed files others', async () => {
  const first = await stamp('a', { 'index.html': 'same', 'docs/a.html': 'old' });
  const second = await stamp('b', { 'index.html': 'same', 'docs/a.html': 'new' });
  expect(second.times[0]).toBe(first.times[0]);
  expect(second.times[1]).not.toBe(first.times[1]);
  for (const time of [...first.times, ...second.times]) {
    expect(time % 1000).toBe(0); // nginx uses whole seconds
    expect(time).toBeLessThan(Date.now());
  }
});

test('names a build by its content', async () => {
  const ids = await Promise.all(
    ([{ a: '1' }, { a: '2' }, { b: '1' }, { a: '1' }] as Record<string, string>[]).map(
      async (files, index) => (await stamp(String(index), files)).version,
    ),
  );
  expect(ids[0]?.build).toMatch(/^[\da-f]{12}$/);
  expect(ids[3]).toEqual(ids[0]);
  expect(new Set(ids.map((version) => version.build)).size).toBe(3);
});

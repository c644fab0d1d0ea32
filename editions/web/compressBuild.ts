import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from './compressFiles';

const cacheDir = path.resolve('node_modules/.cache/compressed');

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Writes compressed copies of all files. Must run after all files are written. */
export async function compressBuild({ buildDir }: { buildDir: string }): Promise<void> {
  const compressed = await compressFiles(buildDir, await listFiles(buildDir), cacheDir);
  console.log(`${buildDir}: ${compressed} files compressed`);
}

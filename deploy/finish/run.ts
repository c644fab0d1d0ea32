/**
 * Last step of `npm run build`, when every file is written: compressed copies. `tsx deploy/finish/run.ts [BUILD]`
 */
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

async function finish(buildDir: string): Promise<void> {
  const compressed = await compressFiles(buildDir, await listFiles(buildDir), cacheDir);
  console.log(`${buildDir}: ${compressed} files compressed`);
}

void finish(path.resolve(process.argv[2] ?? 'build'));

/**
 * Last step of `npm run build`, when every plugin has written its files (Docusaurus runs the plugins' postBuild hooks
 * at the same time): hashes on entry scripts and style sheets, no redundant markup, then compressed copies.
 * `tsx deploy/finish/run.ts [BUILD]`
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addIntegrity } from './addIntegrity';
import { compressFiles } from './compressFiles';
import { removeRedundantMarkup } from './removeRedundantMarkup';

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();
}

function hashFile(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

async function finish(buildDir: string): Promise<void> {
  const hashes = new Map<string, string>();
  const integrityOf = (address: string): string => {
    const hash = hashes.get(address) ?? hashFile(path.join(buildDir, address));
    hashes.set(address, hash);
    return hash;
  };
  const files = await listFiles(buildDir);
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const html = await readFile(path.join(buildDir, page), 'utf8');
    await writeFile(path.join(buildDir, page), addIntegrity(removeRedundantMarkup(html), integrityOf));
  }
  const compressed = await compressFiles(buildDir, files);
  console.log(`${buildDir}: ${hashes.size} entry files hashed, ${compressed} files compressed`);
}

void finish(path.resolve(process.argv[2] ?? 'build'));

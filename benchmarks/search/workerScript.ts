import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { manifestPath } from '../../search/protocol/manifest';

/**
 * Bytes of the search worker's script in a build, with gzip: it is the script that knows the manifest's address. Throws
 * when there is none.
 */
export function measureWorkerScript(buildFolder: string): number {
  const folder = path.join(buildFolder, 'assets/js');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name)));
  const script = scripts.find((text) => text.includes(manifestPath));
  if (!script) throw new Error(`no search worker in ${folder}`);
  return gzipSync(script).length;
}

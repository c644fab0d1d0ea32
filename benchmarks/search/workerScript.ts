import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { manifestPath } from '../../search/protocol/manifest';

/**
 * Bytes with gzip of scripts of the search worker: what every reader loads, and what only a large site's loads besides.
 */
export type WorkerScripts = { worker: number; sharded: number };

/** Webpack names the file after the module. */
const shardedName = 'search_worker_shardedPages_ts';

/**
 * Bytes of the search worker's scripts in a build: the first one is the script that knows the manifest's address.
 * Throws when one is missing.
 */
export function measureWorkerScripts(buildFolder: string): WorkerScripts {
  const folder = path.join(buildFolder, 'assets/js');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js') && name.startsWith('search_worker_'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name)) }));
  const measure = (what: string, isIt: (script: (typeof scripts)[number]) => boolean): number => {
    const script = scripts.find(isIt);
    if (!script) throw new Error(`no ${what} in ${folder}`);
    return gzipSync(script.text).length;
  };
  return {
    worker: measure('search worker', ({ text }) => text.includes(manifestPath)),
    sharded: measure('code for large sites', ({ name }) => name.startsWith(shardedName)),
  };
}

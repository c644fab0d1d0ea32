import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundleScript } from '../../../plugins/bundle/bundleScript';
import { servingDir } from '../../../plugins/servingDir';
import { offlinePagePath, workerPath } from '../protocol/addresses';
import { findAssets } from '../protocol/findAssets';

export type WorkerSources = {
  siteDir: string;
  buildDir: string;
  /** Whether to publish the worker, or the one that removes it. */
  isOn: boolean;
  /** HTML of the app shell. */
  shell: string;
};

/**
 * Writes the service worker. Also writes the worker that removes it, with its compressed copies, to
 * `<build>.serving/remove-sw/`: copying these files to the site removes the worker without a new build.
 */
export async function writeWorker({ siteDir, buildDir, isOn, shell }: WorkerSources): Promise<void> {
  const sourceOf = (name: string): string => path.join(siteDir, 'editions', 'offline', 'worker', `${name}.ts`);
  const outFile = path.join(buildDir, workerPath);
  const remover = path.join(servingDir(buildDir), 'remove-sw', path.basename(workerPath));
  await bundleScript({ siteDir, entry: sourceOf('removeWorker'), outFile: remover, target: 'webworker' });
  const code = await readFile(remover);
  await writeFile(`${remover}.gz`, gzipSync(code));
  await writeFile(`${remover}.br`, brotliCompressSync(code));
  if (!isOn) {
    await copyFile(remover, outFile);
    return;
  }
  const offlinePage = await readFile(path.join(buildDir, `${offlinePagePath}.html`), 'utf8');
  await bundleScript({
    siteDir,
    entry: sourceOf('serviceWorker'),
    outFile,
    target: 'webworker',
    constants: {
      BUILD_ID: createHash('sha256').update(offlinePage).update(shell).digest('hex').slice(0, 16),
      PRECACHED: [...new Set([...findAssets(shell), ...findAssets(offlinePage)])],
    },
  });
}

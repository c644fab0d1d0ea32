import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
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
 * Writes the service worker. Also writes the worker that removes it to `<build>.serving/`, so that it can be deployed
 * without a new build.
 */
export async function writeWorker({ siteDir, buildDir, isOn, shell }: WorkerSources): Promise<void> {
  const sourceOf = (name: string): string => path.join(siteDir, 'editions', 'offline', 'worker', `${name}.ts`);
  const outFile = path.join(buildDir, workerPath);
  const remover = path.join(servingDir(buildDir), 'remove-sw.js');
  await bundleScript({ siteDir, entry: sourceOf('removeWorker'), outFile: remover, target: 'webworker' });
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

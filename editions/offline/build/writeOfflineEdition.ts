import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packFolder, pointerPath } from '../protocol/addresses';
import { findAssets } from '../protocol/findAssets';
import { type Pointer, listFiles, manualVersion } from '../protocol/manual';
import { hashedName } from './buildPacks';
import { buildShell, findEntry } from './buildShell';
import { isServiceWorkerOn } from './configuration';
import { writeManual } from './writeManual';
import { writeWorker } from './writeWorker';

/** Returns whether a file belongs to the site. Excludes the output of this step, which an earlier run may have left. */
const isSource = (address: string): boolean =>
  !address.startsWith(packFolder) && /^\/(?:assets|img)\/.*\.(?:js|css|svg|txt)$/.test(address);

async function listSources(buildDir: string): Promise<string[]> {
  const entries = await readdir(buildDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(buildDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    .filter(isSource)
    .sort();
}

/**
 * Writes the files for offline reading: the app shell, the packs of the whole manual, the manifest of both
 * (`/offline.json`) and the service worker. Also writes the worker that removes it to `<build>.serving/`.
 */
export async function writeOfflineEdition({ siteDir, buildDir }: { siteDir: string; buildDir: string }): Promise<void> {
  await mkdir(path.join(buildDir, packFolder), { recursive: true });
  const blank = await readFile(path.join(buildDir, '404.html'), 'utf8');
  const shellHtml = buildShell(blank);
  const shell = packFolder + hashedName('shell', shellHtml, 'txt');
  await writeFile(path.join(buildDir, shell), shellHtml);

  const addresses = await listSources(buildDir);
  const { manual, summary } = await writeManual({ buildDir, shell, entries: findAssets(blank), addresses });
  const pointer: Pointer = { version: manualVersion, entry: findEntry(blank), shell, manual: summary };
  await writeFile(path.join(buildDir, pointerPath), JSON.stringify(pointer));
  await writeWorker({ siteDir, buildDir, isOn: isServiceWorkerOn(process.env), shell: shellHtml });
  console.log(
    `${buildDir}: offline copy of ${listFiles(manual).length} files, ${manual.packs.length} packs, ${Math.round(summary.bytes / 1000)} KB`,
  );
}

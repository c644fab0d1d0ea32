/**
 * After the site is built: what reading without a network takes. Writes the page without content, the packs of the whole
 * manual, the list of both (`/offline.json`) and the service worker; beside the build, in `<build>.serving/`, the worker
 * that removes it. `tsx offline/build/run.ts [BUILD]`
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleScript } from '../../plugins/bundle/bundleScript';
import { servingDir } from '../../plugins/servingDir';
import { offlinePagePath, packFolder, pointerPath, searchManifestPath, workerPath } from '../protocol/addresses';
import { findAssets } from '../protocol/findAssets';
import { type Manual, type Pointer, type SingleFile, manualVersion } from '../protocol/manual';
import { isServiceWorkerOn } from './configuration';
import { buildPacks, hashedName, measureTransfer } from './buildPacks';
import { buildShell, findEntry } from './buildShell';
import { findRouteScripts } from './findRouteScripts';

const siteDir = path.resolve(__dirname, '..', '..');

async function listAddresses(buildDir: string): Promise<string[]> {
  const entries = await readdir(buildDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(buildDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    .sort();
}

const workerSource = (name: string): string => path.join(siteDir, 'offline', 'worker', `${name}.ts`);

/** Files of the site's own, which this step makes anew: a second run must not find those of the first. */
const isSource = (address: string): boolean =>
  !address.startsWith(packFolder) && /^\/(?:assets|img)\/.*\.(?:js|css|svg|bin)$/.test(address);

async function build(buildDir: string): Promise<void> {
  const read = (address: string): Promise<string> => readFile(path.join(buildDir, address), 'utf8');
  const write = (address: string, content: string): Promise<void> => writeFile(path.join(buildDir, address), content);
  await mkdir(path.join(buildDir, packFolder), { recursive: true });

  const blank = await read('/404.html');
  const offlinePage = await read(`${offlinePagePath}.html`);
  const entry = findEntry(blank);
  const shellText = buildShell(blank);
  const shell = packFolder + hashedName('shell', shellText, 'txt');
  await write(shell, shellText);

  const addresses = (await listAddresses(buildDir)).filter(isSource);
  const entries = findAssets(blank);
  // Entry files are in every browser that has opened a page; parts of the search index are compressed as they are.
  const isSingle = (address: string): boolean =>
    entries.includes(address) || !/\/assets\/.*\.(?:js|svg)$/.test(address);
  const sources = await Promise.all(
    addresses.filter((address) => !isSingle(address)).map(async (address) => ({ address, text: await read(address) })),
  );
  const packs = buildPacks(sources, packFolder);
  for (const { pack, content } of packs) await write(pack.address, content);

  const singles = await Promise.all(
    addresses.filter(isSingle).map(async (address): Promise<SingleFile> => {
      const content = await readFile(path.join(buildDir, address));
      return { address, bytes: address.endsWith('.bin') ? content.length : measureTransfer(content) };
    }),
  );
  const searchManifest = await read(searchManifestPath);
  const manual: Manual = {
    version: manualVersion,
    shell,
    packs: packs.map(({ pack }) => pack),
    singles,
    searchManifest,
  };
  const manualText = JSON.stringify(manual);
  const address = packFolder + hashedName('manual', manualText, 'json');
  await write(address, manualText);

  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  const bytes = sum([...manual.packs, ...singles].map((file) => file.bytes));
  const unpackedBytes = sum(packs.map(({ pack }) => pack.unpackedBytes)) + sum(singles.map((single) => single.bytes));
  const pointer: Pointer = { version: manualVersion, entry, shell, manual: { address, bytes, unpackedBytes } };
  await write(pointerPath, JSON.stringify(pointer));

  const chunkNames = await readFile(path.join(siteDir, '.docusaurus', 'routesChunkNames.json'), 'utf8');
  const scripts = findRouteScripts(JSON.parse(chunkNames), offlinePagePath, addresses);
  const precached = [...new Set([...entries, ...findAssets(offlinePage), ...scripts])];
  const isOn = isServiceWorkerOn(process.env);
  const remover = path.join(servingDir(buildDir), 'remove-sw.js');
  await bundleScript({ siteDir, entry: workerSource('removeWorker'), outFile: remover, target: 'webworker' });
  if (isOn) {
    await bundleScript({
      siteDir,
      entry: workerSource('serviceWorker'),
      outFile: path.join(buildDir, workerPath),
      target: 'webworker',
      constants: {
        BUILD_ID: createHash('sha256').update(offlinePage).update(shellText).digest('hex').slice(0, 16),
        PRECACHED: precached,
      },
    });
  } else await copyFile(remover, path.join(buildDir, workerPath));
  console.log(
    `${buildDir}: offline copy of ${sources.length + singles.length} files in ${packs.length} packs and ${singles.length} files, ${Math.round(bytes / 1000)} KB`,
  );
}

void build(path.resolve(process.argv[2] ?? 'build'));

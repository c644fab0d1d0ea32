import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packFolder, searchManifestPath } from '../protocol/addresses';
import { type Manual, type Pointer, type SingleFile, manualVersion } from '../protocol/manual';
import { buildPacks, hashedName, measureTransfer } from './buildPacks';

export type ManualSources = {
  buildDir: string;
  /** Address of the app shell. */
  shell: string;
  /** Addresses of the files that every page loads. Any browser that has opened a page has cached them. */
  entries: readonly string[];
  /** Addresses of all files in the build. */
  addresses: readonly string[];
};

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Writes the packs and the manifest of the whole manual. Returns the manifest and its summary for `offline.json`. */
export async function writeManual({
  buildDir,
  shell,
  entries,
  addresses,
}: ManualSources): Promise<{ manual: Manual; summary: Pointer['manual'] }> {
  const read = (address: string): Promise<string> => readFile(path.join(buildDir, address), 'utf8');
  const write = (address: string, content: string): Promise<void> => writeFile(path.join(buildDir, address), content);
  const isPacked = (address: string): boolean =>
    !entries.includes(address) && /^\/assets\/.*\.(?:js|svg)$/.test(address);
  const sources = await Promise.all(
    addresses.filter(isPacked).map(async (address) => ({ address, text: await read(address) })),
  );
  const packs = buildPacks(sources, packFolder);
  for (const { pack, content } of packs) await write(pack.address, content);
  const singles = await Promise.all(
    addresses
      .filter((address) => !isPacked(address))
      .map(async (address) => {
        const content = await readFile(path.join(buildDir, address));
        const file: SingleFile = { address, bytes: measureTransfer(content) };
        return { file, unpackedBytes: content.length };
      }),
  );
  const manual: Manual = {
    version: manualVersion,
    shell,
    packs: packs.map(({ pack }) => pack),
    singles: singles.map(({ file }) => file),
    searchManifest: await read(searchManifestPath),
  };
  const text = JSON.stringify(manual);
  const address = packFolder + hashedName('manual', text, 'json');
  await write(address, text);
  const unpackedBytes = sum([...manual.packs, ...singles].map((file) => file.unpackedBytes));
  return {
    manual,
    summary: { address, bytes: sum([...manual.packs, ...manual.singles].map(({ bytes }) => bytes)), unpackedBytes },
  };
}

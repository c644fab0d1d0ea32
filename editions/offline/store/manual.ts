import { type Manual, listFiles, parseManual } from '../protocol/manual';
import { cacheNames } from './cacheNames';
import { readSavedAt } from './pages';
import { findSearchManifest } from './searchFiles';

// Cache keys, not addresses of the site.
const completeKey = '/manual/complete';
const unfinishedKey = '/manual/unfinished';

export type KeptManual = { manual: Manual; address: string; savedAt: Date };

async function readManual(key: string): Promise<KeptManual | undefined> {
  const response = await (await caches.open(cacheNames.manual)).match(key);
  if (!response) return undefined;
  const address = response.headers.get('X-Address') ?? '';
  const savedAt = readSavedAt(response) ?? new Date(0);
  try {
    return { manual: parseManual(await response.text()), address, savedAt };
  } catch {
    return undefined; // damaged, or of another version: treated as missing
  }
}

/** Returns the completely downloaded manual. */
export async function findKeptManual(): Promise<KeptManual | undefined> {
  return readManual(completeKey);
}

/** Returns the manual whose download has started but not finished. */
export async function findUnfinishedManual(): Promise<KeptManual | undefined> {
  return readManual(unfinishedKey);
}

async function writeManual(key: string, manual: Manual, address: string): Promise<void> {
  const cache = await caches.open(cacheNames.manual);
  const headers = { 'Content-Type': 'application/json', 'X-Saved': new Date().toISOString(), 'X-Address': address };
  await cache.put(key, new Response(JSON.stringify(manual), { headers }));
}

/** Records that the files of `manual` are being fetched, so that the cleanup does not delete them. */
export async function beginManual(manual: Manual, address: string): Promise<void> {
  await writeManual(unfinishedKey, manual, address);
}

/**
 * Records that all files of `manual` are cached. Returns false when the manual was deleted, or another download
 * started, since `beginManual`.
 */
export async function finishManual(manual: Manual, address: string): Promise<boolean> {
  if ((await findUnfinishedManual())?.address !== address) return (await findKeptManual())?.address === address;
  await writeManual(completeKey, manual, address);
  await (await caches.open(cacheNames.manual)).delete(unfinishedKey);
  return true;
}

/** Deletes the manual's manifests. The next cleanup deletes its files. */
export async function deleteManual(): Promise<void> {
  await caches.delete(cacheNames.manual);
}

/** Returns every address that a complete or unfinished manual needs. */
export async function readManualFiles(): Promise<string[]> {
  const kept = await Promise.all([readManual(completeKey), readManual(unfinishedKey)]);
  return kept.flatMap((found) => (found ? listFiles(found.manual) : []));
}

/** Returns the search manifest of the manual, or else the one cached by search. */
export async function findKeptSearchManifest(): Promise<Response | undefined> {
  const kept = await findKeptManual();
  if (kept) return new Response(kept.manual.searchManifest, { headers: { 'Content-Type': 'application/json' } });
  return findSearchManifest();
}

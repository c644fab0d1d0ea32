import { type Manual, listFiles, parseManual } from '../protocol/manual';
import { cacheNames } from './cacheNames';
import { readSavedAt } from './pages';
import { findSearchManifest } from './searchFiles';

// Keys of the cache; they are no addresses of the site.
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
    return undefined; // damaged, or of another version: as if there were none
  }
}

/** The manual that is kept and complete. */
export async function findKeptManual(): Promise<KeptManual | undefined> {
  return readManual(completeKey);
}

/** The manual of a download that was begun and not finished. */
export async function findUnfinishedManual(): Promise<KeptManual | undefined> {
  return readManual(unfinishedKey);
}

async function writeManual(key: string, manual: Manual, address: string): Promise<void> {
  const cache = await caches.open(cacheNames.manual);
  const headers = { 'Content-Type': 'application/json', 'X-Saved': new Date().toISOString(), 'X-Address': address };
  await cache.put(key, new Response(JSON.stringify(manual), { headers }));
}

/** Notes that the files of `manual` are being fetched, so that none of them is swept away. */
export async function beginManual(manual: Manual, address: string): Promise<void> {
  await writeManual(unfinishedKey, manual, address);
}

/**
 * Notes that all files of `manual` are kept. Returns false when they are not any more: it was deleted, or another
 * begun, since `beginManual`.
 */
export async function finishManual(manual: Manual, address: string): Promise<boolean> {
  if ((await findUnfinishedManual())?.address !== address) return (await findKeptManual())?.address === address;
  await writeManual(completeKey, manual, address);
  await (await caches.open(cacheNames.manual)).delete(unfinishedKey);
  return true;
}

/** Forgets the manual, complete or not; its files go with the next sweep. */
export async function deleteManual(): Promise<void> {
  await caches.delete(cacheNames.manual);
}

/** Every address that a manual needs, complete or not. */
export async function readManualFiles(): Promise<string[]> {
  const kept = await Promise.all([readManual(completeKey), readManual(unfinishedKey)]);
  return kept.flatMap((found) => (found ? listFiles(found.manual) : []));
}

/** The search manifest that belongs to the kept manual, or that is of use without one. */
export async function findKeptSearchManifest(): Promise<Response | undefined> {
  const kept = await findKeptManual();
  if (kept) return new Response(kept.manual.searchManifest, { headers: { 'Content-Type': 'application/json' } });
  return findSearchManifest();
}

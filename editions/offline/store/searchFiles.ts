/**
 * Caching of search without a manual: the manifest, its index files and the search scripts. A new manifest arrives
 * before its files, and the connection may fail in between. The previous manifest therefore stays until the new files
 * are cached.
 */
import { searchManifestPath } from '../protocol/addresses';
import { cacheNames } from './cacheNames';

/** Cache key of the previous manifest, not an address of the site. */
const previousKey = `${searchManifestPath}?before`;

const indexFolder = '/assets/search/';

/** Search scripts, which load on demand and are listed by no page. Their names contain webpack chunk ids. */
const searchCode = /^\/assets\/js\/((?:src_search|search_worker)_.+?)\.[0-9a-f]+\.js$/;

const openAssets = (): Promise<Cache> => caches.open(cacheNames.assets);

/** Lists the index files of a manifest. Returns none for an invalid manifest. */
function listIndexFiles(manifest: string): string[] {
  return Array.from(manifest.matchAll(/"([\w-]+\.txt)"/g), ([, name = '']) => indexFolder + name);
}

async function hasAll(cache: Cache, addresses: readonly string[]): Promise<boolean> {
  const kept = await Promise.all(addresses.map((address) => cache.match(address)));
  return addresses.length > 0 && kept.every(Boolean);
}

/** Returns whether search can start with a manifest: its first file, the headings, is cached. */
async function canStart(cache: Cache, manifest: string): Promise<boolean> {
  return hasAll(cache, listIndexFiles(manifest).slice(0, 1));
}

async function readText(cache: Cache, key: string): Promise<string> {
  return (await (await cache.match(key))?.text()) ?? '';
}

/** Caches the current manifest if it changed. Keeps the previous one when it is still usable. */
export async function cacheSearchManifest(response: Response): Promise<void> {
  const cache = await openAssets();
  const [next, known] = [await response.clone().text(), await readText(cache, searchManifestPath)];
  if (next === known) return;
  if (await canStart(cache, known)) await cache.put(previousKey, new Response(known));
  await cache.put(searchManifestPath, response);
}

/** Lists the index files of the current manifest. */
export async function listCurrentIndexFiles(): Promise<string[]> {
  return listIndexFiles(await readText(await openAssets(), searchManifestPath));
}

/** Finds the newest usable manifest, or else the newest one. */
export async function findSearchManifest(): Promise<Response | undefined> {
  const cache = await openAssets();
  const keys = [searchManifestPath, previousKey];
  const texts = await Promise.all(keys.map((key) => readText(cache, key)));
  const usable = await Promise.all(texts.map((text) => canStart(cache, text)));
  return cache.match(keys[Math.max(0, usable.indexOf(true))] ?? searchManifestPath);
}

/**
 * Returns those of `addresses`, in caching order, that search needs. Deletes a previous manifest that is no longer
 * needed.
 */
export async function findNeededForSearch(addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const cache = await openAssets();
  const current = await readText(cache, searchManifestPath);
  if (await hasAll(cache, listIndexFiles(current))) await cache.delete(previousKey);
  const manifests = [current, await readText(cache, previousKey)];
  const needed = new Set(manifests.flatMap(listIndexFiles));
  const newestCode = new Map(addresses.map((address) => [searchCode.exec(address)?.[1], address]));
  newestCode.delete(undefined);
  for (const address of newestCode.values()) needed.add(address);
  return needed;
}

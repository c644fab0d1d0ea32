/**
 * What is kept of search without a manual: the manifest, the index files that it names, and search's own code. A new
 * manifest comes before its files do, and a line may break between them; so the one before stays until the new one's
 * files are kept, too.
 */
import { searchManifestPath } from '../protocol/addresses';
import { cacheNames } from './cacheNames';

/** Key of the manifest that was current before; no address of the site. */
const beforeKey = `${searchManifestPath}?before`;

const indexFolder = '/assets/search/';

/**
 * Code that no page names: it comes when somebody searches. Its names are those of its modules (webpack's chunk ids).
 */
const searchCode = /^\/assets\/js\/((?:src_search|search_worker)_.+?)\.[0-9a-f]+\.js$/;

const openAssets = (): Promise<Cache> => caches.open(cacheNames.assets);

/** Addresses of the index files that a manifest names; none in a text that is no manifest. */
function listNamed(manifest: string): string[] {
  return Array.from(manifest.matchAll(/"([\w-]+\.txt)"/g), ([, name = '']) => indexFolder + name);
}

async function hasAll(cache: Cache, addresses: readonly string[]): Promise<boolean> {
  const kept = await Promise.all(addresses.map((address) => cache.match(address)));
  return addresses.length > 0 && kept.every(Boolean);
}

/** Whether search can begin with a manifest: the file that it names first, the headings, is kept. */
async function canBegin(cache: Cache, manifest: string): Promise<boolean> {
  return hasAll(cache, listNamed(manifest).slice(0, 1));
}

async function readText(cache: Cache, key: string): Promise<string> {
  return (await (await cache.match(key))?.text()) ?? '';
}

/** Keeps the current manifest, which mostly is kept already; the one before stays as well, if it is of use. */
export async function keepSearchManifest(response: Response): Promise<void> {
  const cache = await openAssets();
  const [next, known] = [await response.clone().text(), await readText(cache, searchManifestPath)];
  if (next === known) return;
  if (await canBegin(cache, known)) await cache.put(beforeKey, new Response(known));
  await cache.put(searchManifestPath, response);
}

/** Addresses of the index files that the current manifest names. */
export async function listCurrentIndexFiles(): Promise<string[]> {
  return listNamed(await readText(await openAssets(), searchManifestPath));
}

/** The newest manifest that search can begin with; else the newest. */
export async function findSearchManifest(): Promise<Response | undefined> {
  const cache = await openAssets();
  const keys = [searchManifestPath, beforeKey];
  const texts = await Promise.all(keys.map((key) => readText(cache, key)));
  const usable = await Promise.all(texts.map((text) => canBegin(cache, text)));
  return cache.match(keys[Math.max(0, usable.indexOf(true))] ?? searchManifestPath);
}

/**
 * Of `addresses`, in the order in which they were kept, those that search needs. Forgets a manifest that is of no use.
 */
export async function findNeededForSearch(addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const cache = await openAssets();
  const current = await readText(cache, searchManifestPath);
  if (await hasAll(cache, listNamed(current))) await cache.delete(beforeKey);
  const manifests = [current, await readText(cache, beforeKey)];
  const needed = new Set(manifests.flatMap(listNamed));
  const newestCode = new Map(addresses.map((address) => [searchCode.exec(address)?.[1], address]));
  newestCode.delete(undefined);
  for (const address of newestCode.values()) needed.add(address);
  return needed;
}

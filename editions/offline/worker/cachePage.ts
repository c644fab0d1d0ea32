import { offlinePagePath, pageKey, searchManifestPath } from '../protocol/addresses';
import { findAssets, findPictures } from '../protocol/findAssets';
import type { Pointer } from '../protocol/manual';
import type { Visit } from '../protocol/visit';
import { isCacheable, cacheAssets, readCachedTexts } from '../store/assets';
import { cacheNames } from '../store/cacheNames';
import { fetchPointer } from '../store/downloadManual';
import { isBuiltPage, keepPage } from '../store/pages';
import { listCurrentIndexFiles } from '../store/searchFiles';
import { updateManual } from './updateManual';

type Source = { html: string; headers: Headers };

/** Reads the document, usually from the HTTP cache. Returns undefined when it belongs to another build. */
async function readDocument(path: string, entry: string): Promise<Source | undefined> {
  const response = await fetch(path, { cache: 'force-cache' });
  if (!response.ok || response.redirected) return undefined;
  const html = await response.text();
  return html.includes(entry) ? { html, headers: response.headers } : undefined;
}

/** Reads the app shell of the running build. Returns undefined when the site has a newer build. */
async function readShell(entry: string, readPointer: () => Promise<Pointer>): Promise<Source | undefined> {
  const cache = await caches.open(cacheNames.shells);
  const kept = await cache.match(entry);
  if (kept) return { html: await kept.text(), headers: kept.headers };
  const pointer = await readPointer();
  if (pointer.entry !== entry) return undefined;
  const response = await fetch(pointer.shell);
  const copy = response.clone();
  const html = await response.text();
  if (!isCacheable(response) || !isBuiltPage(html)) return undefined;
  await Promise.all((await cache.keys()).map((older) => cache.delete(older)));
  await cache.put(entry, copy);
  return { html, headers: response.headers };
}

const isImage = (address: string): boolean => address.endsWith('.svg');

async function keepSource({ html, headers }: Source, { path, title, scripts }: Visit): Promise<void> {
  const loaded = [...new Set([...findAssets(html), ...scripts])];
  const files = loaded.filter((address) => !isImage(address));
  if (!(await cacheAssets(files))) return; // keep the older, complete copy
  const images = [...loaded.filter(isImage), ...(await readCachedTexts(scripts)).flatMap(findPictures)];
  const assets = [...new Set([...loaded, ...images])];
  await keepPage({ path: pageKey(path, location.origin), title, html, source: headers, assets });
  // A figure has four variants. Only those that the browser has loaded are cached.
  await cacheAssets(images, { fromBrowserOnly: true });
  await cacheAssets(files); // again those that a cleanup deleted before the page referenced them
}

/** Caches the search index files that the page loaded before this worker controlled it. */
async function keepSearch(): Promise<void> {
  await cacheAssets([searchManifestPath], { fromBrowserOnly: true });
  await cacheAssets(await listCurrentIndexFiles(), { fromBrowserOnly: true });
}

/** Caches a visited page with its assets. Does nothing when the network fails or the quota is exceeded. */
export async function cachePage(visit: Visit): Promise<void> {
  const { path, isDocument, entry } = visit;
  let pointer: Promise<Pointer> | undefined;
  const readPointer = (): Promise<Pointer> => (pointer ??= fetchPointer());
  try {
    if (path === offlinePagePath) return; // cached at installation
    const source = isDocument ? await readDocument(path, entry) : await readShell(entry, readPointer);
    if (source && isBuiltPage(source.html)) await keepSource(source, visit);
    await keepSearch();
    if (isDocument) await updateManual(readPointer);
  } catch {
    // The next visit tries again.
  }
}

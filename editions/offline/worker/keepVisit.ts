import { offlinePagePath, pageKey, searchManifestPath } from '../protocol/addresses';
import { findAssets, findPictures } from '../protocol/findAssets';
import type { Pointer } from '../protocol/manual';
import type { Visit } from '../protocol/visit';
import { isWorthKeeping, keepAssets, readKeptTexts } from '../store/assets';
import { cacheNames } from '../store/cacheNames';
import { fetchPointer } from '../store/downloadManual';
import { isBuiltPage, keepPage } from '../store/pages';
import { listCurrentIndexFiles } from '../store/searchFiles';
import { updateManual } from './updateManual';

type Source = { html: string; headers: Headers };

/**
 * The document as the browser has it; it is rarely transferred again. Undefined when it is not of the build that runs.
 */
async function readDocument(path: string, entry: string): Promise<Source | undefined> {
  const response = await fetch(path, { cache: 'force-cache' });
  if (!response.ok || response.redirected) return undefined;
  const html = await response.text();
  return html.includes(entry) ? { html, headers: response.headers } : undefined;
}

/** The page without content of the build that runs; undefined when the site has become another since. */
async function readShell(entry: string, readPointer: () => Promise<Pointer>): Promise<Source | undefined> {
  const cache = await caches.open(cacheNames.shells);
  const kept = await cache.match(entry);
  if (kept) return { html: await kept.text(), headers: kept.headers };
  const pointer = await readPointer();
  if (pointer.entry !== entry) return undefined;
  const response = await fetch(pointer.shell);
  const copy = response.clone();
  const html = await response.text();
  if (!isWorthKeeping(response) || !isBuiltPage(html)) return undefined;
  await Promise.all((await cache.keys()).map((older) => cache.delete(older)));
  await cache.put(entry, copy);
  return { html, headers: response.headers };
}

const isPicture = (address: string): boolean => address.endsWith('.svg');

async function keepSource({ html, headers }: Source, { path, title, scripts }: Visit): Promise<void> {
  const loaded = [...new Set([...findAssets(html), ...scripts])];
  const files = loaded.filter((address) => !isPicture(address));
  if (!(await keepAssets(files))) return; // an older copy that is whole is better
  const pictures = [...loaded.filter(isPicture), ...(await readKeptTexts(scripts)).flatMap(findPictures)];
  const assets = [...new Set([...loaded, ...pictures])];
  await keepPage({ path: pageKey(path, location.origin), title, html, source: headers, assets });
  // Of a figure's four variants the reader has seen one: the others are kept when they are, not fetched for it.
  await keepAssets(pictures, { fromBrowserOnly: true });
  await keepAssets(files); // again those that were swept away before the page was there to need them
}

/** Keeps what the reader has loaded of the search index before this worker saw requests. */
async function keepSearch(): Promise<void> {
  await keepAssets([searchManifestPath], { fromBrowserOnly: true });
  await keepAssets(await listCurrentIndexFiles(), { fromBrowserOnly: true });
}

/** Keeps a page that the reader sees, with everything it needs. Does nothing without a network or room. */
export async function keepVisit(visit: Visit): Promise<void> {
  const { path, isDocument, entry } = visit;
  let pointer: Promise<Pointer> | undefined;
  const readPointer = (): Promise<Pointer> => (pointer ??= fetchPointer());
  try {
    if (path === offlinePagePath) return; // the worker has it
    const source = isDocument ? await readDocument(path, entry) : await readShell(entry, readPointer);
    if (source && isBuiltPage(source.html)) await keepSource(source, visit);
    await keepSearch();
    if (isDocument) await updateManual(readPointer);
  } catch {
    // The page is kept on another visit.
  }
}

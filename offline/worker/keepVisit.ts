import { assetFolder, offlinePagePath, pageKey, searchManifestPath } from '../protocol/addresses';
import { findAssets, findPictures } from '../protocol/findAssets';
import type { Pointer } from '../protocol/manual';
import type { Visit } from '../protocol/visit';
import { keepAssets, readKeptTexts } from '../store/assets';
import { cacheNames } from '../store/cacheNames';
import { downloadManual, fetchPointer } from '../store/downloadManual';
import { findKeptManual } from '../store/manual';
import { keepPage } from '../store/pages';

type Source = { html: string; headers: Headers };

/** What stands in every page of the site; another server's answer, such as a login page, does not have it. */
const mark = '<div id=__docusaurus>';

/** The document as the browser has it; it is rarely transferred again. */
async function readDocument(path: string): Promise<Source | undefined> {
  const response = await fetch(path, { cache: 'force-cache' });
  return response.ok ? { html: await response.text(), headers: response.headers } : undefined;
}

/** The page without content of the build that runs; undefined when the site has become another since. */
async function readShell(entry: string, readPointer: () => Promise<Pointer>): Promise<Source | undefined> {
  const cache = await caches.open(cacheNames.shells);
  const kept = await cache.match(entry);
  if (kept) return { html: await kept.text(), headers: kept.headers };
  const pointer = await readPointer();
  if (pointer.entry !== entry) return undefined;
  const response = await fetch(pointer.shell);
  if (!response.ok) return undefined;
  await Promise.all((await cache.keys()).map((older) => cache.delete(older)));
  await cache.put(entry, response.clone());
  return { html: await response.text(), headers: response.headers };
}

/** Whether the reader has the browser save data; engines without the Network Information API tell nothing. */
function savesData(): boolean {
  const { connection } = navigator as WorkerNavigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Brings a manual that the reader has downloaded up to date. */
async function updateManual(readPointer: () => Promise<Pointer>): Promise<void> {
  const kept = await findKeptManual();
  if (!kept || savesData()) return;
  const { manual } = await readPointer();
  if (manual.address !== kept.address) await downloadManual(manual.address);
}

/** Keeps what the reader has loaded of the search index before this worker saw requests. */
async function keepSearch(): Promise<void> {
  await keepAssets([searchManifestPath], { fromBrowserOnly: true });
  const [manifest = ''] = await readKeptTexts([searchManifestPath]);
  const files = [...manifest.matchAll(/"file":"([\w.-]+)"/g)].map(([, file = '']) => `${assetFolder}search/${file}`);
  await keepAssets(files, { fromBrowserOnly: true });
}

/** Keeps a page that the reader sees, with everything it needs. Does nothing without a network or room. */
export async function keepVisit({ path, title, isDocument, entry, scripts }: Visit): Promise<void> {
  let pointer: Promise<Pointer> | undefined;
  const readPointer = (): Promise<Pointer> => (pointer ??= fetchPointer());
  try {
    if (path === offlinePagePath) return; // the worker has it
    const source = isDocument ? await readDocument(path) : await readShell(entry, readPointer);
    if (source?.html.includes(mark)) {
      const loaded = [...new Set([...findAssets(source.html), ...scripts])];
      const isPicture = (address: string): boolean => address.endsWith('.svg');
      await keepAssets(loaded.filter((address) => !isPicture(address)));
      const pictures = [...loaded.filter(isPicture), ...(await readKeptTexts(scripts)).flatMap(findPictures)];
      // Of a figure's four variants the reader has seen one: the others are kept when they are, not fetched for it.
      await keepAssets(pictures, { fromBrowserOnly: true });
      await keepPage({
        path: pageKey(path, location.origin),
        title,
        html: source.html,
        source: source.headers,
        assets: [...new Set([...loaded, ...pictures])],
      });
    }
    await keepSearch();
    if (isDocument) await updateManual(readPointer);
  } catch {
    // The page is kept on another visit.
  }
}

import { isSamePage, pageKey } from '../protocol/addresses';
import { cacheNames } from './cacheNames';

/** Maximum number of cached pages, about 4 MB. Most users open fewer in a few weeks. */
export const maxPages = 100;

const savedHeader = 'X-Saved';
const titleHeader = 'X-Title';
/** Header with the addresses of the page's assets, separated by spaces. */
export const assetsHeader = 'X-Assets';

export type KeptPage = { path: string; title: string; savedAt: Date };

/** Security headers that the copy of a page keeps. */
const keptHeaders = ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'];

/** Builds a page response with `html` and the security headers of `source`. */
export function buildPageResponse(
  html: string,
  source: Headers,
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', ...more });
  for (const name of keptHeaders) {
    const value = source.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(html, { headers });
}

/** Reads all entries, latest first. Sorts by date because engines differ in whether `put` moves an existing key. */
async function readPages(cache: Cache): Promise<{ request: Request; response: Response; savedAt: Date }[]> {
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      return response ? [{ request, response, savedAt: readSavedAt(response) ?? new Date(0) }] : [];
    }),
  );
  return found.flat().sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
}

/**
 * Returns whether `html` is a complete page of the site. A page of another server, such as a login page, lacks the root
 * element. A truncated page lacks the end.
 */
export function isBuiltPage(html: string): boolean {
  return html.includes('<div id=__docusaurus>') && html.includes('</body>');
}

type PageToKeep = { path: string; title: string; html: string; source: Headers; assets: readonly string[] };

/** Caches a page, replaces an older copy and evicts the least recently opened pages. */
export async function keepPage({ path, title, html, source, assets }: PageToKeep): Promise<void> {
  const cache = await caches.open(cacheNames.pages);
  const response = buildPageResponse(html, source, {
    [savedHeader]: new Date().toISOString(),
    [titleHeader]: encodeURIComponent(title),
    [assetsHeader]: assets.join(' '),
  });
  await cache.put(path, response);
  const pages = await readPages(cache);
  await Promise.all(pages.slice(maxPages).map(({ request }) => cache.delete(request)));
}

/** Finds the cached copy of the page at `path`, ignoring case. Its headers contain the date. */
export async function findKeptPage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.pages);
  const key = (await cache.keys()).find(({ url }) => isSamePage(pageKey(url, url), path));
  return key && cache.match(key);
}

/** Returns when a page or manual was cached, or undefined when the date is missing or invalid. */
export function readSavedAt({ headers }: Response): Date | undefined {
  const date = new Date(headers.get(savedHeader) ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function decodeTitle(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Lists the cached pages, latest first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const pages = await readPages(await caches.open(cacheNames.pages));
  return pages.map(({ request, response, savedAt }) => {
    const path = pageKey(request.url, request.url);
    return { path, savedAt, title: decodeTitle(response.headers.get(titleHeader) ?? '') || path };
  });
}

/** Deletes the cached pages. The next cleanup deletes assets that only they needed. */
export async function deleteKeptPages(): Promise<void> {
  await caches.delete(cacheNames.pages);
}

/** Lists the assets that the pages in the caches `names` need. */
export async function readPageAssets(names: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(names.map(async (name) => readPages(await caches.open(name))));
  return pages.flat().flatMap(({ response }) => response.headers.get(assetsHeader)?.split(' ') ?? []);
}

import { isSamePage, pageKey } from '../protocol/addresses';
import { cacheNames } from './cacheNames';

/** As many as a reader opens in a few weeks; about 4 MB. */
export const maxPages = 100;

const savedHeader = 'X-Saved';
const titleHeader = 'X-Title';
/** Addresses of what the page needs, with spaces between them. */
export const assetsHeader = 'X-Assets';

export type KeptPage = { path: string; title: string; savedAt: Date };

/** Header of a page that keeps it readable when the browser shows it: its media type and the security policy. */
const keptHeaders = ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'];

/** A response that a browser may show as a page, with `html` and the policy of `source`. */
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

/** Every entry, the one that was kept last first: engines differ in whether a key that is put again moves. */
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
 * Whether `html` is a whole page of the site: another server's answer, such as a login page, lacks the root that
 * scripts fill, half a page lacks the end.
 */
export function isBuiltPage(html: string): boolean {
  return html.includes('<div id=__docusaurus>') && html.includes('</body>');
}

type PageToKeep = { path: string; title: string; html: string; source: Headers; assets: readonly string[] };

/** Keeps a page, in place of an older copy; the one that was opened longest ago gives way. */
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

/** The kept copy of the page at `path`, in any case; its headers say when it was kept. */
export async function findKeptPage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.pages);
  const key = (await cache.keys()).find(({ url }) => isSamePage(pageKey(url, url), path));
  return key && cache.match(key);
}

/** When a kept page or manual was kept; undefined when that is not known. */
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

/** The kept pages, the one that was opened last first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const pages = await readPages(await caches.open(cacheNames.pages));
  return pages.map(({ request, response, savedAt }) => {
    const path = pageKey(request.url, request.url);
    return { path, savedAt, title: decodeTitle(response.headers.get(titleHeader) ?? '') || path };
  });
}

/** Forgets which pages were opened; what only they needed goes with the next sweep. */
export async function deleteKeptPages(): Promise<void> {
  await caches.delete(cacheNames.pages);
}

/** Assets that the pages in the caches `names` need. */
export async function readPageAssets(names: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(names.map(async (name) => readPages(await caches.open(name))));
  return pages.flat().flatMap(({ response }) => response.headers.get(assetsHeader)?.split(' ') ?? []);
}

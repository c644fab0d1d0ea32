import { pageKey } from '../protocol/addresses';
import { cacheNames } from './cacheNames';

/** As many as a reader opens in a few weeks; about 4 MB. */
export const maxPages = 100;

const savedHeader = 'X-Saved';
const titleHeader = 'X-Title';
const assetsHeader = 'X-Assets';

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
  if ((await cache.keys()).length <= maxPages) return;
  const tooMany = (await listKeptPages()).slice(maxPages);
  await Promise.all(tooMany.map((page) => cache.delete(page.path)));
}

/** The kept copy of the page at `path`; its headers say when it was kept. */
export async function findKeptPage(path: string): Promise<Response | undefined> {
  return (await caches.open(cacheNames.pages)).match(path);
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
  const cache = await caches.open(cacheNames.pages);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      const savedAt = response && readSavedAt(response);
      const path = pageKey(request.url, request.url);
      return savedAt ? [{ path, savedAt, title: decodeTitle(response.headers.get(titleHeader) ?? '') || path }] : [];
    }),
  );
  return found.flat().sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
}

/** Forgets which pages were opened; what only they needed goes with the next sweep. */
export async function deleteKeptPages(): Promise<void> {
  await caches.delete(cacheNames.pages);
}

/** Assets that the kept pages need. */
export async function readPageAssets(): Promise<string[]> {
  const cache = await caches.open(cacheNames.pages);
  const pages = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return pages.flatMap((page) => page?.headers.get(assetsHeader)?.split(' ') ?? []);
}

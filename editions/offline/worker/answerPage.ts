import { isSamePage, missingParameter, offlinePagePath, pageKey } from '../protocol/addresses';
import { cacheNames } from '../store/cacheNames';
import { findKeptManual } from '../store/manual';
import { buildPageResponse, findKeptPage, readSavedAt } from '../store/pages';
import { answerInTime } from './answerInTime';
import { findStartPage } from './install';

type Kept = { page: Response; savedAt: Date | undefined };

async function findShellOfManual(): Promise<Kept | undefined> {
  const kept = await findKeptManual();
  const page = kept && (await (await caches.open(cacheNames.assets)).match(kept.manual.shell));
  return page ? { page, savedAt: kept.savedAt } : undefined;
}

function describeDate(date: Date | undefined): string {
  return date
    ? `这是 ${date.getFullYear()} 年 ${date.getMonth() + 1} 月 ${date.getDate()} 日保存的内容。`
    : '这是以前保存的内容。';
}

/** Adds a notice above a cached page, outside of what React renders. */
async function addNotice({ page, savedAt }: Kept): Promise<Response> {
  const notice =
    `<div class="kept-notice" role="region" aria-label="离线阅读">网络不通，${describeDate(savedAt)}` +
    `<a href="${offlinePagePath}">查看保存在本机的页面</a></div>`;
  const html = await page.text();
  return buildPageResponse(html.replace('<div id=__docusaurus>', `${notice}$&`), page.headers);
}

/** Finds the page or the app shell of the manual, whichever was cached later. Treats storage errors as a cache miss. */
async function findKept(path: string): Promise<Response | undefined> {
  if (isSamePage(path, offlinePagePath)) return findStartPage();
  try {
    const [page, shell] = await Promise.all([findKeptPage(path), findShellOfManual()]);
    const savedAt = page && readSavedAt(page);
    const isOlder = shell?.savedAt !== undefined && savedAt !== undefined && savedAt < shell.savedAt;
    const kept = page && !isOlder ? { page, savedAt } : shell;
    return kept && (await addNotice(kept));
  } catch {
    return undefined;
  }
}

/**
 * Redirects to the offline page, which says that the page is not cached. Returns a network error when that page itself
 * is missing.
 */
function redirectToOfflinePage(address: string): Response {
  const { pathname, search, origin } = new URL(address);
  if (isSamePage(pageKey(address, origin), offlinePagePath)) return Response.error();
  return Response.redirect(`${origin}${offlinePagePath}?${missingParameter}=${encodeURIComponent(pathname + search)}`);
}

/**
 * Answers a navigation: network first, then the cached page. A server error also falls back to the cache. Never
 * rejects.
 */
export async function answerPage(address: string, network: Promise<Response>): Promise<Response> {
  const inTime = await answerInTime(network);
  if (inTime && inTime.status < 500) return inTime;
  return (await findKept(pageKey(address, address))) ?? network.catch(() => redirectToOfflinePage(address));
}

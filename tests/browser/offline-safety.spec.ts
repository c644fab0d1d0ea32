/** The site stays available when the service worker or its caches fail. */
import { readFileSync } from 'node:fs';
import { waitForHydration } from './fixtures';
import { allowMessages, expect, isCached, test } from './offlineFixtures';

const doc = '/docs/neptune/user/introduction';
const html = readFileSync(`build${doc}.html`, 'utf8');
const workerScript = readFileSync('build/sw.js', 'utf8');
const remover = readFileSync('build.serving/remove-sw/sw.js', 'utf8');
const script = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };

test('shows a new version of a page immediately, although an older worker responds', async ({ page, site, visit }) => {
  await visit(doc);
  site.answerWith(new RegExp(`^${doc}$`), {
    body: html.replace(/<title[^>]*>/, '$&新的'),
    headers: { 'Cache-Control': 'no-cache' },
  });
  site.answerWith(/^\/sw\.js$/, { body: `${workerScript}//new`, headers: script });
  const answer = await page.goto(site.url + doc);
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await answer?.text()).toContain('<title data-rh=true>新的');
  await expect(page.getByRole('region', { name: '离线阅读' })).toHaveCount(0);
});

test('shows a cached page without waiting for a server that does not respond', async ({
  page,
  site,
  visit,
  unexpectedMessages,
}) => {
  await visit(doc);
  site.answerWith(/./, { hangs: true });
  await page.goto(site.url + doc);
  await waitForHydration(page);
  await expect(page.getByRole('region', { name: '离线阅读' })).toBeVisible();
  expect(unexpectedMessages).toEqual([]);
});

test('shows the cached page when the server fails, and the server response for other pages', async ({
  page,
  site,
  visit,
  unexpectedMessages,
}) => {
  await visit(doc);
  site.answerWith(/^\/docs\//, { status: 503, body: '<h1>维护</h1>' });
  await page.goto(site.url + doc);
  await expect(page.getByRole('region', { name: '离线阅读' })).toBeVisible();
  await page.goto(`${site.url}/docs/lowcode/hmi`);
  await expect(page.getByRole('heading', { name: '维护' })).toBeVisible();
  await allowMessages(unexpectedMessages, /503/);
});

test('shows the error page instead of a cached page that was deleted', async ({
  page,
  site,
  visit,
  unexpectedMessages,
}) => {
  await visit(doc);
  site.answerWith(new RegExp(`^${doc}$`), { status: 404, body: readFileSync('build/404.html', 'utf8') });
  await page.goto(site.url + doc);
  await expect(page.getByRole('region', { name: '离线阅读' })).toHaveCount(0);
  await allowMessages(unexpectedMessages, /404|Minified React error|onRecoverableError/);
});

for (const { name, fault } of [
  { name: 'an error', fault: { status: 500 } },
  { name: 'a login page', fault: { body: '<html>登录</html>' } },
  { name: 'a redirect', fault: { status: 302, headers: { Location: '/' } } },
]) {
  test(`does not cache ${name} in place of a script`, async ({ page, site, visit, unexpectedMessages }) => {
    await visit(doc);
    site.answerWith(/^\/assets\/js\/(?!main|runtime)/, fault);
    await page.goto(`${site.url}/docs/janus/api/device/create-device`); // no link leads there: nothing is prefetched
    await expect(page.getByRole('alert')).toContainText('页面没有完整加载');
    site.recover();
    await page.goto(`${site.url}/docs/janus/api/device/create-device`);
    await waitForHydration(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await allowMessages(unexpectedMessages, /./);
  });
}

test('replaces a damaged copy of a script on retry', async ({ page, site, visit, unexpectedMessages }) => {
  await visit(doc);
  await page.evaluate(async () => {
    const cache = await caches.open('docs-assets');
    for (const { url } of await cache.keys()) {
      if (url.includes('/assets/js/')) {
        await cache.put(url, new Response('damaged(', { headers: { 'Content-Type': 'text/javascript' } }));
      }
    }
  });
  await page.goto(site.url + doc);
  const retry = page.getByRole('button', { name: '重试' });
  await retry.click();
  await waitForHydration(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await allowMessages(unexpectedMessages, /./);
});

test('loads the page when its cached copy is damaged', async ({ page, site, visit }) => {
  await visit(doc);
  await page.evaluate(async (path) => {
    await (await caches.open('docs-pages')).put(path, new Response(new Uint8Array([0xff, 0x00])));
  }, doc);
  await page.goto(site.url + doc);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品介绍');
});

test('works with a network after the browser has cleared the storage', async ({ page, site, visit }) => {
  await visit(doc);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto(`${site.url}/docs/lowcode/hmi`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('ignores a worker that throws', async ({ page, site, unexpectedMessages }) => {
  site.answerWith(/^\/sw\.js$/, { body: 'throw new Error("broken")', headers: script });
  await page.goto(site.url + doc);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品介绍');
  expect(unexpectedMessages).toEqual([]);
});

test('removes the worker and its caches when the removal worker is served', async ({ page, site, visit }) => {
  await visit(doc);
  expect(await isCached(page, doc)).toBe(true);
  site.answerWith(/^\/sw\.js$/, { body: remover, headers: script });
  // The browser would look for a new worker at some later time.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  const answer = await page.goto(site.url + doc);
  expect(answer?.fromServiceWorker()).toBe(false);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品介绍');
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

test('serves the worker without caching', async ({ request }) => {
  const response = await request.get('/sw.js');
  expect(response.headers()['cache-control']).toBe('no-cache');
  expect(response.headers()['content-type']).toMatch(/^text\/javascript/);
  expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
  expect((await request.get('/offline.json')).headers()['cache-control']).toBe('no-cache');
});

test('bypasses the worker for downloads and text files', async ({ page, site, visit }) => {
  await visit(doc);
  const answer = await page.goto(`${site.url}${doc}.md`);
  expect(answer?.fromServiceWorker()).toBe(false);
});

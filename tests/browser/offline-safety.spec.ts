/** Promise R8: whatever happens to the service worker and to what it keeps, the site is there. */
import { readFileSync } from 'node:fs';
import { waitForHydration } from './fixtures';
import { allowMessages, expect, isCached, test } from './offlineFixtures';

const doc = '/docs/neptune/user/introduction';
const html = readFileSync(`build${doc}.html`, 'utf8');
const workerScript = readFileSync('build/sw.js', 'utf8');
const remover = readFileSync('build.serving/remove-sw.js', 'utf8');
const script = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };

test('a new version of a page is shown at once, although an older worker answers', async ({ page, site, visit }) => {
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

test('a server that does not answer is not waited for when the page is kept', async ({
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

test('a server that fails shows the kept page; what it says of others is passed on', async ({
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
  allowMessages(unexpectedMessages, /503/);
});

test('a page that is gone is shown as gone, not as it was', async ({ page, site, visit, unexpectedMessages }) => {
  await visit(doc);
  site.answerWith(new RegExp(`^${doc}$`), { status: 404, body: readFileSync('build/404.html', 'utf8') });
  await page.goto(site.url + doc);
  await expect(page.getByRole('region', { name: '离线阅读' })).toHaveCount(0);
  allowMessages(unexpectedMessages, /404|Minified React error|onRecoverableError/);
});

for (const { name, fault } of [
  { name: 'an error', fault: { status: 500 } },
  { name: 'a login page', fault: { body: '<html>登录</html>' } },
  { name: 'a redirect', fault: { status: 302, headers: { Location: '/' } } },
]) {
  test(`${name} in place of a script is not kept`, async ({ page, site, visit, unexpectedMessages }) => {
    await visit(doc);
    site.answerWith(/^\/assets\/js\/(?!main|runtime)/, fault);
    await page.goto(`${site.url}/docs/janus/api/device/create-device`); // no link leads there: nothing is fetched ahead
    await expect(page.getByRole('alert')).toContainText('页面没有完整加载');
    site.recover();
    await page.goto(`${site.url}/docs/janus/api/device/create-device`);
    await waitForHydration(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    allowMessages(unexpectedMessages, /./);
  });
}

test('a damaged copy of a script is replaced when the reader tries again', async ({
  page,
  site,
  visit,
  unexpectedMessages,
}) => {
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
  allowMessages(unexpectedMessages, /./);
});

test('a damaged copy of a page does not stand in the way of the page', async ({ page, site, visit }) => {
  await visit(doc);
  await page.evaluate(async (path) => {
    await (await caches.open('docs-pages')).put(path, new Response(new Uint8Array([0xff, 0x00])));
  }, doc);
  await page.goto(site.url + doc);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品介绍');
});

test('storage that is taken away leaves a site that works with a network', async ({ page, site, visit }) => {
  await visit(doc);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto(`${site.url}/docs/lowcode/hmi`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a worker that is broken is not taken on', async ({ page, site, unexpectedMessages }) => {
  site.answerWith(/^\/sw\.js$/, { body: 'throw new Error("broken")', headers: script });
  await page.goto(site.url + doc);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品介绍');
  expect(unexpectedMessages).toEqual([]);
});

test('the worker that removes the worker takes everything with it', async ({ page, site, visit }) => {
  await visit(doc);
  expect(await isCached(page, doc)).toBe(true);
  site.answerWith(/^\/sw\.js$/, { body: remover, headers: script });
  // The browser looks for a new worker some time after a page was opened; the test asks it to do so now.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  const answer = await page.goto(site.url + doc);
  expect(answer?.fromServiceWorker()).toBe(false);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品介绍');
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

test('the worker itself is asked for anew every time', async ({ request }) => {
  const response = await request.get('/sw.js');
  expect(response.headers()['cache-control']).toBe('no-cache');
  expect(response.headers()['content-type']).toMatch(/^text\/javascript/);
  expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
  expect((await request.get('/offline.json')).headers()['cache-control']).toBe('no-cache');
});

test('downloads and files to read as text are none of its business', async ({ page, site, visit }) => {
  await visit(doc);
  const answer = await page.goto(`${site.url}${doc}.md`);
  expect(answer?.fromServiceWorker()).toBe(false);
});

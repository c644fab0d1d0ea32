import type { Locator, Page, Request } from '@playwright/test';
import { allowMessages, expect, test, waitForLinksSeen, waitUntilIdle } from './fixtures';

const doc = '/docs/neptune/user/introduction';
const link = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first();

function recordScripts(page: Page, resourceType: 'fetch' | 'script'): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === resourceType && request.url().endsWith('.js')) requests.push(request);
  });
  return requests;
}

/** Records the scripts requested with `fetch`, which only prefetching uses on this site. */
const recordPrefetches = (page: Page): Request[] => recordScripts(page, 'fetch');

async function setConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

/** Prevents idle callbacks: only hovering and touching prefetch. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Waits for all scripts of visible links, including those requested after the first ones have loaded. */
async function waitForPrefetches(page: Page, requests: readonly Request[]): Promise<void> {
  await waitUntilIdle(page);
  await expect
    .poll(async () => {
      const requested = requests.length;
      await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
      await waitUntilIdle(page);
      return requested > 3 && requested === requests.length;
    })
    .toBe(true);
}

// spec: prefetch-visible-links
test('prefetches the scripts of visible links once, with GET', async ({ page, goto }) => {
  const requests = recordPrefetches(page);
  await goto(doc);
  await waitForPrefetches(page, requests);
  const urls = requests.map((request) => request.url());
  expect(urls).toEqual([...new Set(urls)]);
  expect(requests.map((request) => request.method())).toEqual(urls.map(() => 'GET'));
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});

// spec: prefetched-page-complete
test('loads no further script for a prefetched page', async ({ page, goto }) => {
  const requests = recordPrefetches(page);
  await goto(doc);
  await waitForPrefetches(page, requests);
  const prefetched = new Set(requests.map((request) => request.url()));
  const network = await page.context().newCDPSession(page);
  const fromNetwork: string[] = [];
  network.on('Network.responseReceived', ({ response }) => {
    if (response.url.endsWith('.js') && !response.fromDiskCache) fromNetwork.push(response.url);
  });
  await network.send('Network.enable');
  await link(page).click();
  await expect(page).toHaveURL(/\/docs\/janus\/user\/introduction$/);
  await page.locator('.menu__link[aria-current="page"][href="/docs/janus/user/introduction"]').waitFor();
  expect(fromNetwork.filter((url) => prefetched.has(url))).toEqual([]);
});

for (const [act, approach] of [
  ['hovered', (target: Locator) => target.hover()],
  ['touched', (target: Locator) => target.dispatchEvent('touchstart')],
] as const) {
  // spec: prefetch-on-intent
  test(`prefetches the scripts of a ${act} link`, async ({ page, goto }) => {
    await neverIdle(page);
    await goto(doc);
    await waitForLinksSeen(page);
    const scripts = recordScripts(page, 'script');
    await approach(link(page));
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    scripts.length = 0; // the click must need no other script
    await link(page).click();
    await page.locator('.menu__link[aria-current="page"][href="/docs/janus/user/introduction"]').waitFor();
    expect(scripts.map((request) => request.url()).filter((url) => !url.includes('/attachZoom.'))).toEqual([]);
  });
}

test('ignores failed prefetches while offline, and the click works later', async ({
  page,
  goto,
  unexpectedMessages,
}) => {
  await neverIdle(page);
  await goto(doc);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await link(page).hover();
  await expect.poll(() => unexpectedMessages.length).toBeGreaterThan(0);
  await allowMessages(unexpectedMessages, /ERR_FAILED|Image zoom is not available/); // the browser itself reports failed requests
  await page.unroute('**/assets/js/*.js');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await link(page).click();
  await page.locator('.menu__link[aria-current="page"][href="/docs/janus/user/introduction"]').waitFor();
  expect(loads).toBe(0);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  // spec: no-prefetch-on-slow-connection
  test(`prefetches nothing on ${JSON.stringify(connection)}`, async ({ page, goto }) => {
    await setConnection(page, connection);
    const requests = recordPrefetches(page);
    await goto(doc);
    await link(page).hover();
    await waitUntilIdle(page);
    expect(requests).toEqual([]);
  });
}

test('prefetches when the connection reports no properties', async ({ page, goto }) => {
  await setConnection(page, {});
  const requests = recordPrefetches(page);
  await goto(doc);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

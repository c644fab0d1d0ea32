/** The browser shows the page that the server sent, for every spelling of its address. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type UrlCase, buildUrlCases, fewEndings } from '../../deploy/contract/urlCases';
import { editBundle } from './editedBundle';
import { expect, ignoreMessages, test, waitForHydration } from './fixtures';
import { unknownRoute } from './routes';

const mixedCase = '/docs/automation/attachment/VNC_winCE';
const buildDir = path.resolve('build');

/** Returns whether a browser sends the address of a case unchanged. */
function isSentUnchanged({ address }: UrlCase): boolean {
  const base = 'http://localhost';
  return new URL(base + address).href === base + address;
}

const cases = buildUrlCases(mixedCase, fewEndings).filter(isSentUnchanged);

/** Expects the page at `shown`, or the not-found page if undefined, and no message except that of a 404. */
async function expectPage(
  page: Page,
  unexpectedMessages: string[],
  address: string,
  shown: string | undefined,
): Promise<void> {
  if (shown !== undefined) await page.waitForURL((url) => url.pathname + url.search === shown);
  await waitForHydration(page);
  const notFound = page.getByRole('heading', { name: '找不到页面' });
  await expect(notFound, address).toHaveCount(shown === undefined ? 1 : 0);
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  ignoreMessages(unexpectedMessages, /the server responded with a status of 404/);
  expect(unexpectedMessages, address).toEqual([]);
}

// spec: served-page-spellings
test('opens a page for each of its spellings, and the not-found page for similar addresses', async ({
  page,
  unexpectedMessages,
  baseURL,
}) => {
  expect(cases.length).toBeGreaterThan(40);
  for (const { address, status, location = address } of cases) {
    if (status === 400) continue; // not a page of the site
    await page.goto(`${baseURL}${address}`);
    await expectPage(page, unexpectedMessages, address, status === 404 ? undefined : location);
  }
});

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Serves documents as a host without rewrite rules: a file of the build or 404.html. Such hosts decode the path, and some
 * ignore its case.
 */
async function serveStatically(page: Page, ignoresCase: boolean): Promise<void> {
  const fold = (name: string) => (ignoresCase ? name.toLowerCase() : name);
  const files = new Map(
    readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html') && statSync(path.join(buildDir, file)).isFile())
      .map((file) => [fold(`/${file}`), file]),
  );
  await page.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) {
      await route.continue();
      return;
    }
    const { pathname } = new URL(route.request().url());
    const name = fold(decode(pathname).replace(/\/+/g, '/'));
    const found = ['', '.html', '/index.html', 'index.html'].map((ending) => files.get(name + ending)).find(Boolean);
    await route.fulfill({
      status: found ? 200 : 404,
      contentType: 'text/html; charset=utf-8',
      path: path.join(buildDir, found ?? '404.html'),
    });
  });
}

for (const [host, ignoresCase] of [
  ['a static host', false],
  ['a static host that ignores case', true],
] as const) {
  test(`${host} shows the page for every spelling, and its own answer for similar addresses`, async ({
    page,
    unexpectedMessages,
    baseURL,
  }) => {
    await serveStatically(page, ignoresCase);
    for (const { address, status, location = address } of cases) {
      const isSpelling = status === 200 || status === 301;
      const response = await page.goto(`${baseURL}${address}`, { waitUntil: 'commit' });
      const answered = response?.status() === 404 ? undefined : mixedCase;
      await expectPage(page, unexpectedMessages, address, isSpelling ? location : answered);
    }
  });
}

test('redirects in any case on a static host', async ({ page, unexpectedMessages, baseURL }) => {
  await serveStatically(page, false);
  for (const address of ['/docs', '/DOCS', '/Docs.html', '/%64ocs/index.html']) {
    await page.goto(`${baseURL}${address}?q=1#h`, { waitUntil: 'commit' });
    await page.waitForURL(/introduction/);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品介绍');
    ignoreMessages(unexpectedMessages, /the server responded with a status of 404/);
  }
});

for (const address of ['/docs/%ZZ', '/%E4%B8', unknownRoute, '/404.html']) {
  test(`${address} is not found on a static host`, async ({ page, unexpectedMessages, baseURL }) => {
    await serveStatically(page, false);
    await page.goto(`${baseURL}${address}`);
    await expectPage(page, unexpectedMessages, address, undefined);
  });
}

test('replaces the address by the canonical one after a link in another case', async ({ page, goto }) => {
  await editBundle(page, [{ find: /("Janus":\{"link":\{"path":")\/docs\/janus/, write: '$1/Docs/JANUS' }]);
  await goto('/docs/neptune/user/introduction');
  await page.evaluate(() => {
    document.documentElement.dataset.isFirst = 'true';
  });
  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first().click();
  await expect(page).toHaveTitle(/Janus/);
  const address = '/docs/janus/user/introduction';
  await expect.poll(() => new URL(page.url()).pathname).toBe(address);
  const canonical = page.locator('link[rel="canonical"]');
  await expect.poll(async () => (await canonical.getAttribute('href'))?.endsWith(address)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-is-first', 'true'); // no other document was loaded
});

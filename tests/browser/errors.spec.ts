import type { Page } from '@playwright/test';
import { allowMessages, expect, test, waitForHydration, waitUntilIdle, stopClock } from './fixtures';

const doc = '/docs/neptune/user/introduction';
const pageScripts = /\/assets\/js\/(?!main|runtime)[^/]+\.js/;
const productLink = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first();
const productPath = '/docs/janus/user/introduction';
const alert = (page: Page) => page.getByRole('alert');

/** Counts the documents that the page requests from now on. */
function countLoads(page: Page): { loads: number } {
  const counter = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counter.loads += 1;
  });
  return counter;
}

/** Replaces matches of `pattern` in the scripts at `url`. */
async function rewriteScripts(page: Page, url: RegExp, pattern: RegExp, replacement: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(pattern, replacement) });
  });
  // The HTML contains integrity hashes of the entry scripts.
  await page.route(/\/docs\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/ integrity="?[^\s">]+"?/g, '') });
  });
}

const crash = `(()=>{throw new Error("外层错误",{cause:new Error("内层原因")})})()`;

test.describe('a page whose code does not load', () => {
  // spec: page-code-failure-retry
  test('stays readable, shows the error, hydrates on retry', async ({ page, unexpectedMessages, expectAccessible }) => {
    await page.route(pageScripts, (route) => route.abort());
    await page.goto(doc);
    await expect(alert(page)).toContainText('页面没有完整加载');
    await expect(alert(page)).toContainText('ChunkLoadError');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible('a page that failed to load');
    await page.unroute(pageScripts);
    await alert(page).getByRole('button', { name: '重试' }).click();
    await waitForHydration(page);
    await expect(alert(page)).toHaveCount(0);
    await allowMessages(unexpectedMessages, /ERR_FAILED|ChunkLoadError/);
  });

  test('shows the error when the code throws', async ({ page, unexpectedMessages }) => {
    await page.clock.install();
    await page.route(pageScripts, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/\((\w+),(\w+),(\w+)\)\{/, '$&throw new Error("不能运行");'),
      });
    });
    await page.goto(doc);
    await expect.poll(() => unexpectedMessages.length).toBeGreaterThan(0);
    await page.clock.runFor(3000);
    await expect(alert(page)).toContainText('不能运行');
    await page.unrouteAll({ behavior: 'ignoreErrors' }); // other scripts may still be loading
    await allowMessages(unexpectedMessages, /不能运行/);
  });
});

test.describe('a navigation that fails to load', () => {
  // spec: failed-navigation-reloads
  test('logs a warning and reloads the page', async ({ page, goto, unexpectedMessages }) => {
    await goto('/markdown-page'); // without images: the zoom script would fail too
    let isBroken = true;
    await page.route(pageScripts, (route) => (isBroken ? route.abort() : route.continue()));
    const counter = countLoads(page);
    page.on('framenavigated', () => {
      isBroken = counter.loads === 0;
    });
    await productLink(page).click();
    await expect.poll(() => isBroken).toBe(false); // the new document has loaded
    await waitForHydration(page);
    await expect(page).toHaveURL(new RegExp(`${productPath}$`));
    expect(counter.loads).toBe(1);
    await allowMessages(unexpectedMessages, /console warning: ChunkLoadError/);
    await allowMessages(unexpectedMessages, /ERR_FAILED|Image zoom is not available/);
  });

  // spec: failed-navigation-reloads-once
  test('reloads only once', async ({ page, goto, unexpectedMessages }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    });
    await goto('/markdown-page'); // without images: the zoom script would fail too
    await page.route(pageScripts, (route) => route.abort());
    const counter = countLoads(page);
    await productLink(page).click();
    await expect(alert(page)).toContainText('页面没有完整加载');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${productPath}$`));
    await waitUntilIdle(page);
    expect(counter.loads).toBe(1);
    await allowMessages(unexpectedMessages, /console warning: ChunkLoadError/);
    await allowMessages(unexpectedMessages, /ERR_FAILED|ChunkLoadError/);
  });
});

test.describe('a page shown before its code has loaded', () => {
  // Docusaurus normally waits for the code before it shows a page. These tests disable that.
  test.beforeEach(async ({ page, goto }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    });
    await rewriteScripts(
      page,
      /\/assets\/js\/main[^/]*\.js/,
      /preload:function\(\)\{/,
      '$&if(window.isImpatient)return;',
    );
    await page.clock.install();
    await goto(doc);
    await page.evaluate(() => Reflect.set(window, 'isImpatient', true));
  });

  // spec: page-load-spinner
  test('shows a spinner after 200 ms', async ({ page }) => {
    await page.route(pageScripts, () => undefined); // never answered
    await stopClock(page);
    await productLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await page.clock.runFor(199);
    await expect(page.locator('.spinner')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByText('正在加载…')).toBeVisible();
  });

  // spec: page-load-failure-retry
  test('shows the error, and the page on retry', async ({ page, unexpectedMessages, expectAccessible }) => {
    await page.route(pageScripts, (route) => route.abort());
    await productLink(page).click();
    await expect(alert(page)).toContainText('页面加载失败');
    await expect(alert(page)).toContainText('ChunkLoadError');
    await expectAccessible('a page whose code failed inside the site');
    await page.unroute(pageScripts);
    await alert(page).getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await allowMessages(unexpectedMessages, /ERR_FAILED.*\/assets\/js\/|Image zoom is not available/);
  });
});

test.describe('a crash', () => {
  // spec: crash-report
  test('inside the layout shows causes and a retry button', async ({ page, unexpectedMessages, expectAccessible }) => {
    await rewriteScripts(page, pageScripts, /(jsx\)\(\w+\.p,\{)children:"[^"]+"/, `$1children:${crash}`);
    await page.goto(doc);
    await expect(page.getByRole('heading', { name: '页面已崩溃。' })).toBeVisible();
    await expect(page).toHaveTitle('页面错误');
    await expect(page.getByRole('main')).toContainText('外层错误');
    await expect(page.getByRole('main')).toContainText('原因：内层原因');
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { name: '页面已崩溃。' })).toBeVisible();
    await expectAccessible('a crashed page');
    await page.unrouteAll({ behavior: 'ignoreErrors' }); // pages are still being prefetched
    await allowMessages(unexpectedMessages, /console error: Error: 外层错误/);
  });

  test('outside the layout shows the same without the layout', async ({
    page,
    unexpectedMessages,
    expectAccessible,
  }) => {
    await rewriteScripts(page, /\/assets\/js\/main[^/]*\.js/, /"navbar__inner"/, crash);
    await page.goto(doc);
    await expect(page.getByRole('heading', { name: '页面已崩溃。' })).toBeVisible();
    await expect(page).toHaveTitle('页面错误');
    await expect(page.getByRole('main')).toContainText('原因：内层原因');
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await expectAccessible('a crash outside the layout');
    await allowMessages(unexpectedMessages, /console error: Error: 外层错误/);
  });
});

test.describe('an unknown address', () => {
  for (const path of ['/docs/neptune/user/intro', '/a', '/docs/x/y/z/1/2/3/', '/%E4%BB%B7%E6%A0%BC']) {
    // spec: unknown-address-helps
    test(`${path} shows help`, async ({ page, unexpectedMessages, expectAccessible }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await waitForHydration(page);
      await expect(page).toHaveTitle(/^找不到页面/);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: '找不到页面' })).toBeVisible();
      await expect(main).toContainText('没有找到你要的页面。');
      await expect(main).toContainText('请联系原始链接来源网站的所有者，并告知他们链接已损坏。');
      await expect(main.getByRole('searchbox')).toHaveAttribute('maxlength', '64');
      await expect(main.getByRole('link', { name: '全部页面' })).toHaveAttribute('href', '/search#all-pages');
      await expect(main.getByRole('link', { name: '工业云平台及服务 Neptune' })).toBeVisible();
      await expectAccessible(path);
      await allowMessages(unexpectedMessages, /404/);
    });
  }

  test('suggests the pages with the most similar addresses', async ({ page, unexpectedMessages }) => {
    await page.goto('/docs/Neptune/user/introdution.html');
    await waitForHydration(page);
    const counter = countLoads(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: `产品介绍 ${doc}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`${doc}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品介绍');
    expect(counter.loads).toBe(0); // navigates on the client
    await allowMessages(unexpectedMessages, /404/);
  });

  // spec: unknown-address-inside-site
  test('shows the same page after client-side navigation', async ({ page, goto }) => {
    await goto(doc);
    await page.evaluate(() => {
      history.pushState({ key: 'unknown' }, '', '/docs/neptune/user/intro');
      dispatchEvent(new PopStateEvent('popstate', { state: { key: 'unknown' } }));
    });
    await expect(page.getByRole('heading', { name: '找不到页面' })).toBeVisible();
    await expect(page).toHaveTitle(/^找不到页面/);
  });
});

test.describe('an unknown address without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('offers a form that opens the search page', async ({ page, unexpectedMessages }) => {
    await page.goto('/docs/nowhere');
    await page.getByRole('main').getByRole('searchbox').fill('轴 参数');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    expect(new URL(page.url()).searchParams.get('q')).toBe('轴 参数');
    await allowMessages(unexpectedMessages, /404 .*\/docs\/nowhere\)/);
  });
});

test.describe('a wrong base URL', () => {
  /** Serves the site under `/sub/`, although its base URL is `/`. */
  async function serveBelowFolder(page: Page): Promise<void> {
    await page.route(/\/(assets|img)\//, (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname.startsWith('/sub/')
        ? route.continue({ url: route.request().url().replace('/sub/', '/') })
        : route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' });
    });
    await page.route(/\/sub\/$/, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/sub/', '/') }) });
    });
  }

  // spec: wrong-base-url-explained
  test('is explained on the home page, with the correct value', async ({ page, unexpectedMessages }) => {
    await serveBelowFolder(page);
    await page.goto('/sub/');
    await expect(alert(page)).toContainText('网站没有正确加载。');
    await expect(alert(page)).toContainText('当前配置：baseUrl = /');
    await expect(alert(page)).toContainText('建议改为：baseUrl = /sub/');
    await expect(alert(page)).toHaveCSS('border-top-color', 'rgb(200, 22, 29)');
    await allowMessages(unexpectedMessages, /404 .*\/(assets|img)\//);
  });

  /** Opens `path` while requests that match `url` fail, and expects that no other base URL is tried. */
  async function expectNoSuspicion(page: Page, path: string, url: RegExp): Promise<void> {
    const lookups: string[] = []; // the explanation appears once the style sheet was found in another folder
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && request.url().endsWith('.css')) lookups.push(request.url());
    });
    await page.route(url, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' }));
    await page.goto(path); // the search for another base URL starts at the load event
    await waitUntilIdle(page);
    await expect(page.getByText('baseUrl')).toHaveCount(0);
    expect(lookups).toEqual([]);
    await page.close(); // avoids later messages
  }

  for (const [failure, url] of [
    ['one page script', pageScripts],
    ['every script', /\/assets\/js\//],
    ['the stylesheet', /\/assets\/css\//],
    ['every script and stylesheet', /\/assets\//],
  ] as const) {
    test(`is not suspected when ${failure} fails`, async ({ page, unexpectedMessages }) => {
      await expectNoSuspicion(page, '/', url);
      await allowMessages(unexpectedMessages, /404 .*\/assets\/|ChunkLoadError/);
    });
  }

  // spec: wrong-base-url-home-only
  test('shows no explanation on pages other than the home page', async ({ page, unexpectedMessages }) => {
    await expectNoSuspicion(page, doc, /\/assets\//);
    await allowMessages(unexpectedMessages, /404 .*\/assets\//);
  });
});

import type { Page } from '@playwright/test';
import { chooseColourMode, expect, test, stopClock } from './fixtures';
import { buildPages, replaceIndex } from './searchFixtures';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: '搜索' });
const hits = (page: Page) => page.getByRole('main').locator('ol > li');
const status = (page: Page) => page.getByRole('main').getByRole('status');

// spec: search-page-query
test('searches for the query in the address and shows it in title, heading and field', async ({ page, goto }) => {
  await goto('/search?q=MQTT');
  await expect(page).toHaveTitle(/^“MQTT”的搜索结果/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“MQTT”的搜索结果');
  await expect(field(page)).toHaveValue('MQTT');
  await expect(status(page)).toHaveText(/^找到 \d+ 个结果$/);
  await expect(hits(page).first()).toContainText('MQTT');
});

test('trims spaces around a pasted query', async ({ page, goto }) => {
  await goto('/search?q=++MQTT+');
  await expect(page).toHaveTitle(/^“MQTT”的搜索结果/);
  await expect(field(page)).toHaveValue('MQTT');
  await field(page).fill(' 心跳 ');
  await expect(page).toHaveURL('/search?q=%E5%BF%83%E8%B7%B3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“心跳”的搜索结果');
  await expect(field(page)).toHaveValue(' 心跳 '); // the user may continue typing
});

test('updates the address while typing, and Back and Forward restore queries', async ({ page, goto }) => {
  await goto('/search');
  await field(page).fill('心跳');
  await expect(page).toHaveURL('/search?q=%E5%BF%83%E8%B7%B3');
  await hits(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\//);
  await page.goBack();
  await expect(field(page)).toHaveValue('心跳');
  await expect(hits(page).first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/docs\//);
});

test('replaces the history entry while typing and adds one on submit', async ({ page, goto }) => {
  await goto('/search?q=%E5%BF%83%E8%B7%B3');
  await field(page).fill('MQTT');
  await expect(page).toHaveURL('/search?q=MQTT');
  await field(page).press('Enter');
  await field(page).fill('设备');
  await page.getByRole('main').getByRole('button', { name: '搜索', exact: true }).click();
  await expect(page).toHaveURL('/search?q=%E8%AE%BE%E5%A4%87');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“MQTT”的搜索结果');
  await expect(field(page)).toHaveValue('MQTT');
  await page.goBack();
  await expect(field(page)).toHaveValue('心跳');
  await page.goForward();
  await expect(field(page)).toHaveValue('MQTT');
});

test('adds a history entry for the first submitted query', async ({ page, goto }) => {
  await goto('/search');
  for (const query of ['MQTT', '设备']) {
    await field(page).fill(query);
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(query)}`);
  }
  await page.goBack();
  await expect(field(page)).toHaveValue('MQTT');
  await expect(hits(page).first()).toContainText('MQTT');
});

test('keeps the chosen product when the query changes', async ({ page, goto }) => {
  await replaceIndex(page, [...buildPages(3, '产品甲'), ...buildPages(2, '产品乙')]);
  await goto('/search?q=%E5%BF%83%E8%B7%B3&product=%E4%BA%A7%E5%93%81%E4%B9%99');
  await expect(hits(page)).toHaveCount(2);
  await field(page).fill('设备说明');
  await expect(page).toHaveURL(/q=%E8%AE%BE%E5%A4%87%E8%AF%B4%E6%98%8E&product=%E4%BA%A7%E5%93%81%E4%B9%99$/);
  await expect(hits(page)).toHaveCount(2);
  await expect(page.getByRole('radio', { name: '产品乙 2' })).toBeChecked();
});

test('does not change the address while the page of a hit is loading', async ({ page, goto }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await replaceIndex(page, buildPages(5));
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await goto('/search');
  await stopClock(page); // the click comes before the address is updated
  await field(page).fill('心跳');
  const link = hits(page).first().getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  await page.route('**/assets/js/**', async (route) => {
    // Requests that only check whether the page is available may pass.
    if (route.request().resourceType() === 'script') await released;
    await route.continue();
  });
  await link.click();
  await expect(page).toHaveURL(href);
  await page.clock.runFor(1000);
  await expect(field(page)).toBeVisible();
  await expect(page).toHaveURL(href);
  release();
  await expect(field(page)).toBeHidden();
  await expect(page).toHaveURL(href);
});

// spec: search-page-twenty-hits
test('shows twenty hits, loads more on request, and restores both on Back', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(50));
  await goto('/search?q=%E5%BF%83%E8%B7%B3');
  await expect(hits(page)).toHaveCount(20);
  await page.getByRole('button', { name: '加载更多（还有 30 个）' }).click();
  await expect(hits(page)).toHaveCount(40);
  await expect(hits(page).nth(20).getByRole('link')).toBeFocused();
  await expect(page).toHaveURL(/pages=2$/);

  await hits(page).nth(35).scrollIntoViewIfNeeded();
  await hits(page).nth(35).getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\//);
  await page.goBack();
  await expect(hits(page)).toHaveCount(40);
  await expect(hits(page).nth(35)).toBeInViewport();
  await page.getByRole('button', { name: '加载更多（还有 10 个）' }).click();
  await expect(hits(page)).toHaveCount(50);
  await expect(page.getByRole('button', { name: '加载更多' })).toHaveCount(0);
});

test('shows at the end of a long list whether it is complete', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(1000));
  await goto('/search?q=%E5%BF%83%E8%B7%B3&pages=49');
  await expect(hits(page)).toHaveCount(980);
  await expect(page.getByText('只显示前 980 个结果，请输入更具体的搜索词。')).toBeVisible();
  await expect(page.getByRole('button', { name: '加载更多' })).toHaveCount(0);

  await page.unrouteAll();
  await replaceIndex(page, buildPages(30));
  await goto('/search?q=%E5%BF%83%E8%B7%B3');
  await expect(hits(page)).toHaveCount(20);
  const end = page.getByText('已显示全部结果。');
  await expect(end).toHaveCount(0);
  await page.getByRole('button', { name: '加载更多（还有 10 个）' }).click();
  await expect(hits(page)).toHaveCount(30);
  await expect(end).toBeVisible();
});

test('has a clear button that is large enough for gloves', async ({ page, goto }) => {
  await goto('/search?q=MQTT');
  await expect(field(page)).toHaveValue('MQTT');
  const { x, y, width, height } = (await field(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width - 6, y + 4);
  await expect(field(page)).toHaveValue('');
  await field(page).fill('MQTT');
  await page.mouse.click(x + width - 46, y + height - 4); // 40 px to the left and 40 px below
  await expect(field(page)).toHaveValue('');
});

test('filters by product and stores the product in the address', async ({ page, goto }) => {
  await replaceIndex(page, [...buildPages(3, '产品甲'), ...buildPages(2, '产品乙')]);
  await goto('/search?q=%E5%BF%83%E8%B7%B3');
  await page.getByRole('radio', { name: '产品乙 2' }).check();
  await expect(hits(page)).toHaveCount(2);
  await expect(status(page)).toHaveText('找到 2 个结果');
  await expect(page).toHaveURL(/product=%E4%BA%A7%E5%93%81%E4%B9%99$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: '产品乙 2' })).toBeChecked();
  await page.getByRole('radio', { name: '全部 5' }).check();
  await expect(status(page)).toHaveText('找到 5 个结果');
});

const oddQueries: [string, string][] = [
  ['700 characters', '字'.repeat(700)],
  ['64 characters without a space', 'W'.repeat(64)],
  ['NUL and controls', '\u0000\u0001\u007f'],
  ['emoji, cut in the middle of one', '😀'.repeat(40) + 'a'],
  ['right to left', '\u202e\u0645\u0631\u062d\u0628\u0627 \u2067abc'],
  ['combining marks', `a${'\u0301'.repeat(300)}`],
  ['markup', '<img src=x onerror=alert(1)>'],
];

// spec: search-page-any-query
test('cuts a query of any kind to 64 characters without overflow or markup', async ({ page, goto }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [what, query] of oddQueries) {
    await goto(`/search?q=${encodeURIComponent(query)}`);
    expect((await field(page).inputValue()).length, what).toBeLessThanOrEqual(64);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(390);
    await expect(page.locator('main img')).toHaveCount(0);
  }
  await goto(`/search?q=MQTT&product=${'W'.repeat(64)}`);
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

for (const [what, query] of [
  ['100 KB', 'a'.repeat(100_000)],
  ['10,000 Chinese characters', '字'.repeat(10_000)],
  ['invalid escapes', '%ZZ%E4%00'.repeat(1000)],
] as const) {
  test(`handles an address of ${what}`, async ({ page, request, goto }) => {
    const body = await (await request.get('/search')).text();
    // The server rejects such long addresses, but client-side navigation does not request them.
    await page.route('**/search?q=*', (route) => route.fulfill({ body, contentType: 'text/html' }));
    await goto(`/search?q=${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/的搜索结果$/);
    expect((await field(page).inputValue()).length).toBeLessThanOrEqual(64);
    await field(page).fill('心跳');
    await expect(hits(page).first()).toBeVisible();
  });
}

test('lists every page by product in the HTML when JavaScript is off', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto('/search?q=MQTT');
  await expect(page.locator('noscript p')).toHaveText(/^浏览器没有运行 JavaScript，不能搜索。/);
  await expect(page.getByRole('heading', { name: '全部页面' })).toHaveAttribute('id', 'all-pages');
  await page.getByRole('main').getByRole('link', { name: '设备通过 MQTT 连接' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('设备通过 MQTT 连接');
  await context.close();
});

test('is linked from the search button when JavaScript is off', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: '搜索', exact: true }).click();
  await expect(page).toHaveURL('/search');
  await context.close();
});

test('is excluded from search engines', async ({ request }) => {
  expect(await (await request.get('/search')).text()).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
});

for (const mode of ['light', 'dark'] as const) {
  test(`is accessible with results, without results and as a list of pages, ${mode}`, async ({
    page,
    goto,
    expectAccessible,
  }) => {
    await chooseColourMode(page, mode);
    await goto('/search?q=MQTT');
    await expect(hits(page).first()).toBeVisible();
    await expectAccessible('results');
    await goto('/search?q=%E8%82%A1%E7%A5%A8%E8%A1%8C%E6%83%85');
    await expect(page.getByText('试试搜索')).toBeVisible();
    await expectAccessible('no results');
    await goto('/search');
    await expectAccessible('all pages');
  });
}

/** A link to a search on a slow connection: content and input before the scripts have loaded. */
import type { Page } from '@playwright/test';
import { allowMessages, expect, test, waitForHydration } from './fixtures';
import { holdFiles } from './searchFixtures';

const mainScript = '**/assets/js/main.*';
const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: '搜索' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const allPages = (page: Page) => page.getByRole('heading', { name: '全部页面' });

/** Sums layout shifts without recent input from the first frame on. Returns a function that returns the sum. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value')); // TypeScript has no type for layout shifts
      return sum;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'sumOfShifts', () => add(observer.takeRecords()));
  });
  return () => page.evaluate(() => (Reflect.get(window, 'sumOfShifts') as () => number)());
}

for (const [name, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${name} shows results in place of the loading indicator without layout shifts`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const sumOfShifts = await watchShifts(page);
    const release = await holdFiles(page, mainScript);
    const releaseTexts = await holdFiles(page, '**/text-*.txt'); // better results may have another order
    await page.goto('/search?q=MQTT', { waitUntil: 'commit' });
    await expect(status(page)).toHaveText('正在获取新的搜索结果...');
    await expect(allPages(page)).toBeHidden();
    release();
    await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
    expect(await sumOfShifts()).toBeLessThan(0.05);
    releaseTexts();
    await expect(status(page)).toHaveText(/^找到 \d+ 个结果$/);
  });
}

for (const [address, product] of [
  ['/search', ''],
  ['/search?q=MQTT', ''],
  ['/search?q=MQTT&product=Janus', '&product=Janus'],
] as const) {
  test(`searches for text typed at ${address} before the scripts have loaded`, async ({ page }) => {
    const release = await holdFiles(page, mainScript);
    await page.goto(address, { waitUntil: 'commit' });
    await field(page).pressSequentially('心跳');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“心跳”的搜索结果');
    await expect(field(page)).toHaveValue('心跳');
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(`/search?q=%E5%BF%83%E8%B7%B3${product}`);
    await field(page).press('End');
    await field(page).pressSequentially('包');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“心跳包”的搜索结果');
  });
}

test('shows the list of all pages before the scripts have loaded when there is no query', async ({ page }) => {
  const release = await holdFiles(page, mainScript);
  await page.goto('/search', { waitUntil: 'commit' });
  await expect(allPages(page)).toBeVisible();
  await expect(page.getByText('正在获取新的搜索结果...')).toBeHidden();
  release();
  await waitForHydration(page);
  await expect(allPages(page)).toBeVisible();
});

test('shows the list after ten seconds when the scripts do not load', async ({ page }) => {
  const release = await holdFiles(page, mainScript);
  await page.goto('/search?q=MQTT', { waitUntil: 'commit' });
  await expect(status(page)).toHaveText('正在获取新的搜索结果...');
  await expect(allPages(page)).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish())); // skips ten seconds
  await expect(allPages(page)).toBeVisible();
  release();
  await waitForHydration(page);
});

test('shows the list for a query that contains only a space', async ({ page, goto }) => {
  await goto('/search?q=+');
  await expect(allPages(page)).toBeVisible();
});

for (const [script, pattern] of [
  ['the entry script', mainScript],
  ["the page's own script", /\/assets\/js\/(?!main|runtime)/],
] as const) {
  test(`shows the list of all pages when ${script} fails to load`, async ({ page, unexpectedMessages }) => {
    await page.route(pattern, (route) => route.abort());
    await page.goto('/search?q=MQTT');
    await expect(page.getByRole('alert')).toContainText('页面没有完整加载');
    await expect(allPages(page)).toBeVisible();
    await expect(page.getByText('正在获取新的搜索结果...')).toBeHidden();
    await allowMessages(unexpectedMessages, /net::ERR_FAILED|ChunkLoadError/);
  });
}

for (const key of ['Control+k', 'Meta+k']) {
  test(`${key} opens the search page before the scripts have loaded, and the dialog afterwards`, async ({ page }) => {
    const release = await holdFiles(page, mainScript);
    await page.goto('/docs/neptune/user/introduction', { waitUntil: 'commit' });
    await expect(page.getByRole('navigation').getByRole('link', { name: '搜索', exact: true })).toBeVisible();
    await page.keyboard.press(key);
    await expect(page).toHaveURL('/search');
    release();
    await waitForHydration(page);
    await page.keyboard.press(key);
    await expect(page.getByRole('combobox', { name: '搜索文档' })).toBeFocused();
    await expect(page).toHaveURL('/search');
  });
}

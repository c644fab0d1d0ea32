/** A link to a search is opened on a slow line: what a reader sees and types until the scripts are there. */
import type { Page } from '@playwright/test';
import { allowMessages, expect, test, waitForHydration } from './fixtures';
import { holdFiles } from './searchFixtures';

const mainScript = '**/assets/js/main.*';
const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: '搜索' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const allPages = (page: Page) => page.getByRole('heading', { name: '全部页面' });

/** Notes from the first frame on what moves in the window without the reader's doing; the function says how much. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value')); // no type knows layout shifts
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
  test(`on ${name} the answer comes where waiting was shown, and nothing jumps`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const sumOfShifts = await watchShifts(page);
    const release = await holdFiles(page, mainScript);
    await page.goto('/search?q=MQTT', { waitUntil: 'commit' });
    await expect(status(page)).toHaveText('正在获取新的搜索结果...');
    await expect(allPages(page)).toBeHidden();
    release();
    await expect(status(page)).toHaveText(/^找到 \d+ 个结果$/);
    await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
    expect(await sumOfShifts()).toBeLessThan(0.05);
  });
}

for (const [address, product] of [
  ['/search', ''],
  ['/search?q=MQTT', ''],
  ['/search?q=MQTT&product=Janus', '&product=Janus'],
] as const) {
  test(`what is typed at ${address} before the scripts are there is asked`, async ({ page }) => {
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

test('without a query the list of all pages is there at once', async ({ page }) => {
  const release = await holdFiles(page, mainScript);
  await page.goto('/search', { waitUntil: 'commit' });
  await expect(allPages(page)).toBeVisible();
  await expect(page.getByText('正在获取新的搜索结果...')).toBeHidden();
  release();
  await waitForHydration(page);
  await expect(allPages(page)).toBeVisible();
});

test('where the scripts hang, the list comes after a while', async ({ page }) => {
  const release = await holdFiles(page, mainScript);
  await page.goto('/search?q=MQTT', { waitUntil: 'commit' });
  await expect(status(page)).toHaveText('正在获取新的搜索结果...');
  await expect(allPages(page)).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish())); // ten seconds later
  await expect(allPages(page)).toBeVisible();
  release();
  await waitForHydration(page);
});

test('a query of nothing but a space leads to the list', async ({ page, goto }) => {
  await goto('/search?q=+');
  await expect(allPages(page)).toBeVisible();
});

for (const [script, pattern] of [
  ['the entry script', mainScript],
  ["the page's own script", /\/assets\/js\/(?!main|runtime)/],
] as const) {
  test(`where ${script} fails, the list of all pages is there to be read`, async ({ page, unexpectedMessages }) => {
    await page.route(pattern, (route) => route.abort());
    await page.goto('/search?q=MQTT');
    await expect(page.getByRole('alert')).toContainText('页面没有完整加载');
    await expect(allPages(page)).toBeVisible();
    await expect(page.getByText('正在获取新的搜索结果...')).toBeHidden();
    allowMessages(unexpectedMessages, /net::ERR_FAILED|ChunkLoadError/);
  });
}

for (const key of ['Control+k', 'Meta+k']) {
  test(`${key} before the scripts are there leads to the search page, and after that opens the dialog`, async ({
    page,
  }) => {
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

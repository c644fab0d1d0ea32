/** Hits whose page is unavailable: page, dialog and query stay, and a message is shown. */
import type { Page } from '@playwright/test';
import { expect, goOffline, goOnline, ignoreMessages, test, waitForHydration } from './fixtures';
import { holdFiles, replaceIndex } from './searchFixtures';

const doc = '/docs/neptune/user/introduction';
const elsewhere = '/docs/lowcode/hmi';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const option = (page: Page) => page.getByRole('option').first();
const note = (page: Page) => dialog(page).getByRole('alert');
const retry = (page: Page) => dialog(page).getByRole('button', { name: '重试' });
const unavailableText = '没有取到这一页，本机也没有保存。';

/** Disables prefetching. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
}

/** Waits until the worker has the whole index, so that only the page can fail afterwards. */
const waitForIndex = (page: Page) => page.waitForResponse('**/assets/search/text-*');

/** Opens a page and searches for another one in the dialog. */
async function find(page: Page, goto: (path: string) => Promise<void>): Promise<void> {
  await replaceIndex(page, [{ url: elsewhere, product: '产品甲', title: '画面编辑', content: '画面的编辑' }]);
  await saveData(page);
  const complete = waitForIndex(page);
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('画面编辑');
  await expect(option(page)).toBeVisible();
  await complete;
}

test('stays on the page without a network, and opens the hit later', async ({
  page,
  goto,
  unexpectedMessages,
  expectAccessible,
}) => {
  await find(page, goto);
  await goOffline(page);
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText(unavailableText);
  await expectAccessible('a hit whose page is unavailable');
  await expect(page).toHaveURL(doc);
  await expect(field(page)).toHaveValue('画面编辑');
  await expect(field(page)).toBeFocused();
  await option(page).click();
  await expect(note(page)).toContainText(unavailableText);
  await goOnline(page);
  await retry(page).click();
  await expect(page).toHaveURL(elsewhere);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  ignoreMessages(unexpectedMessages, /ERR_INTERNET_DISCONNECTED|Image zoom is not available/);
});

test('removes the message when the user types', async ({ page, goto, unexpectedMessages }) => {
  await find(page, goto);
  await goOffline(page);
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText(unavailableText);
  await page.keyboard.type('器');
  await expect(note(page)).toBeHidden();
  ignoreMessages(unexpectedMessages, /ERR_INTERNET_DISCONNECTED|Image zoom is not available/);
});

test('stays on the page when the server fails', async ({ page, goto, unexpectedMessages }) => {
  await find(page, goto);
  await page.route(/\/assets\/js\/|\/docs\//, (route) => route.fulfill({ status: 503 }));
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText(unavailableText);
  await expect(page).toHaveURL(doc);
  ignoreMessages(unexpectedMessages, /503|Image zoom is not available/);
});

test('loads the document when a deployment has removed only the code', async ({ page, goto, unexpectedMessages }) => {
  await find(page, goto);
  let isReplaced = true;
  await page.route('**/assets/js/**', (route) => (isReplaced ? route.fulfill({ status: 404 }) : route.continue()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReplaced = false;
  });
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loaded;
  await waitForHydration(page);
  await expect(page).toHaveURL(elsewhere);
  await page.unrouteAll({ behavior: 'ignoreErrors' }); // pages are still being prefetched
  ignoreMessages(unexpectedMessages, /404|ChunkLoadError|Image zoom is not available/);
});

test('shows a loading message while the page loads, and can be closed', async ({ page, goto, unexpectedMessages }) => {
  await find(page, goto);
  const release = await holdFiles(page, '**/assets/js/**');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText('正在加载…');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/js/'));
  release();
  await arrived;
  await page.evaluate(() => fetch('/search', { method: 'HEAD' })); // the page has handled its files by then
  await expect(page).toHaveURL(doc);
  ignoreMessages(unexpectedMessages, /Image zoom is not available/);
});

test('does not open the search page on Enter without a network', async ({ page, goto, unexpectedMessages }) => {
  await page.route('**/search-index.json', () => undefined);
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('MQTT');
  await goOffline(page);
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText(unavailableText);
  await expect(page).toHaveURL(doc);
  await expect(field(page)).toHaveValue('MQTT');
  ignoreMessages(unexpectedMessages, /ERR_INTERNET_DISCONNECTED|Image zoom is not available/);
});

test('shows the loading indicator below the focused field', async ({ page, goto, unexpectedMessages }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await find(page, goto);
  const box = (await field(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: box.x, y: box.y + box.height, width: 200, height: 16 }; // without the caret
  const before = await page.screenshot({ clip });
  const release = await holdFiles(page, '**/assets/js/**');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText('正在加载…');
  expect((await page.screenshot({ clip })).equals(before)).toBe(false);
  await expect(field(page)).toBeFocused();
  release();
  await expect(page).toHaveURL(elsewhere);
  ignoreMessages(unexpectedMessages, /Image zoom is not available/);
});

test('gives up a page that does not load, and loads it on retry', async ({ page, goto, unexpectedMessages }) => {
  await page.clock.install();
  await find(page, goto);
  const release = await holdFiles(page, '**/assets/js/**');
  await page.keyboard.press('Enter');
  await page.clock.runFor(19_000);
  await expect(dialog(page).getByRole('status')).toHaveText('正在加载…');
  await expect(note(page)).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(note(page)).toContainText(unavailableText);
  release();
  await retry(page).click();
  await expect(page).toHaveURL(elsewhere);
  ignoreMessages(unexpectedMessages, /Image zoom is not available/);
});

test('shows a prefetched hit without a network', async ({ page, goto, unexpectedMessages, context }) => {
  // A page without the layout of docs. Without routes, because Chromium caches no responses of routed pages.
  await goto('/search?q=%E4%BD%8E%E4%BB%A3%E7%A0%81%20HMI');
  const hit = hits(page).getByRole('link').first();
  await hit.hover();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await hit.click();
  await expect(page).toHaveURL(/\/docs\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  ignoreMessages(unexpectedMessages, /ERR_INTERNET_DISCONNECTED|Image zoom is not available/);
});

/** Opens the search page with a hit for the other page. */
async function findOnPage(page: Page, goto: (path: string) => Promise<void>): Promise<void> {
  await replaceIndex(page, [
    { url: '/docs/automation/work-flow-intro', product: '产品甲', title: '画面编辑器', content: '画面编辑' },
    { url: elsewhere, product: '产品甲', title: '画面编辑', content: '画面的编辑' },
  ]);
  await saveData(page);
  const complete = waitForIndex(page);
  await goto('/search?q=%E7%94%BB%E9%9D%A2%E7%BC%96%E8%BE%91');
  await expect(hits(page)).toHaveCount(2);
  await complete;
}

const hits = (page: Page) => page.getByRole('main').locator('ol > li');
const wanted = (page: Page) => hits(page).filter({ has: page.locator(`a[href="${elsewhere}"]`) });

test('shows the message below the hit on the search page, and opens the hit later', async ({
  page,
  goto,
  unexpectedMessages,
  expectAccessible,
}) => {
  await findOnPage(page, goto);
  await goOffline(page);
  await wanted(page).getByRole('link').click();
  await expect(wanted(page).getByRole('alert')).toContainText(unavailableText);
  await expect(hits(page).getByRole('alert')).toHaveCount(1);
  await expect(page).toHaveURL(/\/search\?q=/);
  await expectAccessible('a hit of the search page that is unavailable');
  await wanted(page).getByRole('button', { name: '重试' }).click();
  await expect(wanted(page).getByRole('link')).toBeFocused();
  await expect(wanted(page).getByRole('alert')).toContainText(unavailableText);
  await goOnline(page);
  await wanted(page).getByRole('button', { name: '重试' }).click();
  await expect(page).toHaveURL(elsewhere);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  ignoreMessages(unexpectedMessages, /ERR_INTERNET_DISCONNECTED|Image zoom is not available/);
});

test('shows a loading message on the search page, and cancels when the user types', async ({
  page,
  goto,
  unexpectedMessages,
}) => {
  await findOnPage(page, goto);
  const release = await holdFiles(page, '**/assets/js/**');
  await wanted(page).getByRole('link').click();
  await expect(wanted(page).getByText('正在加载…')).toBeVisible();
  await page.getByRole('searchbox').fill('画面');
  await expect(page.getByText('正在加载…')).toHaveCount(0);
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/js/'));
  release();
  await arrived;
  await page.evaluate(() => fetch('/search', { method: 'HEAD' })); // the page has handled its files by then
  await expect(page).toHaveURL(/\/search\?q=/);
  ignoreMessages(unexpectedMessages, /Image zoom is not available/);
});

/** Retries of a search whose texts stay unavailable. */
import type { Page } from '@playwright/test';
import { allowMessages, expect, test } from './fixtures';

const doc = '/docs/neptune/user/introduction';
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const options = (page: Page) => page.getByRole('group').getByRole('option');
const note = (page: Page) => page.getByRole('paragraph').filter({ hasText: '部分搜索数据没有载入，结果可能不全。' });
const texts = '**/assets/search/text-*';

for (const [where, start] of [
  ['dialog', doc],
  ['search page', '/search?q=%E6%8E%A7%E5%88%B6%E5%99%A8%E9%80%89%E5%BD%A2'],
] as const) {
  test(`reloads the search page on the second retry of the ${where} after a deployment has removed the texts`, async ({
    page,
    goto,
    unexpectedMessages,
  }) => {
    await page.route(texts, (route) => route.fulfill({ status: 404 }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goto(start);
    if (where === 'dialog') {
      await page.keyboard.press('Control+k');
      await field(page).fill('控制器选形');
    }
    const missing = () => page.waitForResponse(texts);
    const retry = page.getByRole('button', { name: '重试' });
    await Promise.all([missing(), retry.click()]);
    await expect(retry).toBeVisible();
    await expect(page).toHaveURL(start);
    // The new deployment is available to this page from here on.
    await page.route('**/search?q=*', async (route) => {
      await page.unroute(texts);
      await route.continue();
    });
    // A click during the first retry does not count as a second one.
    let isLoaded = false;
    page.once('domcontentloaded', () => (isLoaded = true));
    await expect(async () => {
      if (!isLoaded) await retry.click({ timeout: 2000 });
      expect(isLoaded).toBe(true);
    }).toPass();
    await expect(page).toHaveURL('/search?q=%E6%8E%A7%E5%88%B6%E5%99%A8%E9%80%89%E5%BD%A2');
    await expect(page.getByRole('main').locator('ol > li').first()).toContainText('选型');
    await expect(retry).toHaveCount(0);
    await allowMessages(unexpectedMessages, /IndexLoadError/);
  });
}

test('stays on the page after retries without success while the server does not respond', async ({
  page,
  goto,
  unexpectedMessages,
}) => {
  await page.route(texts, (route) => route.abort());
  await page.route('**/search', (route) => route.fulfill({ status: 503 }));
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('连接');
  let isRequested = false;
  const visits: string[] = [];
  page.on('response', (response) => {
    isRequested ||= response.request().method() === 'HEAD';
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(request.url());
  });
  await expect(async () => {
    if (!isRequested) await page.getByRole('button', { name: '重试' }).click();
    expect(isRequested).toBe(true);
  }).toPass();
  await page.evaluate(() => fetch('/search', { method: 'HEAD' })); // the page has handled the first response by then
  expect(visits).toEqual([]);
  await expect(note(page)).toBeVisible();
  await expect(options(page).first()).toBeVisible();
  await expect(page).toHaveURL(doc);
  await allowMessages(unexpectedMessages, /IndexLoadError|ERR_FAILED|503/);
});

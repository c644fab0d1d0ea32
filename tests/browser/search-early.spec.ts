/** What the first hits need is fetched at once: on a slow line every round trip counts. */
import type { Page } from '@playwright/test';
import { allowMessages, expect, test } from './fixtures';
import { failedManifest, holdFiles } from './searchFixtures';

const landing = '/docs/neptune/user/introduction';
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const firstOption = (page: Page) => page.getByRole('option').first();
const button = (page: Page) => page.getByRole('navigation').getByRole('link', { name: '搜索', exact: true });

const dialogCode = '**/assets/js/*SearchDialog*';

test("worker and manifest do not wait for the dialog's code, and are fetched once", async ({ page, goto }) => {
  const manifests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/search-index.json')) manifests.push(request.url());
  });
  await goto(landing);
  const release = await holdFiles(page, dialogCode);
  const begun = Promise.all([page.waitForEvent('worker'), page.waitForRequest('**/search-index.json')]);
  await button(page).hover();
  await begun;
  release();
  await page.keyboard.press('Control+k');
  await field(page).fill('MQTT');
  await expect(firstOption(page)).toBeVisible();
  expect([manifests.length, page.workers().length]).toEqual([1, 1]);
});

test('a worker that the search page has started serves the dialog, too', async ({ page, goto }) => {
  await goto('/search?q=MQTT');
  await expect(page.getByText(/^找到 \d+ 个结果$/)).toBeVisible();
  await button(page).hover();
  await page.keyboard.press('Control+k');
  await field(page).fill('MQTT');
  await expect(firstOption(page)).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});

test("a worker whose script fails before the dialog's code is there is started again", async ({ page, goto }) => {
  let tries = 0;
  await page.route('**/assets/js/search_worker_entry*', async (route) => {
    tries += 1;
    await (tries === 1 ? route.abort() : route.continue());
  });
  await goto(landing);
  const release = await holdFiles(page, dialogCode);
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Control+k');
  await failed;
  release();
  await field(page).fill('MQTT');
  await expect(firstOption(page)).toBeVisible();
  expect(tries).toBe(2);
});

test('a manifest that the page cannot fetch is fetched by the worker', async ({ page, goto, unexpectedMessages }) => {
  let tries = 0;
  await page.route('**/search-index.json', async (route) => {
    tries += 1;
    await (tries === 1 ? route.abort() : route.continue());
  });
  await goto(landing);
  await page.keyboard.press('Control+k');
  await field(page).fill('MQTT');
  await expect(firstOption(page)).toBeVisible();
  expect(tries).toBe(2);
  allowMessages(unexpectedMessages, failedManifest);
});

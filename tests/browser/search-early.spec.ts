/** Requests that the first results need start early, because round trips are slow on a bad connection. */
import type { Page } from '@playwright/test';
import { allowMessages, expect, test } from './fixtures';
import { failedManifest, holdFiles } from './searchFixtures';

const doc = '/docs/neptune/user/introduction';
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const firstOption = (page: Page) => page.getByRole('option').first();
const button = (page: Page) => page.getByRole('navigation').getByRole('link', { name: '搜索', exact: true });

const dialogCode = '**/assets/js/*SearchDialog*';

test('requests worker and manifest once, before the code of the dialog has loaded', async ({ page, goto }) => {
  const manifests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/search-index.json')) manifests.push(request.url());
  });
  await goto(doc);
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

test('reuses the worker of the search page in the dialog', async ({ page, goto }) => {
  await goto('/search?q=MQTT');
  await expect(page.getByText(/^找到 \d+ 个结果$/)).toBeVisible();
  await button(page).hover();
  await page.keyboard.press('Control+k');
  await field(page).fill('MQTT');
  await expect(firstOption(page)).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});

test('restarts a worker whose script fails before the code of the dialog has loaded', async ({ page, goto }) => {
  let tries = 0;
  await page.route('**/assets/js/search_worker_entry*', async (route) => {
    tries += 1;
    await (tries === 1 ? route.abort() : route.continue());
  });
  await goto(doc);
  const release = await holdFiles(page, dialogCode);
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Control+k');
  await failed;
  release();
  await field(page).fill('MQTT');
  await expect(firstOption(page)).toBeVisible();
  expect(tries).toBe(2);
});

test('requests the manifest in the worker when the page failed to load it', async ({
  page,
  goto,
  unexpectedMessages,
}) => {
  let tries = 0;
  await page.route('**/search-index.json', async (route) => {
    tries += 1;
    await (tries === 1 ? route.abort() : route.continue());
  });
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('MQTT');
  await expect(firstOption(page)).toBeVisible();
  expect(tries).toBe(2);
  await allowMessages(unexpectedMessages, failedManifest);
});

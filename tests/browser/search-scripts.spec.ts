/** Search scripts that hang or are damaged: a retry requests them with another address. */
import type { Page } from '@playwright/test';
import { allowMessages, expect, ignoreMessages, test } from './fixtures';

const doc = '/docs/lowcode/hmi';
const query = '/search?q=%E5%BF%83%E8%B7%B3'; // 心跳
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const retry = (page: Page) => page.getByRole('button', { name: '重试' });
const timeoutMs = 30_000;

/** Matches the first address of the script with `name`, but not that of a retry. */
const isFirst = (name: string) => (url: URL) => url.pathname.includes(name) && !url.href.endsWith('?');

/** Never answers the first request for a script. */
const hang = (page: Page, name: string) => page.route(isFirst(name), () => new Promise<void>(() => undefined));

/** Replaces a script by an incomplete one, as a faulty proxy does. */
const damage = (page: Page, name: string) =>
  page.route(isFirst(name), (route) => route.fulfill({ contentType: 'text/javascript', body: 'const half = {' }));

test('gives up the code of the dialog after half a minute and loads it on retry', async ({ page, goto }) => {
  await hang(page, 'SearchDialog');
  await page.clock.install();
  await goto(doc);
  await page.keyboard.press('Control+k');
  const fallbackField = page.getByRole('dialog', { name: '搜索' }).getByRole('textbox', { name: '搜索' });
  await fallbackField.fill('心跳');
  await page.clock.fastForward(timeoutMs - 1000);
  await expect(retry(page)).toBeHidden();
  await page.clock.fastForward(1000);
  await expect(page.getByText('搜索没有载入，文字已保留。')).toBeVisible();
  await retry(page).click();
  await expect(field(page)).toHaveValue('心跳');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('gives up the code of the answers on the search page and loads it on retry', async ({ page, goto }) => {
  await hang(page, 'PageResults');
  await page.clock.install();
  const requested = page.waitForRequest((request) => request.url().includes('PageResults'));
  await goto(query);
  await requested;
  await page.clock.fastForward(timeoutMs);
  await retry(page).click();
  await expect(page.getByText(/^找到 \d+ 个结果$/)).toBeVisible();
});

test('bypasses a damaged cached script of the dialog on retry', async ({ page, goto, unexpectedMessages }) => {
  await damage(page, 'SearchDialog');
  await goto(doc);
  await page.keyboard.press('Control+k');
  await retry(page).click();
  await expect(field(page)).toBeVisible();
  await allowMessages(unexpectedMessages, /page error/);
});

test('bypasses a damaged cached worker on retry', async ({ page, goto, unexpectedMessages }) => {
  await damage(page, 'search_worker_entry');
  await goto(query);
  await retry(page).click();
  await expect(page.getByText(/^找到 \d+ 个结果$/)).toBeVisible();
  ignoreMessages(unexpectedMessages, /Unexpected end of input|SyntaxError/);
});

/** Scripts of the search that hang or come damaged: another try asks for them by another address. */
import type { Page } from '@playwright/test';
import { allowMessages, expect, ignoreMessages, test } from './fixtures';

const doc = '/docs/lowcode/hmi';
const query = '/search?q=%E5%BF%83%E8%B7%B3'; // 心跳
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const retry = (page: Page) => page.getByRole('button', { name: '重试' });
const patienceMs = 30_000;

/** Whether an address is that of the script with `name`, as it is asked for the first time. */
const isFirst = (name: string) => (url: URL) => url.pathname.includes(name) && !url.href.endsWith('?');

/** Never answers the first request for a script. */
const hang = (page: Page, name: string) => page.route(isFirst(name), () => new Promise<void>(() => undefined));

/** What a faulty proxy makes of a script, for a year. */
const damage = (page: Page, name: string) =>
  page.route(isFirst(name), (route) => route.fulfill({ contentType: 'text/javascript', body: 'const half = {' }));

test('code of the dialog that hangs is given up in half a minute, and another try has it', async ({ page, goto }) => {
  await hang(page, 'SearchDialog');
  await page.clock.install();
  await goto(doc);
  await page.keyboard.press('Control+k');
  const early = page.getByRole('dialog', { name: '搜索' }).getByRole('textbox', { name: '搜索' });
  await early.fill('心跳');
  await page.clock.fastForward(patienceMs - 1000);
  await expect(retry(page)).toBeHidden();
  await page.clock.fastForward(1000);
  await expect(page.getByText('搜索没有载入，文字已保留。')).toBeVisible();
  await retry(page).click();
  await expect(field(page)).toHaveValue('心跳');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('so is the code of the answers on the search page', async ({ page, goto }) => {
  await hang(page, 'PageAnswer');
  await page.clock.install();
  const asked = page.waitForRequest((request) => request.url().includes('PageAnswer'));
  await goto(query);
  await asked;
  await page.clock.fastForward(patienceMs);
  await retry(page).click();
  await expect(page.getByText(/^找到 \d+ 个结果$/)).toBeVisible();
});

test('a damaged script of the dialog is asked for past the copy that browsers keep', async ({
  page,
  goto,
  unexpectedMessages,
}) => {
  await damage(page, 'SearchDialog');
  await goto(doc);
  await page.keyboard.press('Control+k');
  await retry(page).click();
  await expect(field(page)).toBeVisible();
  allowMessages(unexpectedMessages, /page error/);
});

test('so is a damaged worker', async ({ page, goto, unexpectedMessages }) => {
  await damage(page, 'search_worker_entry');
  await goto(query);
  await retry(page).click();
  await expect(page.getByText(/^找到 \d+ 个结果$/)).toBeVisible();
  ignoreMessages(unexpectedMessages, /Unexpected end of input|SyntaxError/);
});

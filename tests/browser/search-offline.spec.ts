import type { Page } from '@playwright/test';
import { allowMessages, expect, goOffline, test } from './fixtures';
import { holdFiles } from './searchFixtures';

const doc = '/docs/lowcode/hmi';
const dialogCode = '**/assets/js/*SearchDialog*';
const fallbackField = (page: Page) => page.getByRole('dialog', { name: '搜索' }).getByRole('textbox', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const status = (page: Page) => page.getByRole('dialog').getByRole('status');
const retry = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '重试' });
const failed = '搜索没有载入，文字已保留。';

test('stays on the page and shows why when its code fails to load without a network', async ({
  page,
  goto,
  unexpectedMessages,
  expectAccessible,
}) => {
  await goto(doc);
  await goOffline(page);
  await page.keyboard.press('Control+k');
  await expect(status(page)).toContainText(failed);
  await expectAccessible('a dialog that failed to load');
  await page.keyboard.press('Enter'); // the search page is unavailable too
  await expect(status(page)).toContainText(failed);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(doc);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await allowMessages(unexpectedMessages, /ERR_INTERNET_DISCONNECTED|Image zoom is not available/);
});

test('keeps the page and the typed text when connections are refused', async ({ page, goto, unexpectedMessages }) => {
  await goto(doc);
  const release = await holdFiles(page, dialogCode, (route) => route.abort('connectionrefused'));
  await page.route('**/search', (route) => route.abort('connectionrefused'));
  await page.keyboard.press('Control+k');
  await fallbackField(page).pressSequentially('心跳');
  release();
  await expect(status(page)).toContainText(failed);
  await page.keyboard.type('超时'); // the field still has the focus
  const requested = page.waitForRequest((request) => request.method() === 'HEAD');
  await retry(page).click();
  await requested;
  await expect(fallbackField(page)).toBeFocused();
  await expect(status(page)).toContainText(failed);
  await page.unrouteAll();
  await retry(page).click();
  await expect(field(page)).toHaveValue('心跳超时');
  await expect(page).toHaveURL(doc);
  await expect(page.getByRole('option').first()).toBeVisible();
  await allowMessages(unexpectedMessages, /ERR_CONNECTION_REFUSED|Image zoom is not available/);
});

test('restores text typed without success once after a reload', async ({ page, goto, unexpectedMessages }) => {
  await goto(doc);
  await page.route(dialogCode, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await fallbackField(page).fill('心跳超时');
  await expect(status(page)).toContainText(failed);
  await page.unrouteAll();
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('心跳超时');
  await field(page).fill('');
  await page.keyboard.press('Escape');
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
  await allowMessages(unexpectedMessages, /ERR_FAILED/);
});

test('keeps the text until the page is left when storage is blocked', async ({ page, goto, unexpectedMessages }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await goto(doc);
  await page.route(dialogCode, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await fallbackField(page).fill('心跳超时');
  await expect(status(page)).toContainText(failed);
  await page.keyboard.press('Escape');
  await page.unrouteAll();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('心跳超时');
  await allowMessages(unexpectedMessages, /storage is not available/);
  await allowMessages(unexpectedMessages, /ERR_FAILED/);
});

test('opens the search page with the typed text on retry after a deployment has replaced the code', async ({
  page,
  goto,
  unexpectedMessages,
}) => {
  let tries = 0;
  await goto(doc);
  await page.route(dialogCode, async (route) => {
    tries += 1;
    await (tries <= 2 ? route.fulfill({ status: 404 }) : route.continue());
  });
  await page.keyboard.press('Control+k');
  await fallbackField(page).fill('心跳 超时');
  await expect(status(page)).toContainText(failed);
  await fallbackField(page).press('Enter');
  await page.waitForURL(/\/search\?q=/);
  await expect(page.getByText(/^找到 \d+ 个结果$/)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe('心跳 超时');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue(''); // the search page shows it
  await allowMessages(unexpectedMessages, /404/);
});

test('continues a composition while the code fails to load', async ({ page, goto, unexpectedMessages }) => {
  await goto(doc);
  const release = await holdFiles(page, dialogCode, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(fallbackField(page)).toBeFocused();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: "xin'tiao", selectionStart: 8, selectionEnd: 8 });
  release();
  await expect(status(page)).toContainText(failed);
  await expect(fallbackField(page)).toHaveValue("xin'tiao");
  await page.keyboard.insertText('心跳');
  await expect(fallbackField(page)).toHaveValue('心跳');
  await allowMessages(unexpectedMessages, /ERR_FAILED/);
});

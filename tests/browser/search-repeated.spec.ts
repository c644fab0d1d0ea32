/** Repeated searches: after a failure, by shortcut from any focus, and the announcements of results. */
import type { Page } from '@playwright/test';
import { allowMessages, expect, test } from './fixtures';

const doc = '/docs/neptune/user/introduction';
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const failed = (page: Page) => page.getByRole('button', { name: '重试' });
const head = '**/assets/search/head-*';
const texts = '**/assets/search/text-*';

for (const [what, files, reported] of [
  ['the index failed to load', head, undefined],
  ['texts failed to load', texts, /IndexLoadError/],
] as const) {
  test(`searches again when the same query is submitted after ${what}`, async ({ page, goto, unexpectedMessages }) => {
    await page.route(files, (route) => route.abort());
    await goto('/search?q=mqtt');
    await expect(failed(page)).toBeVisible();
    await page.unroute(files);
    await page.getByRole('main').getByRole('button', { name: '搜索' }).click();
    await expect(failed(page)).toBeHidden();
    await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^找到 \d+ 个结果$/);
    if (reported) await allowMessages(unexpectedMessages, reported);
  });
}

test('searches again on Enter in the dialog after the index failed to load', async ({ page, goto }) => {
  await page.route(head, (route) => route.abort());
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('mqtt');
  await expect(failed(page)).toBeVisible();
  await page.unroute(head);
  await field(page).press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL(doc);
});

test('leaves Ctrl+K with other modifiers to the browser', async ({ page, goto }) => {
  await goto(doc);
  const prevented = await page.evaluate(() =>
    [{ shiftKey: true }, { altKey: true }].map((other) => {
      const press = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true, ...other };
      return !document.body.dispatchEvent(new KeyboardEvent('keydown', press));
    }),
  );
  expect(prevented).toEqual([false, false]);
  await page.keyboard.press('Control+k'); // would close a dialog that was opened before
  await expect(field(page)).toBeFocused();
});

test('opens the search by slash on keyboards that have it above a digit', async ({ page, goto }) => {
  await goto(doc);
  await page.evaluate(() => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: '/', code: 'Digit7', shiftKey: true, bubbles: true }),
    );
  });
  await expect(field(page)).toBeFocused();
});

test('opens the search by slash when a product filter has the focus', async ({ page, goto }) => {
  await goto('/search?q=%E5%BF%83%E8%B7%B3'); // 心跳
  const product = page.getByRole('main').getByRole('radio', { name: /^边缘计算系统软件/ });
  await product.press('Space'); // a click could miss it: better results reorder the products
  await expect(product).toBeChecked();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

for (const where of ['dialog', 'page'] as const) {
  test(`does not clear the number of results for every key in the ${where}`, async ({ page, goto }) => {
    await goto(where === 'page' ? '/search' : doc);
    if (where === 'dialog') await page.keyboard.press('Control+k');
    const search = page.getByRole(where === 'page' ? 'main' : 'dialog');
    const input = where === 'page' ? search.getByRole('searchbox', { name: '搜索', exact: true }) : field(page);
    const status = search.getByRole('status');
    await input.fill('m');
    await expect(status).toHaveText(/^找到/);
    await status.evaluate((element) => {
      new MutationObserver(() => {
        if (element.textContent === '') element.dataset.emptied = '';
      }).observe(element, { subtree: true, childList: true, characterData: true });
    });
    await input.pressSequentially('qtt topic');
    await expect(search.locator('mark', { hasText: /^topic$/i }).first()).toBeVisible();
    await expect(status).toHaveText(/^找到/);
    await expect(status).not.toHaveAttribute('data-emptied');
  });
}

test('shows the whole names of recent searches on a narrow phone', async ({ page, goto }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('C# 编写 MQTT 设备程序');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  const name = page.getByRole('dialog').locator('[data-stored] span span').first();
  await expect(name).toContainText('MQTT');
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

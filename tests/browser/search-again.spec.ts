/**
 * What a reader does once more: ask after a failure, press a key of the search wherever the focus is, read what was
 * said.
 */
import type { Page } from '@playwright/test';
import { allowMessages, expect, test } from './fixtures';

const landing = '/docs/neptune/user/introduction';
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const failed = (page: Page) => page.getByRole('button', { name: '重试' });
const head = '**/assets/search/head-*';
const texts = '**/assets/search/text-*';

for (const [what, files, reported] of [
  ['nothing could be fetched', head, undefined],
  ['some of it could not be fetched', texts, /IndexLoadError/],
] as const) {
  test(`whoever submits the same query where ${what} asks again`, async ({ page, goto, unexpectedMessages }) => {
    await page.route(files, (route) => route.abort());
    await goto('/search?q=mqtt');
    await expect(failed(page)).toBeVisible();
    await page.unroute(files);
    await page.getByRole('main').getByRole('button', { name: '搜索' }).click();
    await expect(failed(page)).toBeHidden();
    await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^找到 \d+ 个结果$/);
    if (reported) allowMessages(unexpectedMessages, reported);
  });
}

test('Enter in the field of the dialog asks again where nothing could be fetched', async ({ page, goto }) => {
  await page.route(head, (route) => route.abort());
  await goto(landing);
  await page.keyboard.press('Control+k');
  await field(page).fill('mqtt');
  await expect(failed(page)).toBeVisible();
  await page.unroute(head);
  await field(page).press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL(landing);
});

test('Ctrl+K with other keys is the browser’s', async ({ page, goto }) => {
  await goto(landing);
  const prevented = await page.evaluate(() =>
    [{ shiftKey: true }, { altKey: true }].map((other) => {
      const press = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true, ...other };
      return !document.body.dispatchEvent(new KeyboardEvent('keydown', press));
    }),
  );
  expect(prevented).toEqual([false, false]);
  await page.keyboard.press('Control+k'); // what came before has opened nothing, or this would close it
  await expect(field(page)).toBeFocused();
});

test('slash opens the search on keyboards that have it above a digit', async ({ page, goto }) => {
  await goto(landing);
  await page.evaluate(() => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: '/', code: 'Digit7', shiftKey: true, bubbles: true }),
    );
  });
  await expect(field(page)).toBeFocused();
});

test('slash opens the search when a product of the search page has the focus', async ({ page, goto }) => {
  await goto('/search?q=%E5%BF%83%E8%B7%B3'); // 心跳
  const product = page.getByRole('main').getByRole('radio', { name: /^边缘计算系统软件/ });
  await product.check({ force: true });
  await expect(product).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

for (const where of ['dialog', 'page'] as const) {
  test(`the number of results is not said anew for every key in the ${where}`, async ({ page, goto }) => {
    await goto(where === 'page' ? '/search' : landing);
    if (where === 'dialog') await page.keyboard.press('Control+k');
    const search = page.getByRole(where === 'page' ? 'main' : 'dialog');
    const input = where === 'page' ? search.getByRole('searchbox') : field(page);
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

test('names that were chosen before can be read as a whole on a narrow phone', async ({ page, goto }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await goto(landing);
  await page.keyboard.press('Control+k');
  await field(page).fill('C# 编写 MQTT 设备程序');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  const name = page.getByRole('dialog').locator('[data-stored] span span').first();
  await expect(name).toContainText('MQTT');
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

/** The list of keyboard shortcuts. */
import type { Page } from '@playwright/test';
import { allowMessages, chooseColourMode, expect, test, waitUntilIdle } from './fixtures';

const doc = '/docs/neptune/user/introduction';
const help = (page: Page) => page.getByRole('dialog', { name: '键盘快捷键' });
const searchField = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const searchButton = (page: Page) => page.getByRole('navigation').getByRole('link', { name: '搜索', exact: true });
const closeButton = (page: Page) => help(page).getByRole('button', { name: '关闭' });
const singleKeys = (page: Page) => help(page).getByRole('checkbox', { name: /^用单个字符的快捷键/ });

test('opens on a question mark, closes on Escape and restores the focus', async ({ page, goto }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await goto(doc);
  await waitUntilIdle(page);
  expect(requested.filter((url) => url.includes('ShortcutHelp'))).toEqual([]);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('?');
  await expect(closeButton(page)).toBeFocused();
  await expect(help(page).getByRole('heading', { level: 2 })).toHaveText('键盘快捷键');
  await expect(
    help(page)
      .getByRole('term')
      .filter({ hasText: /^\/或CtrlK$/ }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('closes on Back, by its button and by a click outside', async ({ page, goto }) => {
  await goto(doc);
  await page.keyboard.press('?');
  await expect(help(page)).toBeVisible();
  await page.goBack();
  await expect(help(page)).toBeHidden();
  await expect(page).toHaveURL(doc);
  await page.keyboard.press('?');
  await closeButton(page).click();
  await expect(help(page)).toBeHidden();
  await page.keyboard.press('?');
  await expect(help(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(help(page)).toBeHidden();
});

test('does not open in a text field, over a dialog or with modifier keys', async ({ page, goto }) => {
  await goto('/search');
  const input = page.getByRole('main').getByRole('searchbox', { name: '搜索', exact: true });
  await input.focus();
  await page.keyboard.press('?');
  await expect(input).toHaveValue('?');
  const prevented = await page.evaluate(() => {
    document.querySelector('input')?.blur();
    const presses = [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }, { repeat: true }];
    return presses.map((other) => {
      const press = { key: '?', shiftKey: true, bubbles: true, cancelable: true, ...other };
      return !document.body.dispatchEvent(new KeyboardEvent('keydown', press));
    });
  });
  expect(prevented).toEqual([false, false, false, false, false]);
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await page.getByRole('button', { name: '取消' }).focus();
  await page.keyboard.press('?');
  await expect(searchField(page)).toHaveValue('?');
  await expect(help(page)).toBeHidden();
});

test('opens from the search dialog without a keyboard', async ({ page, goto }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goto(doc);
  await searchButton(page).click();
  await page.getByRole('button', { name: '键盘快捷键' }).click();
  await expect(help(page)).toBeVisible();
  await expect(page.getByRole('dialog', { name: '搜索', exact: true })).toBeHidden();
  await page.goBack();
  await expect(help(page)).toBeHidden();
  await expect(page).toHaveURL(doc);
  await expect(searchButton(page)).toBeFocused();
});

test('switches shortcuts of a single character off and on', async ({ page, goto }) => {
  await goto(doc);
  await page.keyboard.press('?');
  await singleKeys(page).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await goto(doc);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('');
  await page.getByRole('button', { name: '键盘快捷键' }).click();
  await expect(singleKeys(page)).not.toBeChecked();
  await singleKeys(page).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
});

test('reports that it failed to load, and retries', async ({ page, goto, unexpectedMessages }) => {
  await goto(doc);
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
  await page.route('**/assets/js/*ShortcutHelp*', (route) => route.abort());
  await page.getByRole('button', { name: '键盘快捷键' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
  await expect(help(page)).toBeVisible();
  await allowMessages(unexpectedMessages, /ERR_FAILED.*\/assets\/js\//);
});

for (const mode of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`is accessible, ${mode}, ${String(width)} px`, async ({ page, goto, expectAccessible }) => {
      await chooseColourMode(page, mode);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 740 });
      await goto(doc);
      await page.keyboard.press('?');
      await expect(closeButton(page)).toBeFocused();
      await expectAccessible();
      const box = help(page).locator('dl').first();
      expect(await box.evaluate((list) => list.scrollWidth <= list.clientWidth)).toBe(true);
    });
  }
}

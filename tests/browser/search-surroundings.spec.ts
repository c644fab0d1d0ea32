/** The search dialog together with history, enlarged images, the mobile menu and other tabs. */
import type { Page } from '@playwright/test';
import { expect, scrollPage, test, waitForHydration } from './fixtures';
import { buildPages, holdFiles, replaceIndex } from './searchFixtures';

const doc = '/docs/neptune/user/introduction';
const second = '/docs/janus/user/introduction';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const options = (page: Page) => page.getByRole('group').getByRole('option');

test('closes on Back and keeps the page and its scroll position', async ({ page, goto }) => {
  await goto(doc);
  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first().click();
  await page.waitForURL(`**${second}`);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(second);
  await scrollPage(page, 300);
  await page.reload();
  await waitForHydration(page); // Back during hydration would change the page that is being hydrated
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300); // scroll positions are recorded again
  await page.goBack();
  await expect(page).toHaveURL(doc);
});

test('closes on Back after a reload', async ({ page, goto }) => {
  await goto(doc);
  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first().click();
  await page.waitForURL(`**${second}`);
  await page.reload();
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(second);
  await expect(page.locator(`.menu__link[aria-current="page"][href="${second}"]`)).toHaveCount(1);
});

test('closes on Back after an anchor was followed, and keeps the scroll position', async ({ page, goto }) => {
  await goto(doc);
  const link = page.getByRole('main').locator('h2 a.hash-link').nth(1);
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(doc + hash);
  await scrollPage(page, 120);
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(doc + hash);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('closes on Back over the search page, which keeps its query', async ({ page, goto }) => {
  await goto('/search?q=%E5%BF%83%E8%B7%B3'); // 心跳
  const box = page.getByRole('main').getByRole('searchbox', { name: '搜索' });
  await box.fill('网关');
  await box.press('Enter');
  const address = '/search?q=%E7%BD%91%E5%85%B3';
  await expect(page).toHaveURL(address);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(box).toHaveValue('网关');
  await page.goBack();
  await expect(box).toHaveValue('心跳');
  await expect(page).toHaveURL('/search?q=%E5%BF%83%E8%B7%B3');
});

test('does not overwrite the entry that Back returns to with a pending address', async ({ page, goto }) => {
  // A pending address is written on a timer or at a click: here before the page handles or cancels Back.
  await page.addInitScript(() => {
    addEventListener('popstate', () => {
      document.body.click();
    });
  });
  await goto('/search?q=%E5%BF%83%E8%B7%B3'); // 心跳
  const box = page.getByRole('main').getByRole('searchbox', { name: '搜索' });
  await box.fill('网关');
  await box.press('Enter');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  const entries = await page.evaluate(() => history.length);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/search?q=%E7%BD%91%E5%85%B3');
  await page.goBack();
  await expect(box).toHaveValue('心跳');
  await expect(page).toHaveURL('/search?q=%E5%BF%83%E8%B7%B3');
  await page.goForward();
  await expect(box).toHaveValue('网关');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('keeps the selected hit in view when the window becomes smaller', async ({ page, goto }) => {
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('变量');
  await expect(options(page).nth(9)).toBeVisible();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 300 });
  await expect(page.getByRole('dialog')).toHaveJSProperty('clientHeight', 300);
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test('handles its own keys over an enlarged image', async ({ page, goto }) => {
  await goto(doc);
  await page
    .getByRole('button', { name: /^放大图片：/ })
    .first()
    .click();
  const picture = page.locator('.zoom');
  await expect(picture).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('设备');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '清除' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(picture).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('closes the open menu when a hit is opened', async ({ page, goto }) => {
    await replaceIndex(page, [{ url: second, product: '产品甲', title: '通信说明', content: '轮询超时的处理' }]);
    await goto(doc);
    await page.getByRole('button', { name: '切换导航栏' }).click();
    const menu = page.locator('.navbar-sidebar--show');
    await expect(menu).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await field(page).fill('通信说明');
    await options(page).first().click();
    await page.waitForURL(`**${second}`);
    await expect(menu).toHaveCount(0);
  });
});

test('ignores Enter that was held down when it opened', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(5));
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('设备说明');
  await expect(options(page)).toHaveCount(5);
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('link', { name: '搜索', exact: true }).focus();
  await page.keyboard.down('Enter');
  await expect(options(page)).toHaveCount(5);
  await page.keyboard.down('Enter'); // key repeat
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${doc}?n=*`);
});

test('stays open while its code loads when Enter was held down', async ({ page, goto }) => {
  await goto(doc);
  const release = await holdFiles(page, '**/assets/js/**');
  await page.getByRole('navigation').getByRole('link', { name: '搜索', exact: true }).focus();
  await page.keyboard.down('Enter');
  await expect(dialog(page).getByRole('textbox', { name: '搜索', exact: true })).toBeFocused();
  await page.keyboard.down('Enter'); // key repeat
  await page.keyboard.up('Enter');
  release();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(doc);
});

test('loads the document of a hit that the current scripts do not know', async ({ page, goto }) => {
  const url = '/docs/neptune/user/not-there-yet';
  await replaceIndex(page, [{ url, product: '产品甲', title: '新的页面', content: '刚刚发布。' }]);
  await page.route(`**${url}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>新的页面</h1>' }),
  );
  for (const open of [() => page.keyboard.press('Enter'), () => options(page).first().click()]) {
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('新的页面');
    await expect(options(page)).toHaveCount(1);
    await open();
    await expect(page.getByRole('heading', { name: '新的页面' })).toBeVisible();
  }
  await goto('/search?q=新的页面');
  await page.getByRole('main').locator('ol').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: '新的页面', exact: true })).toBeVisible();
});

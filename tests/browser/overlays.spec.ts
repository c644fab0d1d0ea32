/** Back closes the topmost overlay, also on the first page of a visit, and keeps the scroll position. */
import type { Locator, Page } from '@playwright/test';
import { expect, scrollPage, test } from './fixtures';

const doc = '/docs/triton/deploy/access-neptune';
const phone = { width: 390, height: 844 };

type Layer = {
  name: string;
  viewport?: typeof phone;
  open: (page: Page) => Promise<void>;
  find: (page: Page) => Locator;
};

const pictureButton = (page: Page) => page.getByRole('button', { name: /^放大图片：/ }).first();
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });

const layers: readonly Layer[] = [
  {
    name: 'an enlarged picture',
    open: (page) => pictureButton(page).click(),
    find: (page) => page.locator('.zoom'),
  },
  {
    name: 'the search dialog',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
    },
    find: (page) => page.getByRole('dialog', { name: '搜索' }),
  },
  {
    name: 'the menu of a phone',
    viewport: phone,
    open: (page) => page.getByRole('button', { name: '切换导航栏' }).click(),
    find: (page) => page.getByRole('dialog', { name: '导航菜单' }),
  },
  {
    name: 'the definition of a term',
    open: (page) => page.getByRole('main').locator('a.term').first().click(),
    find: (page) => page.locator('.term-dialog'),
  },
];

const readScrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

for (const { name, viewport, open, find } of layers) {
  test.describe(name, () => {
    if (viewport) test.use({ viewport });

    test('closes on Back on the first page of a visit', async ({ page, goto }) => {
      await goto(doc);
      await open(page);
      await expect(find(page)).toBeVisible();
      await page.goBack();
      await expect(find(page)).toBeHidden();
      await expect(page).toHaveURL(doc);
      await open(page);
      await expect(find(page), 'opens again').toBeVisible();
      await page.goBack();
      await expect(find(page)).toBeHidden();
      await expect(page).toHaveURL(doc);
    });

    test('needs no second Back after it was closed with Escape', async ({ page, goto }) => {
      await goto('/');
      await goto(doc);
      for (let times = 0; times < 2; times += 1) {
        await open(page);
        await expect(find(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(find(page)).toBeHidden();
      }
      await page.goBack();
      await expect(page).toHaveURL('/');
    });

    test('keeps the scroll position, also when opened again further down', async ({ page, goto }) => {
      await goto(doc);
      await open(page);
      await page.keyboard.press('Escape');
      await expect(find(page)).toBeHidden();
      await scrollPage(page, 200);
      await open(page);
      await expect(find(page)).toBeVisible();
      const before = await readScrollTop(page);
      await page.goBack();
      await expect(find(page)).toBeHidden();
      expect(await readScrollTop(page)).toBe(before);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(await readScrollTop(page)).toBe(before);
    });
  });
}

test('replaces the history entry of the search dialog by the page opened from it', async ({ page, goto }) => {
  await goto('/');
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('设备通过 MQTT 连接');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL('/docs/neptune/api/device_connection/mqtt');
  await page.goBack();
  await expect(page).toHaveURL(doc);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Neptune/);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('returns in one step from a page opened after an overlay was closed', async ({ page, goto }) => {
  await goto(doc);
  await pictureButton(page).click();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件' }).first().click();
  await expect(page).toHaveURL('/docs/janus/user/introduction');
  await page.goBack();
  await expect(page).toHaveURL(doc);
  await page.goForward();
  await expect(page).toHaveURL('/docs/janus/user/introduction');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('closes a search dialog over an image first, then the image, then leaves the page', async ({ page, goto }) => {
  await goto('/');
  await goto(doc);
  await pictureButton(page).click();
  await expect(page.locator('.zoom')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(field(page)).toBeHidden();
  await expect(page.locator('.zoom')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.zoom')).toBeHidden();
  await expect(page).toHaveURL(doc);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('keeps typed text after Back', async ({ page, goto }) => {
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('心跳');
  await page.goBack();
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('心跳');
});

test('needs one Back after a reload with an open overlay', async ({ page, goto }) => {
  await goto('/');
  await goto(doc);
  await pictureButton(page).click();
  await page.reload();
  await expect(pictureButton(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

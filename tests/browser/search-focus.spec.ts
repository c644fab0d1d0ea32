/** Keyboard focus in the search dialog and after it closes. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { buildPages, replaceIndex } from './searchFixtures';

const first = '/docs/neptune/user/introduction';
const doc = '/docs/janus/user/introduction';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const seeAll = (page: Page) => dialog(page).getByRole('option', { name: /查看全部/ });

async function arriveAtHeading(page: Page, goto: (path: string) => Promise<void>): Promise<void> {
  await goto(first);
  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first().click();
  await page.waitForURL(`**${doc}`);
  await expect(heading(page)).toBeFocused();
}

test('restores focus to the heading after a navigation when Escape is pressed', async ({ page, goto }) => {
  await arriveAtHeading(page, goto);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('focuses the heading of the search page after all results were requested there', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(30));
  await goto('/search');
  await page.keyboard.press('Control+k');
  await field(page).fill('心跳');
  await seeAll(page).click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('focuses the heading when the hit is the current page, and Back leaves the page', async ({ page, goto }) => {
  await replaceIndex(page, [{ url: doc, product: '产品甲', title: '心跳', content: '' }]);
  await arriveAtHeading(page, goto);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('Control+k');
  await field(page).fill('心跳');
  await expect(page.getByRole('group').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(first);
});

test('sends characters to the field when they are typed on a link or outside controls', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(30));
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('心跳');
  await seeAll(page).focus();
  await page.keyboard.press('x');
  await expect(field(page)).toHaveValue('心跳x');
  await field(page).fill('心跳');
  await dialog(page).getByText('产品甲', { exact: true }).first().click();
  await page.keyboard.press('y');
  await expect(field(page)).toHaveValue('心跳y');
  await field(page).fill('心跳');
  await seeAll(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog(page).getByRole('button').last()).toBeFocused(); // not the scroll container, which has no name
});

test('opens on Space on the button without scrolling', async ({ page, goto }) => {
  await goto(doc);
  await page.getByRole('navigation').getByRole('link', { name: '搜索', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

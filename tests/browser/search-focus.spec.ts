/** Where the keyboard is after the dialog, and in it: reading and typing go on from there. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { buildPages, replaceIndex } from './searchFixtures';

const first = '/docs/neptune/user/introduction';
const landing = '/docs/janus/user/introduction';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const seeAll = (page: Page) => dialog(page).getByRole('option', { name: /查看全部/ });

async function arriveAtHeading(page: Page, goto: (path: string) => Promise<void>): Promise<void> {
  await goto(first);
  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first().click();
  await page.waitForURL(`**${landing}`);
  await expect(heading(page)).toBeFocused();
}

test('Escape gives the focus back to the heading that a navigation has led to', async ({ page, goto }) => {
  await arriveAtHeading(page, goto);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('all hits, asked for on the search page, leave the keyboard at its heading', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(30));
  await goto('/search');
  await page.keyboard.press('Control+k');
  await field(page).fill('心跳');
  await seeAll(page).click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('a hit that is the page itself leads to its heading, and back leaves the page', async ({ page, goto }) => {
  await replaceIndex(page, [{ url: landing, product: '产品甲', title: '心跳', content: '' }]);
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

test('characters that are typed on a link of the dialog, or beside everything, reach the field', async ({
  page,
  goto,
}) => {
  await replaceIndex(page, buildPages(30));
  await goto(landing);
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
  await expect(dialog(page).getByRole('button').last()).toBeFocused(); // not what scrolls, which has no name
});

test('Space opens it from the button as Enter does, and scrolls nothing', async ({ page, goto }) => {
  await goto(landing);
  await page.getByRole('navigation').getByRole('link', { name: '搜索', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

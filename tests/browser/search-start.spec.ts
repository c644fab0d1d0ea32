/** The dialog without a query: first tasks of the product, and the keys. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const doc = '/docs/janus/user/device-resource-scheduling';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const list = (page: Page, name: string) =>
  dialog(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const janus = (page: Page) => list(page, '边缘计算系统软件').getByRole('link');

test('offers the quick start, first tasks and help of the product of the page', async ({ page, goto }) => {
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByText('没有最近搜索')).toBeVisible();
  await expect(janus(page)).toHaveText([
    '用模拟器快速入门',
    '申请试用',
    '激活准备',
    '在 Neptune 注册',
    'Janus 常见问题',
    '错误码',
  ]);
});

test('follows the product of the page after a navigation', async ({ page, goto }) => {
  await goto(doc);
  await page.keyboard.press('Control+k');
  await janus(page).first().click();
  await expect(page).toHaveURL('/docs/janus/user/quick-start');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: '低代码 HMI 组态软件', exact: true }).first().click();
  await page.waitForURL('**/docs/lowcode/**');
  await page.keyboard.press('Control+k');
  await expect(list(page, '低代码 HMI 组态软件').getByRole('link').first()).toHaveText('概览与准备');
  await expect(list(page, '最近搜索')).toHaveCount(0);
});

test('offers the start of each product on pages without a product', async ({ page, goto }) => {
  await goto('/');
  await page.keyboard.press('Control+k');
  const links = list(page, '从各产品开始').getByRole('link');
  await expect(links).toHaveCount(6);
  await expect(links.filter({ hasText: 'Triton 边缘连接器' })).toHaveText('Triton 边缘连接器部署介绍');
});

test('is reached by arrow keys after the stored searches', async ({ page, goto }) => {
  await page.addInitScript(() => {
    const hit = { objectID: 'h', url: '/docs/glossary', type: 'lvl1', hierarchy: { lvl1: '术语表' }, content: null };
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', JSON.stringify([hit]));
  });
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(janus(page)).toHaveCount(6);
  await page.keyboard.press('ArrowDown');
  await expect(list(page, '最近搜索').getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(janus(page).first()).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(janus(page)).toHaveCount(6);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/janus/user/quick-start');
});

test('shows the keys as text where there is a mouse', async ({ page, goto }) => {
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('term')).toHaveText(['Enter', '↑↓', 'Esc']);
  await expect(dialog(page).getByRole('definition')).toHaveText(['选中', '导航', '关闭']);
});

test('shows no keys on phones', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    isMobile: true,
    hasTouch: true,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(doc);
  await page.getByRole('navigation').getByRole('link', { name: '搜索', exact: true }).tap();
  await expect(field(page)).toBeFocused();
  await expect(janus(page)).toHaveCount(6);
  await expect(dialog(page).getByText('选中')).toBeHidden();
  await context.close();
});

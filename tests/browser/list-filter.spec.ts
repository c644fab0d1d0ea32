/** Fields that filter the sidebar, the list of all pages and the glossary. */
import type { Page } from '@playwright/test';
import { allowMessages, chooseColourMode, expect, test } from './fixtures';

const doc = '/docs/neptune/user/introduction';
const menuOf = (page: Page) => page.getByRole('navigation', { name: '文档侧边栏' });
const sidebarField = (page: Page) => page.getByRole('searchbox', { name: '筛选本产品的页面' });
const mapField = (page: Page) => page.getByRole('searchbox', { name: '筛选全部页面' });
const termField = (page: Page) => page.getByRole('searchbox', { name: '筛选术语' });
const rows = (page: Page) => page.getByRole('main').locator('tbody tr').filter({ visible: true });

test.describe('of the sidebar', () => {
  test('keeps matching pages and their categories, and Escape restores the menu', async ({ page, goto }) => {
    await goto(doc);
    const menu = menuOf(page);
    await menu.getByRole('button', { name: "展开侧边栏分类 '设备接入'" }).click();
    await sidebarField(page).press('h');
    await sidebarField(page).fill('历史');
    await expect(menu.getByRole('link')).toHaveText(['Neptune API', '设备管理接口', '查询设备历史数据']);
    await expect(page.getByText('找到 1 项', { exact: true })).toBeVisible();
    await expect(menu.getByRole('button')).toHaveCount(0); // nothing to collapse
    await sidebarField(page).press('Escape');
    await expect(sidebarField(page)).toHaveValue('');
    await expect(menu.getByRole('link', { name: '账号与基本操作' })).toBeVisible();
    await expect(menu.getByRole('link', { name: '通过 Janus 接入' })).toBeVisible(); // still expanded
  });

  test('accepts pinyin initials and leads to a page by keyboard', async ({ page, goto }) => {
    await goto(doc);
    await sidebarField(page).pressSequentially('cxsblssj');
    await expect(menuOf(page).getByRole('link').last()).toHaveText('查询设备历史数据');
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await expect(menuOf(page).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/device_history$/);
    await expect(sidebarField(page)).toHaveValue('');
    await expect(menuOf(page).getByRole('link', { name: '账号与基本操作' })).toBeVisible();
  });

  test('shows a message when nothing matches', async ({ page, goto }) => {
    await goto(doc);
    await sidebarField(page).fill('没有这样的页面');
    await expect(page.getByText('没有匹配的页面')).toBeVisible();
    await expect(menuOf(page)).toHaveCount(0);
  });

  test('does not filter by what an input method is composing', async ({ page, goto }) => {
    await goto(doc);
    await sidebarField(page).focus();
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: "li'shi", selectionStart: 6, selectionEnd: 6 });
    await expect(sidebarField(page)).toHaveValue("li'shi");
    await expect(menuOf(page).getByRole('link', { name: '账号与基本操作' })).toBeVisible();
    await client.send('Input.insertText', { text: '历史' });
    await expect(menuOf(page).getByRole('link')).toHaveCount(3);
  });

  test('shows what to do when the code fails to load', async ({ page, goto, unexpectedMessages }) => {
    await page.route(/filterItems/, (route) => route.abort());
    await goto(doc);
    await sidebarField(page).fill('历史');
    await expect(page.getByText('筛选没有加载成功，请检查网络后重新输入。')).toBeVisible();
    await expect(menuOf(page).getByRole('link', { name: '账号与基本操作' })).toBeVisible();
    await allowMessages(unexpectedMessages, /ERR_FAILED/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('filters the menu by touch, and Escape clears it before it closes the menu', async ({ page, goto }) => {
      await goto(doc);
      await page.getByRole('button', { name: '切换导航栏' }).tap();
      const menu = page.getByRole('dialog', { name: '导航菜单' });
      const field = menu.getByRole('searchbox', { name: '筛选本产品的页面' });
      await expect(field).toBeInViewport();
      expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await field.tap();
      await field.fill('历史');
      await field.press('Escape');
      await expect(menu).toBeVisible();
      await expect(field).toHaveValue('');
      await field.fill('历史');
      await menu.getByRole('link', { name: '查询设备历史数据' }).tap();
      await expect(page).toHaveURL(/device_history$/);
      await expect(menu).toBeHidden();
    });
  });
});

test.describe('of all pages', () => {
  test('keeps matching pages with their product and category, and Escape restores the list', async ({ page, goto }) => {
    await goto('/search');
    const list = page.getByRole('region', { name: '全部页面' });
    const all = await list.getByRole('link').count();
    await mapField(page).fill('历史数据');
    await expect(list.getByRole('heading', { level: 3, name: '工业云平台及服务' })).toBeVisible();
    await expect(list.getByRole('link', { name: '设备管理接口' })).toBeVisible();
    await expect(list.getByRole('link', { name: '查询设备历史数据' }).first()).toBeVisible();
    expect(await list.getByRole('link').count()).toBeLessThan(20);
    await mapField(page).press('Escape');
    await expect(list.getByRole('link')).toHaveCount(all);
    await mapField(page).fill('没有这样的页面');
    await expect(page.getByText('没有匹配的页面')).toBeVisible();
    await expect(list.getByRole('link')).toHaveCount(0);
  });
});

test.describe('of the glossary', () => {
  test('keeps the rows of matching terms, and Escape restores all', async ({ page, goto }) => {
    await goto('/docs/glossary');
    const all = await rows(page).count();
    await termField(page).fill('TSDB');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('时序数据库');
    await expect(page.getByText('找到 1 个术语')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(1);
    await termField(page).fill('sxsjk');
    await expect(rows(page)).toContainText('时序数据库');
    await termField(page).press('Escape');
    await expect(rows(page)).toHaveCount(all);
    await termField(page).fill('没有这样的术语');
    await expect(page.getByText('没有匹配的术语')).toBeVisible();
  });

  test('finds a term by a spelling that is not used', async ({ page, goto }) => {
    await goto('/docs/glossary');
    await termField(page).fill('下挂设备');
    await expect(rows(page)).toContainText(['子设备']);
  });

  test('shows all rows again for a link to a hidden one', async ({ page, goto }) => {
    await goto('/docs/glossary');
    await termField(page).fill('TSDB');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('link', { name: '运动控制', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^运动控制/ })).toBeInViewport();
    await expect(termField(page)).toHaveValue('');
  });

  test('names the product of a page in its link', async ({ page, goto }) => {
    await goto('/docs/glossary');
    const row = rows(page).filter({ has: page.locator('#term-data-definition') });
    await expect(row.getByRole('link', { name: '数据定义（Janus）' })).toHaveAttribute(
      'href',
      '/docs/janus/user/data-definition',
    );
    await expect(row.getByRole('link', { name: '添加数据定义（Neptune）' })).toBeVisible();
  });
});

for (const mode of ['light', 'dark'] as const) {
  test(`is accessible with matches, without matches and on a phone in ${mode} mode`, async ({
    page,
    goto,
    expectAccessible,
  }) => {
    await chooseColourMode(page, mode);
    for (const [route, field] of [
      [doc, sidebarField],
      ['/search', mapField],
      ['/docs/glossary', termField],
    ] as const) {
      await goto(route);
      await field(page).fill('设备');
      await expect(page.getByText(/^找到 \d+ /)).toBeVisible();
      await expectAccessible(`${route} with matches`);
      await field(page).fill('没有这样的名称');
      await expect(page.getByText(/^没有匹配的/)).toBeVisible();
      await expectAccessible(`${route} without matches`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await goto(doc);
    await page.getByRole('button', { name: '切换导航栏' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('设备');
    await expect(page.getByText(/^找到 \d+ /)).toBeVisible();
    await expectAccessible('menu on a phone');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is absent, and the index of the glossary leads to the terms', async ({ page }) => {
    await page.goto('/docs/glossary');
    const index = page.getByRole('navigation', { name: '按首字母查找术语' });
    await index
      .getByRole('listitem')
      .filter({ hasText: /^S/ })
      .getByRole('link', { name: '设备接入', exact: true })
      .click();
    await expect(page.locator('#term-device-onboarding')).toBeInViewport();
    for (const route of ['/docs/glossary', doc, '/search']) {
      await page.goto(route);
      await expect(page.getByRole('searchbox', { name: /^筛选/ })).toHaveCount(0);
      await expect(page.locator('.list-filter').filter({ visible: true })).toHaveCount(0);
    }
  });
});

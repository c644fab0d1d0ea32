import type { Page } from '@playwright/test';
import { editBundle } from './editedBundle';
import { expect, test } from './fixtures';
import { buildPages, replaceIndex } from './searchFixtures';

const doc = '/docs/neptune/user/introduction';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const options = (page: Page) => page.getByRole('group').getByRole('option');
const selected = (page: Page) => page.getByRole('option', { selected: true });

test.describe('results', () => {
  // spec: results-grouped-by-product
  test('are grouped by product with five per group and a link to all of them', async ({ page, goto }) => {
    await replaceIndex(page, [...buildPages(30, '产品甲'), ...buildPages(2, '产品乙')]);
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('心跳');
    await expect(page.getByRole('group', { name: '产品甲' }).getByRole('option')).toHaveCount(5);
    await page.getByRole('option', { name: '查看全部 32 个结果' }).click();
    await page.waitForURL('**/search?q=%E5%BF%83%E8%B7%B3');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“心跳”的搜索结果');
    await expect(dialog(page)).toBeHidden();
  });

  test('have a link to all of them when none is hidden', async ({ page, goto }) => {
    await replaceIndex(page, buildPages(2, '产品甲'));
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('心跳');
    await expect(options(page)).toHaveCount(2);
    await expect(page.getByRole('option', { name: '查看全部 2 个结果' })).toHaveAttribute(
      'href',
      '/search?q=%E5%BF%83%E8%B7%B3',
    );
  });

  // spec: hit-opens-on-click
  test('open their page on click', async ({ page, goto }) => {
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('设备通过 MQTT 连接');
    await options(page).first().click();
    await page.waitForURL('**/docs/neptune/api/device_connection/mqtt');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('设备通过 MQTT 连接');
  });

  // spec: hits-by-keyboard
  test('are selected by arrow keys, Home and End, and opened by Enter', async ({ page, goto }) => {
    await replaceIndex(page, buildPages(5));
    await goto('/');
    await page.keyboard.press('Control+k');
    await field(page).fill('设备说明');
    await expect(options(page).filter({ hasText: '心跳间隔' })).toHaveCount(5); // the text has arrived
    const titles = await page.getByRole('option').evaluateAll((links) => links.map((link) => link.textContent));
    const steps: [string, number][] = [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['End', 5],
      ['ArrowDown', 0],
      ['ArrowUp', 5],
      ['Control+Home', 5], // handled by the browser or the field
      ['Alt+ArrowUp', 5],
      ['Home', 0],
    ];
    for (const [key, position] of steps) {
      await page.keyboard.press(key);
      await expect(selected(page)).toHaveText(titles[position] ?? '');
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        (await selected(page).getAttribute('id')) ?? '',
      );
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${doc}?n=*`);
    await expect(dialog(page)).toBeHidden();
  });

  test('end with a link to all of them that the arrow keys reach', async ({ page, goto }) => {
    await replaceIndex(page, buildPages(8));
    await goto('/');
    await page.keyboard.press('Control+k');
    await field(page).fill('心跳');
    await expect(options(page)).toHaveCount(5);
    await page.keyboard.press('ArrowUp');
    await expect(selected(page)).toHaveText('查看全部 8 个结果');
    await expect(selected(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=%E5%BF%83%E8%B7%B3');
    await expect(dialog(page)).toBeHidden();
  });

  test('open in a new tab on Control+Enter', async ({ page, goto, context }) => {
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('心跳');
    await expect(selected(page)).toBeVisible();
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    expect(new URL((await opened).url()).pathname).toMatch(/^\/docs\//);
    await expect(dialog(page)).toBeVisible();
  });

  test('keep the focus in the field after a middle or right click', async ({ page, goto, context }) => {
    await replaceIndex(page, buildPages(3));
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('心跳');
    await expect(options(page)).toHaveCount(3);
    const opened = context.waitForEvent('page');
    await options(page).nth(1).click({ button: 'middle' });
    await opened;
    await expect(field(page)).toBeFocused();

    await options(page).first().hover();
    await page.mouse.down({ button: 'right' }); // a context menu swallows the mouseup event
    await expect(field(page)).toBeFocused();
    await field(page).fill('设备说明 2');
    await expect(options(page).first()).toContainText('设备说明 2');
  });

  test('respond to keys after a click outside controls', async ({ page, goto }) => {
    await replaceIndex(page, buildPages(3));
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('心跳');
    await expect(options(page)).toHaveCount(3);
    await dialog(page).getByText('产品甲').first().click();
    await expect(field(page)).not.toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await dialog(page).getByText('产品甲').first().click();
    await page.keyboard.type('/间隔');
    await expect(field(page)).toHaveValue('心跳/间隔');
  });

  test('are not printed', async ({ page, goto }) => {
    await goto(doc);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog(page)).toBeHidden();
  });

  // spec: matches-marked
  test('show highlighted matches', async ({ page, goto }) => {
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('ＭＱＴＴ');
    await expect(options(page).first().locator('mark').first()).toHaveText('MQTT');
  });

  test('show the synonym that matched when no other text contains it', async ({ page, goto }) => {
    const [heartbeat, filter] = buildPages(2);
    if (!heartbeat || !filter) throw new Error('no pages');
    await replaceIndex(page, [heartbeat, { ...filter, title: '滤波时间', keywords: ['心跳', '按键消抖'] }]);
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('消抖');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toContainText('常见说法：按键消抖');
    await expect(options(page).locator('mark')).toHaveText(['消抖']);
    await field(page).fill('心跳');
    await expect(options(page)).toHaveCount(2);
    await expect(dialog(page)).not.toContainText('常见说法');
  });

  test('are counted in a status message', async ({ page, goto }) => {
    await replaceIndex(page, buildPages(3));
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('心跳');
    await expect(dialog(page).getByRole('status')).toHaveText('找到 3 个结果');
  });

  // spec: search-field-max-length
  test('are limited to queries of 64 characters', async ({ page, goto }) => {
    await goto(doc);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.insertText('字'.repeat(100));
    await expect(field(page)).toHaveValue('字'.repeat(64));
  });

  // spec: no-results-suggestions
  test('show the query, up to three suggestions and a feedback link when there are none', async ({ page, goto }) => {
    const feedbackUrl = 'mailto:docs@example.com?subject=';
    await editBundle(page, [
      { find: /"search":\{"default":\{/, write: `"search":{"default":{"feedbackUrl":"${feedbackUrl}",` },
    ]);
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('股票行情');
    await expect(dialog(page).getByText('没有结果：“股票行情”').first()).toBeVisible();
    await expect(dialog(page).getByText('认为这个查询应该有结果？')).toBeVisible();
    await expect(page.getByRole('link', { name: '请告知我们。' })).toHaveAttribute(
      'href',
      `${feedbackUrl}${encodeURIComponent('股票行情')}`,
    );
    await expect(dialog(page).getByRole('button', { name: '复制报告' })).toBeHidden();
    const suggestions = dialog(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') });
    await expect(dialog(page).getByText('试试搜索')).toBeVisible();
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await suggestions.first().getByRole('button').click();
    await expect(options(page).first()).toBeVisible();
  });

  test('offer a report to copy when there are none and no feedback address', async ({
    page,
    goto,
    context,
    expectAccessible,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('股票行情');
    await expect(dialog(page).getByText('认为这个查询应该有结果？')).toBeVisible();
    await expect(dialog(page).getByText('请告知我们。')).toBeVisible();
    await expect(dialog(page).locator('a[href^="mailto:"]')).toHaveCount(0);
    await expectAccessible('no results');
    await dialog(page).getByRole('button', { name: '复制报告' }).click();
    await expect(dialog(page).getByText('已复制')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^没有结果：股票行情\nhttp\S+\nMozilla/);
  });
});

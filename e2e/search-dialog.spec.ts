import type { Page } from '@playwright/test';
import { allowNoise, expect, test } from './fixtures';
import { buildPages, holdFiles, replaceIndex } from './searchFixtures';

const landing = '/docs/neptune/user/introduction';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const options = (page: Page) => page.getByRole('option');
const selected = (page: Page) => page.getByRole('option', { selected: true });
const button = (page: Page) => page.getByRole('navigation').getByRole('link', { name: '搜索', exact: true });

/** The field that stands in for the dialog until its code is there. */
const earlyField = (page: Page) => dialog(page).getByRole('textbox', { name: '搜索', exact: true });

/** Opens the landing page and holds back every script from then on, until the function it returns is called. */
async function holdCode(page: Page, goto: (path: string) => Promise<void>): Promise<() => void> {
  await goto(landing);
  return holdFiles(page, '**/assets/js/**');
}

/** What an input method does: the text stands in the field and is not final. */
async function compose(page: Page, text: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

test.describe('opening and closing', () => {
  test('the button opens the dialog; Escape closes it and gives the focus back', async ({ page, goto }) => {
    await goto(landing);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} opens the dialog`, async ({ page, goto }) => {
      await goto(landing);
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
    });
  }

  test('Control+K closes the open dialog', async ({ page, goto }) => {
    await goto(landing);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
  });

  test('a slash in a text field is a slash', async ({ page, goto }) => {
    await goto('/search');
    const input = page.getByRole('searchbox', { name: '搜索' });
    await input.focus();
    await page.keyboard.press('/');
    await expect(input).toHaveValue('/');
    await expect(dialog(page)).toBeHidden();
  });

  test('a press beside the dialog closes it; one that began inside does not', async ({ page, goto }) => {
    await goto(landing);
    await button(page).click();
    await field(page).hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeHidden();
  });

  test('nothing of it is loaded before the reader shows that they want to search', async ({ page, goto }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await goto(landing);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.includes('search'))).toEqual([]);
    const index = page.waitForRequest('**/search-index.json');
    await button(page).hover();
    await index;
  });

  test('what is typed while its code is on its way is kept, and nothing of it reaches the page', async ({
    page,
    goto,
  }) => {
    const release = await holdCode(page, goto);
    await page.keyboard.press('Control+k');
    await expect(earlyField(page)).toBeFocused();
    await page.keyboard.type('MQTT/心');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('跳');
    await expect(field(page)).toHaveValue('MQTT/心跳');
    await expect(selected(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('the dialog waits while an input method composes in the field that stands in for it', async ({ page, goto }) => {
    const release = await holdCode(page, goto);
    await button(page).click();
    await expect(earlyField(page)).toBeFocused();
    await compose(page, "she'bei");
    await page.keyboard.press('Escape'); // the input method's
    release();
    await page.waitForLoadState('networkidle');
    await expect(earlyField(page)).toBeFocused();
    await page.keyboard.insertText('设备');
    await expect(field(page)).toHaveValue('设备');
    await expect(selected(page)).toBeVisible();
  });

  test('Enter before its code is there leads to the search page, Escape back to the button', async ({ page, goto }) => {
    const release = await holdCode(page, goto);
    await button(page).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type('心跳');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('**/search?q=%E5%BF%83%E8%B7%B3');
  });

  test('a reader who no longer wants it stays where they are when its code does not come', async ({
    page,
    goto,
    noise,
  }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await goto(landing);
    await page.route('**/assets/js/**', async (route) => {
      await released;
      await route.abort();
    });
    const failed = page.waitForEvent('requestfailed');
    await button(page).click();
    await page.keyboard.press('Control+k');
    await expect(button(page)).toHaveAttribute('aria-busy', 'false');
    release();
    await failed;
    await page.unrouteAll();
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(landing);
    allowNoise(noise, /ERR_FAILED.*\/assets\/js\/|Image zoom is not available/);
  });

  test('without its code the search page opens instead', async ({ page, goto, noise }) => {
    await goto(landing);
    await page.route('**/assets/js/**', (route) => route.abort());
    await button(page).click();
    await page.waitForURL('**/search');
    allowNoise(noise, /ERR_FAILED.*\/assets\/js\/|Image zoom is not available/);
  });
});

test('an engine without modal dialogs gets one that keeps the focus, closes by Escape and gives the focus back', async ({
  page,
  goto,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  });
  await goto(landing);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: '浏览全部页面' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test.describe('results', () => {
  test('are grouped by product, five to a group, with a link to all of them', async ({ page, goto }) => {
    await replaceIndex(page, [...buildPages(30, '产品甲'), ...buildPages(2, '产品乙')]);
    await goto(landing);
    await page.keyboard.press('Control+k');
    await field(page).fill('心跳');
    await expect(page.getByRole('group', { name: '产品甲' }).getByRole('option')).toHaveCount(5);
    await page.getByRole('link', { name: '查看全部 32 个结果' }).click();
    await page.waitForURL('**/search?q=%E5%BF%83%E8%B7%B3');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“心跳”的搜索结果');
    await expect(dialog(page)).toBeHidden();
  });

  test('lead to their page when clicked', async ({ page, goto }) => {
    await goto(landing);
    await page.keyboard.press('Control+k');
    await field(page).fill('设备通过 MQTT 连接');
    await options(page).first().click();
    await page.waitForURL('**/docs/neptune/api/device_connection/mqtt');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('设备通过 MQTT 连接');
  });

  test('are walked through with the arrow keys, Home and End, and opened with Enter', async ({ page, goto }) => {
    await replaceIndex(page, buildPages(5));
    await goto('/');
    await page.keyboard.press('Control+k');
    await field(page).fill('设备说明');
    await expect(options(page)).toHaveCount(5);
    const titles = await options(page).evaluateAll((links) => links.map((link) => link.textContent));
    const steps: [string, number][] = [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['End', 4],
      ['ArrowDown', 0],
      ['ArrowUp', 4],
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
    await page.waitForURL(`**${landing}?n=*`);
    await expect(dialog(page)).toBeHidden();
  });

  test('open in a new tab with Control and Enter', async ({ page, goto, context }) => {
    await goto(landing);
    await page.keyboard.press('Control+k');
    await field(page).fill('心跳');
    await expect(selected(page)).toBeVisible();
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    expect(new URL((await opened).url()).pathname).toMatch(/^\/docs\//);
    await expect(dialog(page)).toBeVisible();
  });

  test('show what matched, marked', async ({ page, goto }) => {
    await goto(landing);
    await page.keyboard.press('Control+k');
    await field(page).fill('ＭＱＴＴ');
    await expect(options(page).first().locator('mark').first()).toHaveText('MQTT');
  });

  test('tell the other name that found them, when nothing else that is shown holds it', async ({ page, goto }) => {
    const [heartbeat, filter] = buildPages(2);
    if (!heartbeat || !filter) throw new Error('no pages');
    await replaceIndex(page, [heartbeat, { ...filter, title: '滤波时间', keywords: ['心跳', '按键消抖'] }]);
    await goto(landing);
    await page.keyboard.press('Control+k');
    await field(page).fill('消抖');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toContainText('常见说法：按键消抖');
    await expect(options(page).locator('mark')).toHaveText(['消抖']);
    await field(page).fill('心跳');
    await expect(options(page)).toHaveCount(2);
    await expect(dialog(page)).not.toContainText('常见说法');
  });

  test('are counted for screen readers', async ({ page, goto }) => {
    await replaceIndex(page, buildPages(3));
    await goto(landing);
    await page.keyboard.press('Control+k');
    await field(page).fill('心跳');
    await expect(dialog(page).getByRole('status')).toHaveText('找到 3 个结果');
  });

  test('the field takes 64 characters', async ({ page, goto }) => {
    await goto(landing);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.insertText('字'.repeat(100));
    await expect(field(page)).toHaveValue('字'.repeat(64));
  });

  test('without hits: what was asked, up to three suggestions, and where to report it', async ({ page, goto }) => {
    await goto(landing);
    await page.keyboard.press('Control+k');
    await field(page).fill('股票行情');
    await expect(dialog(page).getByText('没有结果：“股票行情”').first()).toBeVisible();
    await expect(dialog(page).getByText('认为这个查询应该有结果？')).toBeVisible();
    await expect(page.getByRole('link', { name: '请告知我们。' })).toHaveAttribute('href', /%E8%82%A1%E7%A5%A8/);
    const suggestions = dialog(page).getByRole('listitem');
    await expect(dialog(page).getByText('试试搜索')).toBeVisible();
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await suggestions.first().getByRole('button').click();
    await expect(options(page).first()).toBeVisible();
  });
});

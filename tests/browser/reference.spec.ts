/** Reference pages of HTTP operations: two columns, languages, anchors of parameters, own values in the examples. */
import type { Page } from '@playwright/test';
import { allowMessages, chooseColourMode, expect, test } from './fixtures';

const route = '/docs/janus/api/device/create-device';
const other = '/docs/neptune/api/device_management/device_data';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const code = (page: Page, title: string) =>
  page
    .locator('.code-block')
    .filter({ has: page.getByText(title, { exact: true }) })
    .locator('code')
    .first();
const fill = (page: Page) => page.getByRole('button', { name: '填入自己的地址和参数' });

async function isBeside(page: Page): Promise<boolean> {
  const fields = await page.getByRole('heading', { name: '请求参数' }).boundingBox();
  const example = await page.getByRole('heading', { name: '请求示例' }).boundingBox();
  return fields !== null && example !== null && example.x > fields.x + fields.width - 1;
}

test.describe('layout', () => {
  for (const width of [1280, 1440, 1920]) {
    test(`shows the examples beside the description at ${width} px`, async ({ page, goto }) => {
      await page.setViewportSize({ width, height: 900 });
      await goto(route);
      expect(await isBeside(page)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await expect(page.getByRole('navigation', { name: '本页目录' })).toBeHidden();
      await page.getByRole('button', { name: '本页总览' }).click();
      await page.locator('.theme-doc-toc-mobile').getByRole('link', { name: '错误码', exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: '错误码' })).toBeInViewport();
      await expect(page.getByRole('heading', { name: '响应示例' })).toBeInViewport();
    });
  }

  for (const width of [360, 768, 1279]) {
    test(`shows one column at ${width} px`, async ({ page, goto }) => {
      await page.setViewportSize({ width, height: 900 });
      await goto(route);
      expect(await isBeside(page)).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }

  test('prints one column with all languages', async ({ page, goto }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goto(route);
    await expect(tab(page, 'curl')).toHaveAttribute('aria-selected', 'true');
    await page.emulateMedia({ media: 'print' });
    expect(await isBeside(page)).toBe(false);
    for (const title of ['curl', 'JavaScript', 'C#', 'Python']) await expect(code(page, title)).toBeVisible();
    await expect(fill(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('shows one column with all languages', async ({ page }) => {
    await page.goto(route);
    expect(await isBeside(page)).toBe(false);
    for (const title of ['curl', 'JavaScript', 'C#', 'Python']) await expect(code(page, title)).toBeVisible();
    await expect(fill(page)).toBeHidden();
  });
});

test.describe('languages', () => {
  test('keeps the chosen language on other pages and after a reload', async ({ page, goto }) => {
    await goto(route);
    await tab(page, 'Python').click();
    await expect(code(page, 'Python')).toContainText('import urllib.request');
    await expect(code(page, 'curl')).toBeHidden();
    await goto(other);
    await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
    await expect(code(page, 'Python')).toBeVisible();
  });

  test('moves with the arrow keys', async ({ page, goto }) => {
    await goto(route);
    await tab(page, 'curl').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Python')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'JavaScript' })).toBeVisible();
  });

  test('works when storage is blocked', async ({ page, goto, unexpectedMessages }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await goto(route);
    await tab(page, 'C#').click();
    await expect(code(page, 'C#')).toBeVisible();
    await fill(page).click();
    await page.getByRole('checkbox', { name: '在本机记住' }).check();
    await expect(page.getByText('浏览器不允许保存')).toBeVisible();
    await allowMessages(unexpectedMessages, /storage is not available/);
  });
});

test('links to each parameter', async ({ page, goto }) => {
  await goto(route);
  const link = page.getByRole('link', { name: 'uuid 的直接链接', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#param-uuid$/);
  await goto(`${route}#param-remarks`);
  await expect(page.locator('#param-remarks')).toBeInViewport();
});

test.describe('own values', () => {
  test('inserts them into all languages and stores and sends nothing', async ({ page, goto }) => {
    await goto(route);
    await fill(page).click();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByLabel('服务器地址').fill('https://janus.example.com/');
    await page.getByLabel(/^设备名称/).fill(`a'b"c$d`);
    await page.getByLabel(/^访问令牌/).fill(`t'k`);
    await expect(code(page, 'curl')).toContainText('"https://janus.example.com/api/device/create"');
    await expect(code(page, 'curl')).toContainText(`'name=a'\\''b"c$d'`);
    await expect(code(page, 'JavaScript')).toContainText(`name: 'a\\'b"c$d'`);
    await expect(code(page, 'C#')).toContainText(`["name"] = "a'b\\"c$d"`);
    await expect(code(page, 'Python')).toContainText(`"name": "a'b\\"c$d"`);
    await expect(code(page, '设置认证信息')).toHaveText(`export JANUS_TOKEN="t'k"`);
    expect(requests.filter((url) => !url.includes('/assets/js/'))).toEqual([]); // prefetched pages
    expect(await page.evaluate(() => localStorage.getItem('docs.exampleValues'))).toBeNull();
    await page.getByLabel(/^设备名称/).fill('');
    await expect(code(page, 'curl')).toContainText('"name=注塑机 01"');
  });

  test('explains an invalid value and keeps the example', async ({ page, goto }) => {
    await goto(route);
    await fill(page).click();
    const address = page.getByLabel('服务器地址');
    await address.fill('192.168.1.30');
    await address.blur();
    await expect(page.getByRole('alert').first()).toHaveText(/^地址以 http/);
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(code(page, 'curl')).toContainText('http://192.168.1.20/');
    await address.fill('http://192.168.1.30');
    await expect(page.getByRole('alert').first()).toHaveText('');
  });

  test('remembers them on request, on other pages of the product, and forgets them', async ({ page, goto }) => {
    await goto(route);
    await fill(page).click();
    await page.getByLabel('服务器地址').fill('http://192.168.1.99');
    await page.getByRole('checkbox', { name: '在本机记住' }).check();
    await goto('/docs/janus/api/device/device-list');
    await expect(code(page, 'curl')).toContainText('http://192.168.1.99/');
    await fill(page).click();
    await expect(page.getByRole('checkbox', { name: '在本机记住' })).toBeChecked();
    await page.getByRole('button', { name: '清空并删除记录' }).click();
    await expect(code(page, 'curl')).toContainText('http://192.168.1.20/');
    expect(await page.evaluate(() => localStorage.getItem('docs.exampleValues'))).toBeNull();
  });

  test('masks the token until it is shown', async ({ page, goto }) => {
    await goto(route);
    await fill(page).click();
    const token = page.getByLabel(/^访问令牌/);
    await token.fill('secret');
    await expect(token).toHaveAttribute('type', 'password');
    await expect(page.locator('.api-secret')).toHaveCSS('-webkit-text-security', 'disc');
    await page.getByRole('button', { name: '显示访问令牌' }).click();
    await expect(token).toHaveAttribute('type', 'text');
    await expect(page.locator('.api-secret')).toHaveCSS('-webkit-text-security', 'none');
  });

  for (const mode of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      test(`is accessible in ${mode} mode at ${width} px`, async ({ page, goto, expectAccessible }) => {
        await chooseColourMode(page, mode);
        await page.setViewportSize({ width, height: 900 });
        await goto(route);
        await fill(page).click();
        await page.getByLabel('服务器地址').fill('x');
        await page.getByLabel(/^访问令牌/).focus();
        await expect(page.getByRole('alert').first()).toHaveText(/^地址以 http/);
        await expectAccessible();
      });
    }
  }
});

/** Page shell: language, breadcrumbs, previous and next page, footer (specification §1, §2). */
import { admonitionTitles } from '../content/source/admonitionFences';
import { expect, test } from './fixtures';

const doc = '/docs/neptune/api/device_connection/mqtt';

// spec: page-language
test('declares Simplified Chinese, left to right', async ({ page, goto }) => {
  await goto(doc);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('meta[property="og:locale"]').first()).toHaveAttribute('content', 'zh_CN');
});

test('links the product and the categories in breadcrumbs and marks the current page', async ({ page, goto }) => {
  await goto(doc);
  const trail = page.getByRole('navigation', { name: '页面路径' });
  await expect(trail.getByRole('listitem')).toHaveCount(5);
  await expect(trail.getByRole('link', { name: '主页面' })).toHaveAttribute('href', '/');
  await expect(trail.getByRole('link', { name: '设备连接' })).toHaveAttribute(
    'href',
    '/docs/category/neptune-api-device-connection',
  );
  await expect(trail.locator('[aria-current="page"]')).toHaveText('设备通过 MQTT 连接');
  await expect(trail.locator('[itemtype="https://schema.org/ListItem"] [itemprop="name"]')).toHaveText([
    '工业云平台及服务',
    'Neptune API',
    '设备连接',
    '设备通过 MQTT 连接',
  ]);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('links the previous and the next page of the sidebar', async ({ page, goto }) => {
  await goto('/docs/neptune/user/quick-start');
  const neighbours = page.getByRole('navigation', { name: '上一页和下一页' });
  await expect(neighbours.getByRole('link', { name: /^上一页/ })).toHaveAttribute(
    'href',
    '/docs/neptune/user/introduction',
  );
  await expect(neighbours.getByRole('link', { name: /^下一页/ })).toHaveAttribute('href', /^\/docs\//);
});

// spec: footer-in-both-modes
test('has a dark footer with columns, logo and copyright in both modes, without record numbers by default', async ({
  page,
  goto,
}) => {
  await goto(doc);
  const footer = page.getByRole('contentinfo');
  const readBackground = () => footer.evaluate((element) => getComputedStyle(element).backgroundColor);
  const isDark = (colour: string): boolean =>
    /^rgb\((\d+), (\d+), (\d+)\)$/
      .exec(colour)
      ?.slice(1)
      .every((channel) => Number(channel) < 60) ?? false;
  expect(isDark(await readBackground())).toBe(true);
  await page.getByRole('button', { name: /切换浅色\/暗黑模式/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(isDark(await readBackground())).toBe(true);
  await expect(footer.getByText('产品', { exact: true })).toBeVisible();
  await expect(footer.getByRole('img', { name: '文档中心首页' })).toBeVisible();
  await expect(footer).toContainText('Copyright © 2008-2025');
  await expect(footer.locator('a[href*="beian"]')).toHaveCount(0);
});

test('labels admonitions by text and by distinct icons', async ({ page, goto }) => {
  const icons = new Map<string, string>();
  for (const address of ['/docs/automation/motion_parameter/axis-config', doc, '/docs/neptune/user/quick-start']) {
    await goto(address);
    for (const box of await page.locator('.theme-admonition').all()) {
      const level = /theme-admonition-(\w+)/.exec((await box.getAttribute('class')) ?? '')?.[1] ?? '';
      icons.set(level, (await box.locator('svg path').first().getAttribute('d')) ?? '');
      await expect(box.locator('div').first()).toContainText(admonitionTitles[level] ?? 'no title');
    }
  }
  expect(icons.size).toBeGreaterThan(1);
  expect(new Set(icons.values()).size).toBe(icons.size);
});

test('structures headings, tables and header cells for screen readers', async ({ page, goto }) => {
  await goto(doc);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const table = page.getByRole('region', { name: '表格 1' });
  await expect(table).toHaveAttribute('tabindex', '0');
  await expect(table.getByRole('columnheader').first()).toHaveAttribute('scope', 'col');
});

// spec: skip-link
test('skips the navigation by the skip link', async ({ page, goto }) => {
  await goto(doc);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到主要内容' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

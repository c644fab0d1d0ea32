import { allowMessages, expect, test } from './fixtures';

const doc = '/docs/lowcode/hmi';
const entry = /\/assets\/js\/main\.[^/]*\.js$/;

test('shows an alert with a retry button when the entry script fails to load', async ({ page, unexpectedMessages }) => {
  await page.route(entry, (route) => route.abort());
  await page.goto(doc);
  const box = page.getByRole('alert');
  await expect(box).toContainText('页面没有完整加载');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await allowMessages(unexpectedMessages, /ERR_FAILED/);
  const retry = box.getByRole('button', { name: '重试' });
  const colours = await retry.evaluate((button) => {
    const { backgroundColor, minHeight } = getComputedStyle(button);
    const link = getComputedStyle(document.documentElement).getPropertyValue('--doc-link');
    const probe = document.createElement('i');
    probe.style.color = link;
    document.body.append(probe);
    return { backgroundColor, minHeight, expected: getComputedStyle(probe).color };
  });
  expect(colours.backgroundColor).toBe(colours.expected);
  expect(parseFloat(colours.minHeight)).toBeGreaterThanOrEqual(44);
  await page.unroute(entry);
  await box.getByRole('button', { name: '重试' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(box).toBeHidden();
});

test('registers the failure handler before every resource that may fail', async ({ request }) => {
  // Firefox reports a failed deferred script immediately. An inline script after a style sheet listens too late.
  const html = await (await request.get(doc)).text();
  expect(html.indexOf('page-failure')).toBeGreaterThan(0);
  expect(html.indexOf('page-failure')).toBeLessThan(html.search(/<link rel="?stylesheet|<script src/));
});

test.describe('without JavaScript on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('shows the products in the navbar and no button without function', async ({ page }) => {
    await page.goto(doc);
    await expect(
      page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '边缘计算系统软件' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: '切换导航栏' })).toBeHidden();
    await expect(page.getByRole('button', { name: '本页总览' })).toBeHidden();
  });
});

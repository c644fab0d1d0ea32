/** The announcement bar (specification §2 Layout, §4). */
import { allowMessages, expect, test } from './fixtures';

const bar = { name: '站点公告' };

// spec: announcement-close-remembered
test('is a region instead of a second banner, and stays closed after a reload', async ({ page, goto }) => {
  await goto('/');
  await expect(page.getByRole('region', bar)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('region', bar).getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('region', bar)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('region', bar)).toHaveCount(0);
});

for (const [what, breakStorage] of [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`stays closed after navigations when storage is ${what}`, async ({ page, goto, unexpectedMessages }) => {
    await page.addInitScript(breakStorage);
    await goto('/docs/neptune/user/introduction');
    await page.getByRole('region', bar).getByRole('button', { name: '关闭' }).click();
    await page.getByRole('link', { name: '文档中心' }).first().click(); // to a page with another layout
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('region', bar)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/docs/neptune/user/introduction');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', bar)).toHaveCount(0);
    await allowMessages(unexpectedMessages, /console warning: .*storage is not available/);
  });
}

// spec: announcement-closed-no-flash
test('does not flash before hydration when it was closed', async ({ page, unexpectedMessages }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.announcement.id', 'values-to-verify');
  });
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'true');
  await expect(page.getByText('数值以实际软件')).toBeHidden();
  await allowMessages(unexpectedMessages, /Failed to load resource/);
});

// spec: announcement-new-id-shown
test('reappears when its id has changed', async ({ page, goto }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
  });
  await goto('/');
  await expect(page.getByRole('region', bar)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe('values-to-verify');
});

// spec: announcement-colours
test('has the configured colours without a style attribute, and a 44 px close button', async ({ page, goto }) => {
  await goto('/');
  const region = page.getByRole('region', bar);
  await expect(region).not.toHaveAttribute('style');
  const [own, configured] = await region.evaluate((element) => {
    const probe = document.createElement('i');
    probe.className = 'theme-announcement-bar';
    document.body.append(probe);
    return [getComputedStyle(element).backgroundColor, getComputedStyle(probe).backgroundColor];
  });
  expect(own).toBe(configured);
  expect(own).not.toBe('rgba(0, 0, 0, 0)');
  const box = await region.getByRole('button', { name: '关闭' }).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test('takes one line on a phone', async ({ page, goto }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goto('/');
  const text = page.getByRole('region', { name: '站点公告' }).getByText('数值以实际软件');
  const lines = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});

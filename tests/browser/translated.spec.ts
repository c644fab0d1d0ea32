/** Browser translation: every control works before and after its texts are replaced. */
import type { Locator, Page } from '@playwright/test';
import { expect, test, stopClock } from './fixtures';
import { unknownRoute } from './routes';
import { translatePage } from './translation';

const routes = [
  '/',
  '/docs/neptune/api/device_connection/mqtt',
  '/docs/triton/deploy/access-neptune',
  '/docs/category/neptune-api',
  '/search',
  '/offline',
  unknownRoute,
];

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Controls that do not navigate to another page. */
const controls = (page: Page): Locator =>
  page.locator(
    'body :is(button, summary, [role="button"], .term, a[aria-keyshortcuts], select, textarea, input):not([type="submit"], .navbar-sidebar *)',
  );

/** Uses a control while the browser translates what appears. Returns false if the control is hidden or disabled. */
async function operate(page: Page, control: Locator): Promise<boolean> {
  if (!(await control.isVisible()) || !(await control.isEnabled())) return false;
  const is = (selector: string) => control.evaluate((element, wanted) => element.matches(wanted), selector);
  if (await is('select')) await control.selectOption({ index: 1 });
  else if (await is('textarea, input:not([type="checkbox"])')) await control.fill('设备');
  else await control.evaluate((element: HTMLElement) => element.click()); // translated text may cover its neighbours
  await translatePage(page);
  await page.clock.runFor(1000);
  await translatePage(page);
  await page.clock.runFor(5000); // confirmations expire
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  return true;
}

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });

    for (const route of routes) {
      test(`every control of ${route} works`, async ({ page, goto, unexpectedMessages }) => {
        await page.addInitScript(() => {
          window.print = () => undefined;
        });
        await page.clock.install();
        await goto(route);
        await stopClock(page); // attaches the image zoom
        await translatePage(page);
        let used = 0;
        let index = 0;
        let count = await controls(page).count();
        while (index < count) {
          if (await operate(page, controls(page).nth(index))) used += 1;
          await expect(page.getByRole('heading', { level: 1 }).first()).not.toContainText('页面已崩溃');
          const rest = await controls(page).count();
          if (rest >= count) index += 1; // otherwise the next control has taken the place of a closed announcement
          count = rest;
        }
        expect(used).toBeGreaterThan(2);
        unexpectedMessages.splice(
          0,
          unexpectedMessages.length,
          ...unexpectedMessages.filter((line) => !line.includes('404 (Not Found)')),
        );
      });
    }
  });
}

test('removes the confirmation of a copied page', async ({ page, goto, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await goto('/docs/neptune/api/device_connection/mqtt');
  await stopClock(page);
  const status = page.getByRole('main').getByRole('status').filter({ hasText: '已复制' });
  await page.getByRole('button', { name: '复制为 Markdown' }).click();
  await expect(status).toHaveCount(1);
  await translatePage(page);
  await page.clock.runFor(2000);
  await expect(status).toHaveCount(0);
});

test('opens the next page', async ({ page, goto }) => {
  await goto('/docs/neptune/user/introduction');
  await translatePage(page);
  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件' }).first().click();
  await expect(page).toHaveURL('/docs/janus/user/introduction');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

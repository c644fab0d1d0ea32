/** Every layout in both colour modes, on a desktop and on a phone: accessible (promise A1) and without shifts (U3). */
import { expect, test } from './fixtures';
import { layouts } from './routes';

const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const theme of ['light', 'dark']) {
  for (const viewport of viewports) {
    test.describe(`${theme}, ${viewport.width} px`, () => {
      test.use({ viewport });

      test.beforeEach(async ({ page }) => {
        await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      });

      for (const route of layouts) {
        test(`${route} is accessible and does not shift`, async ({ page, goto, expectAccessible }) => {
          await goto(route);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expectAccessible();
          const shift = await page.evaluate(
            () =>
              new Promise<number>((resolve) => {
                new PerformanceObserver((list, observer) => {
                  observer.disconnect();
                  resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
                }).observe({ type: 'layout-shift', buffered: true });
                // No entry, no callback: an empty buffer is answered at once otherwise.
                requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
              }),
          );
          expect(shift, 'cumulative layout shift').toBe(0);
        });
      }
    });
  }
}

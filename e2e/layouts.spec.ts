/** Every layout in both colour modes, on a desktop and on a phone: accessible (promise A1), nothing moves once parsed (U3). */
import { chooseColourMode, expect, test } from './fixtures';
import { readLayoutShift, watchLayoutShifts } from './layoutShift';
import { layouts } from './routes';

const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const theme of ['light', 'dark'] as const) {
  for (const viewport of viewports) {
    test.describe(`${theme}, ${viewport.width} px`, () => {
      test.use({ viewport });

      test.beforeEach(async ({ page }) => {
        await chooseColourMode(page, theme);
        await watchLayoutShifts(page);
      });

      for (const route of layouts) {
        test(`${route} is accessible and does not shift`, async ({ page, goto, expectAccessible }) => {
          await goto(route);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          expect(await readLayoutShift(page), 'cumulative layout shift').toBe(0); // before axe: only the page itself
          await expectAccessible();
        });
      }
    });
  }
}

test('the measure of shifts sees one', async ({ page, goto }) => {
  await watchLayoutShifts(page);
  await goto('/');
  await page.evaluate(() => {
    const late = document.createElement('p');
    late.textContent = '晚到的一段文字';
    document.querySelector('main')?.before(late);
  });
  expect(await readLayoutShift(page)).toBeGreaterThan(0);
});

/**
 * Every layout in both colour modes, on a desktop and on a phone: is accessible and does not shift after it is painted.
 * tests/browser/sweep.spec.ts checks the accessibility in light mode on a desktop.
 */
import { chooseColourMode, expect, test } from './fixtures';
import { readLayoutShifts, watchLayoutShifts } from './layoutShift';
import { layouts } from './routes';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

for (const [theme, viewport, isInSweep] of [
  ['light', desktop, true],
  ['light', phone, false],
  ['dark', desktop, false],
  ['dark', phone, false],
] as const) {
  test.describe(`${theme}, ${viewport.width} px`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page }) => {
      await chooseColourMode(page, theme);
      await watchLayoutShifts(page);
    });

    for (const route of layouts) {
      test(`${route} ${isInSweep ? 'does' : 'is accessible and does'} not shift`, async ({
        page,
        goto,
        expectAccessible,
      }) => {
        await goto(route);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await readLayoutShifts(page)).toEqual([]); // before axe, which may itself cause shifts
        if (!isInSweep) await expectAccessible();
      });
    }
  });
}

test('reports a layout shift caused by a script', async ({ page, goto }) => {
  await watchLayoutShifts(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const main = document.querySelector('main');
      if (main) main.style.marginTop = '3rem';
    });
  });
  await goto('/');
  expect(await readLayoutShifts(page)).toHaveLength(1);
});

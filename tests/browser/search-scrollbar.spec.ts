/** The page behind the dialog in a browser whose scrollbars take space, as on Windows. */
import { chromiumOptions } from './chromium';
import { expect, test } from './fixtures';

test.use({ launchOptions: { ...chromiumOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

for (const [name, height] of [
  ['a page with a scrollbar', 400],
  ['a page without one', 9000],
] as const) {
  test(`${name} does not shift when the dialog opens and closes`, async ({ page, goto }) => {
    await page.setViewportSize({ width: 1280, height });
    await goto('/docs/lowcode/hmi');
    const hasScrollbar = () => page.evaluate(() => document.documentElement.clientWidth < innerWidth);
    const readRight = () => page.evaluate(() => document.querySelector('nav')?.getBoundingClientRect().right);
    expect(await hasScrollbar()).toBe(height === 400);
    const before = await readRight();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: '搜索文档' })).toBeFocused();
    expect(await readRight()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await readRight()).toBe(before);
  });
}

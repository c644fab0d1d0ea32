/** Forced colours and reduced motion. */
import { expect, test } from './fixtures';
import { layouts } from './routes';

const page1 = '/docs/neptune/user/introduction';

test('marks the current page in the sidebar in forced colours', async ({ page, goto }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await goto(page1);
  const style = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const {
          borderLeftWidth,
          borderLeftStyle,
          outlineStyle,
          textDecorationLine,
          fontWeight,
          backgroundColor,
          color,
        } = getComputedStyle(element);
        return {
          borderLeftWidth,
          borderLeftStyle,
          outlineStyle,
          textDecorationLine,
          fontWeight,
          backgroundColor,
          color,
        };
      });
  const current = await style('.theme-doc-sidebar-menu a[aria-current="page"]');
  const other = await style('.theme-doc-sidebar-menu a:not([aria-current="page"])');
  expect(current).not.toEqual(other);
});

for (const route of layouts) {
  test(`shows no animation longer than 1 ms on ${route} under reduced motion`, async ({ page, goto }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goto(route);
    const moving = await page.evaluate(() => {
      const maxSeconds = 0.001;
      const seconds = (list: string) =>
        Math.max(...list.split(',').map((item) => parseFloat(item) * (item.trim().endsWith('ms') ? 0.001 : 1)));
      return [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationDuration, animationName, transitionProperty } =
            getComputedStyle(element);
          const animates = animationName !== 'none' && seconds(animationDuration) > maxSeconds;
          return animates || (transitionProperty !== 'none' && seconds(transitionDuration) > maxSeconds);
        })
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
}

/**
 * A minimum font size set in the browser. It enlarges text only: lengths in `rem` and `em` and the page's own font
 * sizes stay as they are, so a fixed height around text is too small.
 */
import type { Page } from '@playwright/test';
import { chromiumOptions } from './chromium';
import { expect, test } from './fixtures';
import { layouts } from './routes';

test.use({
  launchOptions: { ...chromiumOptions, args: [...chromiumOptions.args, '--blink-settings=minimumFontSize=24'] },
});

/** Returns the texts that extend above or below a box around them, unless that box scrolls. */
async function findSpills(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const describe = (element: Element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`;
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const spills = new Set<string>();
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !walker.currentNode.nodeValue?.trim()) continue;
      if (parent.closest('script, .visually-hidden, [class*="skipToContent"]')) continue;
      range.selectNodeContents(walker.currentNode);
      const text = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { display, overflowY, position } = getComputedStyle(box);
        if (overflowY === 'auto' || overflowY === 'scroll') break;
        const { top, bottom, height } = box.getBoundingClientRect();
        const isBox = height > 0 && !/^(inline|contents|table-row-group)$/.test(display);
        if (isBox && (text.bottom > bottom + 2 || text.top < top - 2)) {
          spills.add(`${walker.currentNode.nodeValue.trim().slice(0, 20)} leaves ${describe(box)}`);
          break;
        }
        if (position === 'absolute' || position === 'fixed') break;
      }
    }
    return [...spills];
  });
}

for (const width of [360, 768, 997, 1280]) {
  test(`keeps text inside its boxes at ${width} px`, async ({ page, goto }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const route of layouts) {
      await goto(route);
      expect(await findSpills(page), route).toEqual([]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, `${route} scrolls horizontally`).toBe(false);
    }
  });
}

/** Tab forward and backward: every focus stop is completely visible, uncovered and marked (WCAG 2.4.7, 2.4.11–13). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { layouts } from './routes';

const maxStops = 500;

const sizes = { desktop: { width: 1280, height: 800 }, 'desktop at 200 % zoom': { width: 640, height: 400 } };

/** Returns the problems of the focused element, or undefined when nothing has the focus. */
function inspectStop(page: Page): Promise<string[] | undefined> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
      return undefined;
    // The back-to-top button grows when the page scrolls up.
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    const { left, right, top, bottom, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isMarked = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    const navbar = document.querySelector('.navbar')?.getBoundingClientRect().height ?? 0;
    const inset = 4; // inside rounded corners
    // Only the visible part of an element that is taller than the space below the navbar is checked.
    const isTall = height > innerHeight - navbar - 32;
    const middle = (Math.max(top, isTall ? navbar : 0) + Math.min(bottom, innerHeight)) / 2;
    const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max - 1);
    const findCover = (x: number, y: number): Element | undefined => {
      const front = document.elementFromPoint(x, y);
      return front && !element.contains(front) && !front.contains(element) ? front : undefined;
    };
    const edges = isTall ? [] : [top + inset, bottom - inset];
    const covers = [...edges, clamp(middle, innerHeight)]
      .flatMap((y) => [left + inset, left + width / 2, right - inset].map((x) => findCover(clamp(x, innerWidth), y)))
      .filter((cover) => cover !== undefined);
    const name = element.outerHTML.slice(0, 100);
    return [
      width < 1 || height < 1 ? 'has no size' : '',
      !isTall && (top < -1 || bottom > innerHeight + 1) ? `is cut off: ${String(top)} to ${String(bottom)}` : '',
      covers[0] ? `is covered by ${covers[0].outerHTML.slice(0, 60)}` : '',
      isMarked ? '' : 'has no focus mark of 2 px',
    ]
      .filter(Boolean)
      .map((problem) => `${name} ${problem}`);
  });
}

/** Presses `key` until the focus leaves the page. Returns the problems of all focus stops. */
async function walk(page: Page, key: string): Promise<string[]> {
  const problems: string[] = [];
  let stops = 0;
  for (; stops < maxStops; stops += 1) {
    await page.keyboard.press(key);
    const found = await inspectStop(page);
    if (!found) break;
    problems.push(...found.map((problem) => `${key} ${problem}`));
  }
  expect(stops).toBeGreaterThan(5);
  expect(stops, 'the focus leaves the page').toBeLessThan(maxStops);
  return problems;
}

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport });

    for (const route of layouts) {
      test(`every Tab stop of ${route} is visible`, async ({ page, goto }) => {
        await goto(route);
        await expect(page.getByRole('region', { name: '站点公告' })).toBeAttached(); // it must not cover anything either
        const problems = await walk(page, 'Tab');
        problems.push(...(await walk(page, 'Shift+Tab')));
        expect(problems).toEqual([]);
      });
    }
  });
}

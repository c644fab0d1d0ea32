/**
 * Pages inline the styles of their first paint. The complete style sheet loads at their end (plugins/security-headers,
 * editions/web) and must not change what is painted.
 */
import type { Page } from '@playwright/test';
import { chooseColourMode, expect, ignoreMessages, test } from './fixtures';
import { layouts, unknownRoute } from './routes';

const sheets = '**/assets/css/**';

/** Returns the position and computed style of every element and of its pseudo-elements. */
function listLooks(): string[] {
  const properties = [
    ...['background', 'border', 'box-shadow', 'color', 'content', 'display', 'fill', 'filter', 'font'],
    ...['letter-spacing', 'list-style', 'mask', 'opacity', 'outline', 'stroke', 'text-decoration', 'transform'],
    ...['visibility', 'white-space', 'word-break', 'z-index'],
  ];
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      const looks = properties.map((property) => style.getPropertyValue(property));
      return [element.tagName, element.className, part, x, y, width, height, ...looks].join(' ');
    });
  });
}

/** Opens `path` without scripts and images, with or without the style sheet, and returns the looks of its elements. */
async function findLooks(page: Page, path: string, hasSheet: boolean): Promise<string[]> {
  await page.route(/\/assets\/(?:js|images)\//, () => undefined); // never answered
  if (!hasSheet) await page.route(sheets, () => undefined);
  const loaded = page.waitForEvent('requestfinished', {
    predicate: (request) => request.url().includes('/assets/css/'),
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  if (hasSheet) await loaded;
  else loaded.catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  if (hasSheet) await page.waitForFunction(() => document.styleSheets.length === 2);
  const looks = await page.evaluate(listLooks);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return looks;
}

for (const [size, viewport] of Object.entries({
  'a desktop': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 844 },
})) {
  for (const mode of ['light', 'dark'] as const) {
    test.describe(`on ${size} in ${mode} mode`, () => {
      test.use({ viewport });

      for (const path of [...layouts, unknownRoute]) {
        test(`${path} looks the same before its style sheet has loaded`, async ({ page, unexpectedMessages }) => {
          await chooseColourMode(page, mode);
          const early = await findLooks(page, path, false);
          expect(early.length).toBeGreaterThan(100);
          expect(early).toEqual(await findLooks(page, path, true));
          ignoreMessages(unexpectedMessages, /the server responded with a status of 404/); // the response for unknown addresses
        });
      }
    });
  }
}

/**
 * Pages carry the styles of their first paint; the complete style sheet comes at their end (plugins/security-headers,
 * deploy/finish). What is painted before it arrives must be what is painted after.
 */
import type { Page } from '@playwright/test';
import { chooseColourMode, expect, ignoreNoise, test } from './fixtures';
import { layouts, unknownRoute } from './routes';

const sheets = /\/assets\/css\//;

/** Opens `path` as it is before any script or picture has come, and after the style sheet or before it. */
async function paint(page: Page, path: string, hasSheet: boolean): Promise<Buffer> {
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
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return picture;
}

for (const [size, viewport] of Object.entries({
  'a desktop': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 844 },
})) {
  for (const mode of ['light', 'dark'] as const) {
    test.describe(`on ${size} in ${mode} mode`, () => {
      test.use({ viewport });

      for (const path of [...layouts, unknownRoute]) {
        test(`${path} looks the same before its style sheet is there`, async ({ page, noise }) => {
          await chooseColourMode(page, mode);
          const early = await paint(page, path, false);
          const complete = await paint(page, path, true);
          expect(early.equals(complete)).toBe(true);
          ignoreNoise(noise, /the server responded with a status of 404/); // the page of an unknown address
        });
      }
    });
  }
}

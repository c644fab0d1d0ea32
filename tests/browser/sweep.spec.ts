/**
 * Visits every public address. In addition to the checks of the fixture, it checks accessibility, anchors, the title and
 * that nothing is wider than paper and no table wider than its column.
 */
import type { Page } from '@playwright/test';
import { allowMessages, expect, test } from './fixtures';
import { routes, unknownRoute } from './routes';

const maxAnchorTopPx = 120;

/**
 * Returns headings that their fragment does not scroll to the top of the viewport, unless the page ends there.
 * `scrollIntoView` equals fragment navigation (HTML, "scroll to the fragment") but needs no frame per heading. Tests in
 * navigation.spec.ts and toc.spec.ts follow links.
 */
async function findLostAnchors(page: Page): Promise<string[]> {
  return page.evaluate((maxTopPx) => {
    const root = document.documentElement;
    const lost: string[] = [];
    for (const heading of document.querySelectorAll('main h2[id], main h3[id]')) {
      const { hash } = new URL(`#${encodeURIComponent(heading.id)}`, location.href);
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target !== heading) lost.push(`${hash} leads to another element`);
      heading.scrollIntoView({ behavior: 'instant' });
      const topPx = Math.round(heading.getBoundingClientRect().top);
      const isAtEnd = Math.ceil(root.scrollTop + innerHeight) >= root.scrollHeight - 1;
      if (topPx < 0 || (topPx > maxTopPx && !isAtEnd)) lost.push(`${hash} at ${topPx} px`);
    }
    return lost;
  }, maxAnchorTopPx);
}

/** Returns elements that are wider than A4 paper with margins of 15 mm. */
async function findCutOffOnPaper(page: Page): Promise<string[]> {
  const screen = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 1010 });
  const cutOff = await page
    .locator('main, main pre')
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.scrollWidth > box.clientWidth)
        .map((box) => `${box.tagName}, ${box.scrollWidth - box.clientWidth} px: ${box.textContent.slice(0, 30)}`),
    );
  await page.emulateMedia({ media: null });
  if (screen) await page.setViewportSize(screen);
  return cutOff;
}

/** Pages whose tables repeat the five or six fields of a dialog with their long values. */
const withWideTables: readonly string[] = [
  '/docs/automation/common_functions/modbus_tcp/modbus-poll',
  '/docs/triton/developer/go/modbus-test-neptune-send',
];

/** Returns the headers of tables that scroll sideways. On a desktop screen readers do not expect it. */
async function findScrollingTables(page: Page): Promise<string[]> {
  return page
    .locator('.table-scroll')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.querySelector('tr')?.innerText ?? ''),
    );
}

/** Number of pages per test. A new browser page for each address would take a third of the time. */
const pagesPerTest = 10;
const docs = routes.filter((route) => route.startsWith('/docs/'));
const visits = [routes.filter((route) => !docs.includes(route))];
for (let first = 0; first < docs.length; first += pagesPerTest) {
  visits.push(docs.slice(first, first + pagesPerTest));
}

for (const visited of visits) {
  const ends = `${visited[0]} to ${visited.at(-1)}`;
  // spec: every-page-works
  test(`${ends} have no messages, are accessible and have working anchors`, async ({
    page,
    goto,
    unexpectedMessages,
    expectAccessible,
  }) => {
    for (const route of visited) {
      await goto(route);
      await expect(page, route).toHaveTitle(/\S/);
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
      await expectAccessible(route);
      expect(await findLostAnchors(page), `anchors of ${route}`).toEqual([]);
      if (!withWideTables.includes(route)) expect(await findScrollingTables(page), `tables of ${route}`).toEqual([]);
      expect(await findCutOffOnPaper(page), `${route} on paper`).toEqual([]);
      expect(unexpectedMessages, `messages of ${route}`).toEqual([]);
    }
  });
}

test('shows an accessible page without messages for an unknown address', async ({
  page,
  goto,
  expectAccessible,
  unexpectedMessages,
}) => {
  await goto(unknownRoute);
  await expect(page).toHaveTitle(/找不到页面/);
  await expectAccessible();
  await allowMessages(unexpectedMessages, /console error: Failed to load resource: .* 404/); // Chromium reports the status of the page itself
});

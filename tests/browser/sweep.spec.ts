/**
 * One visit of every public address. The fixture fails on console unexpectedMessages, policy violations and foreign requests
 * (promises S3, S14, R14); the visit adds accessibility (A1), anchors (R10), the title, and that no part is wider than
 * paper (A12).
 */
import type { Page } from '@playwright/test';
import { allowMessages, expect, test } from './fixtures';
import { routes, unknownRoute } from './routes';

const maxAnchorTopPx = 120;

/**
 * Headings whose fragment does not bring them to the top of the view; the end of a page cannot be scrolled further.
 * A browser scrolls to a fragment as `scrollIntoView` does (HTML, "scroll to the fragment"), only a frame later: no
 * page of 15 headings has to wait for 30 frames. That a link does it is tested once, in navigation and toc.
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

/** What paper would cut off: A4 with margins of 15 mm. */
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

/** One visitor sees so many pages: a new one for each would spend a third of the time on beginning. */
const pagesPerVisitor = 10;
const docs = routes.filter((route) => route.startsWith('/docs/'));
const visits = [routes.filter((route) => !docs.includes(route))];
for (let first = 0; first < docs.length; first += pagesPerVisitor) {
  visits.push(docs.slice(first, first + pagesPerVisitor));
}

for (const visited of visits) {
  const ends = `${visited[0]} to ${visited.at(-1)}`;
  // spec: every-page-works
  test(`${ends} are quiet, accessible and have working anchors`, async ({
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
      expect(await findCutOffOnPaper(page), `${route} on paper`).toEqual([]);
      expect(unexpectedMessages, `unexpectedMessages of ${route}`).toEqual([]);
    }
  });
}

test('an unknown address is quiet and accessible too', async ({ page, goto, expectAccessible, unexpectedMessages }) => {
  await goto(unknownRoute);
  await expect(page).toHaveTitle(/找不到页面/);
  await expectAccessible();
  allowMessages(unexpectedMessages, /console error: Failed to load resource: .* 404/); // Chromium's word for the status of the page itself
});

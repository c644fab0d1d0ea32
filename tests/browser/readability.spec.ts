/** Line length of Chinese text, links to headings, and pages without JavaScript. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { layouts, routes } from './routes';

const longPage = '/docs/neptune/user/introduction';

/** Returns the glyphs per line and the line height in ems of the longest paragraph. */
async function measureText(page: Page) {
  return page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown > p')];
    const longest = paragraphs.sort((a, b) => b.textContent.length - a.textContent.length)[0];
    if (!longest) throw new Error('no paragraph');
    const { fontSize, lineHeight, textAlign } = getComputedStyle(longest);
    const sizePx = parseFloat(fontSize);
    return { glyphs: longest.clientWidth / sizePx, lineHeightEm: parseFloat(lineHeight) / sizePx, textAlign };
  });
}

for (const width of [768, 800, 997, 1024, 1280, 1440, 1680, 1920]) {
  test(`has 34 to 40 Chinese characters per line at ${width} px`, async ({ page, goto }) => {
    await page.setViewportSize({ width, height: 900 });
    await goto(longPage);
    const { glyphs, lineHeightEm, textAlign } = await measureText(page);
    expect(glyphs).toBeGreaterThanOrEqual(34);
    expect(glyphs).toBeLessThanOrEqual(40);
    expect(lineHeightEm).toBeGreaterThanOrEqual(1.75);
    expect(lineHeightEm).toBeLessThanOrEqual(1.85);
    expect(textAlign).toBe('start');
  });
}

test('ends paragraphs, tables and section rules at the same edge on a wide screen', async ({ page, goto }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await goto('/docs/automation/motion_parameter/axis-config');
  const edges = await page
    .locator('.markdown > :is(p, h2, .table-scroll, .theme-admonition)')
    .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().right)));
  expect(edges.length).toBeGreaterThan(20);
  expect([...new Set(edges)]).toHaveLength(1);
});

test('has less space between a section rule and its heading than above the rule', async ({ page, goto }) => {
  await goto('/docs/automation/motion_parameter/axis-config');
  const distances = await page.locator('.markdown > h2').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const before = heading.previousElementSibling;
      if (parseFloat(getComputedStyle(heading).borderTopWidth) === 0 || !before) return [];
      const text = document.createRange();
      text.selectNodeContents(heading);
      const { top } = heading.getBoundingClientRect();
      return [{ above: top - before.getBoundingClientRect().bottom, below: text.getBoundingClientRect().top - top }];
    }),
  );
  expect(distances.length).toBeGreaterThan(4);
  expect(distances.filter(({ above, below }) => above < 2 * below)).toEqual([]);
});

for (const [name, encode] of [
  ['raw', (text: string) => text],
  ['percent-encoded', encodeURIComponent],
] as const) {
  test(`opens the page at its heading for a ${name} anchor`, async ({ page, goto }) => {
    await goto(longPage);
    const id = await page.locator('main h2[id]').nth(2).getAttribute('id');
    await page.goto('about:blank');
    await goto(`${longPage}#${encode(id ?? '')}`);
    const topPx = () => page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(topPx).toBeGreaterThanOrEqual(0);
    await expect.poll(topPx).toBeLessThanOrEqual(120);
  });
}

/** Returns the addresses that a page links to in its HTML. */
async function listLinks(request: APIRequestContext, route: string, baseURL: string): Promise<string[]> {
  const html = await (await request.get(route, { timeout: 60_000 })).text(); // hundreds at the same time
  return [...html.matchAll(/<a\s[^>]*?href=(?:"([^"]*)"|([^\s>]+))/g)]
    .map(([, quoted, bare]) => new URL((quoted ?? bare ?? '').replaceAll('&amp;', '&'), new URL(route, baseURL)))
    .filter(({ origin }) => origin === new URL(baseURL).origin)
    .map(({ pathname }) => decodeURIComponent(pathname));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reaches every page within four links from the home page', async ({ request, baseURL }) => {
    const reached = new Set(['/']);
    let latest = ['/'];
    for (let clicks = 0; clicks < 4; clicks += 1) {
      const links = await Promise.all(latest.map((route) => listLinks(request, route, baseURL ?? '')));
      latest = [...new Set(links.flat())].filter((route) => !reached.has(route) && routes.includes(route));
      latest.forEach((route) => reached.add(route));
    }
    expect(routes.filter((route) => !reached.has(route))).toEqual([]);
  });

  for (const route of layouts) {
    test(`${route} is readable`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const hidden = await page.locator('main').evaluate((main) => {
        const isHidden = (element: Element) => {
          const { display, visibility, opacity } = getComputedStyle(element);
          return display === 'none' || visibility === 'hidden' || opacity === '0';
        };
        const texts = [...main.querySelectorAll('p:not(.needs-script), li, td, h2, h3, pre')];
        return texts.filter((element) => isHidden(element)).map((element) => element.textContent);
      });
      expect(hidden).toEqual([]);
    });
  }
});

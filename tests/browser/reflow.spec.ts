/** Narrow viewports, enlarged text and text spacing (WCAG 1.4.4, 1.4.10, 1.4.12), target sizes (2.5.5). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { layouts } from './routes';

/** Returns the horizontal overflow of the page and the boxes that clip their text. */
async function findOverflow(page: Page, within = 'body') {
  return page.evaluate((scope) => {
    const root = document.documentElement;
    const clipped = [...document.querySelectorAll<HTMLElement>(`${scope} *`)].filter((element) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      const isVisuallyHidden = clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1);
      const isText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      if (!isText || isVisuallyHidden || element.offsetParent === null) return false;
      const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (isCut(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
    return {
      sidewaysPx: root.scrollWidth - root.clientWidth,
      clipped: clipped.map((element) => `${element.className}: ${element.textContent.slice(0, 40)}`),
    };
  }, within);
}

const none = { sidewaysPx: 0, clipped: [] };

for (const route of layouts) {
  test(`${route} fits 320 px`, async ({ page, goto }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await goto(route);
    expect(await findOverflow(page)).toEqual(none);
  });

  test(`${route} fits with text at 200 %`, async ({ page, goto }) => {
    await goto(route);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    // The name next to the logo may end with an ellipsis: the logo contains it too.
    expect(await findOverflow(page, 'main')).toEqual(none);
  });

  test(`${route} clips no text with wider spacing`, async ({ page, goto }) => {
    await goto(route);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      // The values of WCAG 1.4.12.
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    expect(await findOverflow(page)).toEqual(none);
  });
}

for (const [width, rootPx] of [
  [1280, 20],
  [1280, 24],
  [1280, 32],
  [390, 32],
  [360, 34],
] as const) {
  test(`keeps navbar entries apart at ${width} px with a root font size of ${rootPx} px`, async ({ page, goto }) => {
    await page.setViewportSize({ width, height: 844 });
    await goto('/');
    await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), rootPx);
    const collisions = await page.locator('nav.navbar').evaluate((bar) => {
      const frame = bar.getBoundingClientRect();
      const entries = [
        ...bar.querySelectorAll('.navbar__brand, .navbar__inner .navbar__item, .navbar__items--right > *'),
      ]
        .filter((entry) => entry.checkVisibility())
        .map((entry) => ({ name: entry.textContent, box: entry.getBoundingClientRect(), entry }));
      return entries.flatMap(({ name, box, entry }, at) => [
        ...(box.bottom > frame.bottom + 1 || box.right > frame.right ? [`${name} overflows the navbar`] : []),
        ...entries
          .slice(at + 1)
          .filter(
            (other) => !entry.contains(other.entry) && other.box.left < box.right - 1 && box.left < other.box.right,
          )
          .map((other) => `${name} overlaps ${other.name}`),
      ]);
    });
    expect(collisions).toEqual([]);
  });
}

test('keeps the home page from overflowing on a phone with text at 200 %', async ({ page, goto }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto('/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect((await findOverflow(page)).sidewaysPx).toBe(0);
});

for (const route of ['/docs/janus/user/quick-start', '/docs/janus/api/device/stomp-tester-download']) {
  for (const width of [360, 768, 1280, 1920]) {
    test(`${route} shows its checksum without sideways scrolling at ${width} px`, async ({ page, goto }) => {
      await page.setViewportSize({ width, height: 900 });
      await goto(route);
      const checksum = page.getByRole('main').locator('code', { hasText: /^[0-9a-f]{64}$/ });
      await checksum.scrollIntoViewIfNeeded();
      await expect(checksum).toBeInViewport({ ratio: 1 });
    });
  }
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  const minTargetPx = 44;
  // Links inside sentences are exempt (WCAG 2.5.5).
  const shellControls =
    'nav a, nav button, header a, header button, footer a, aside a, aside button, main button, summary, [role="button"]';

  for (const route of layouts) {
    test(`controls of ${route} measure 44 px`, async ({ page, goto }) => {
      await goto(route);
      const small = await page.locator(shellControls).evaluateAll(
        (controls, minPx) =>
          controls
            .filter((control) => !control.closest('p, td') && control.checkVisibility({ visibilityProperty: true }))
            .map((control) => ({ control, box: control.getBoundingClientRect() }))
            .filter(
              ({ box }) => box.width > 1 && box.right > 0 && (box.width < minPx - 0.5 || box.height < minPx - 0.5),
            )
            .map(
              ({ control, box }) =>
                `${control.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`,
            ),
        minTargetPx,
      );
      expect(small).toEqual([]);
    });
  }
});

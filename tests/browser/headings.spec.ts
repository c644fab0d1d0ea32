/** Line breaks of headings on a phone. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { routes } from './routes';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Returns the text of each heading and the positions in it where a new line begins. */
async function readHeadings(page: Page): Promise<{ text: string; lineStarts: number[] }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const lineStarts: number[] = [];
        let text = '';
        let lineBottom = Infinity;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.parentElement?.closest('.hash-link')) continue;
          for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const box = range.getBoundingClientRect();
            if (box.width === 0) continue; // a space at the end of a line
            if (box.top >= lineBottom - 2) lineStarts.push(text.length + at);
            lineBottom = box.bottom;
          }
          text += node.nodeValue ?? '';
        }
        return { text, lineStarts };
      }),
  );
}

/** Returns the Chinese words of `text` that contain a line break, with `|` at the break. */
function findBrokenWords(text: string, lineStarts: readonly number[]): string[] {
  return [...segmenter.segment(text)]
    .filter(({ segment, isWordLike = false }) => isWordLike && /\p{Script=Han}/u.test(segment))
    .flatMap(({ segment, index }) =>
      lineStarts
        .filter((start) => start > index && start < index + segment.length)
        .map((start) => `${segment.slice(0, start - index)}|${segment.slice(start - index)} in ${text}`),
    );
}

const parts = 4;
for (let part = 0; part < parts; part += 1) {
  test.describe(`pages ${part + 1} of ${parts}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test('break headings between words at 360 px', async ({ page }) => {
      let brokenHeadings = 0;
      const found: string[] = [];
      for (const route of routes.filter((_, index) => index % parts === part)) {
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        for (const { text, lineStarts } of await readHeadings(page)) {
          if (lineStarts.length > 0) brokenHeadings += 1;
          found.push(...findBrokenWords(text, lineStarts).map((words) => `${route}: ${words}`));
        }
      }
      expect(brokenHeadings).toBeGreaterThan(0);
      expect(found).toEqual([]);
    });
  });
}

test('copies the address of a section from the link beside its heading, and says so', async ({
  page,
  goto,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goto('/docs/neptune/user/introduction');
  const link = page.locator('h2 a.hash-link').first();
  await link.click();
  await expect(page.getByRole('status').filter({ hasText: '已复制链接' })).toBeAttached();
  await expect(link).toHaveAttribute('data-copied', '已复制链接');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(link).not.toHaveAttribute('data-copied');
});

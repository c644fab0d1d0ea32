/** Slow answers: scrolling while waiting must not cancel a request of the user. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { buildPages, replaceIndex } from './searchFixtures';

const hits = (page: Page) => page.getByRole('main').locator('ol > li');

/** Delays the messages to the worker until the returned function is called. */
async function holdQueries(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held: (() => void)[] = [];
    const post = Reflect.get(Worker.prototype, 'postMessage') as () => void;
    Worker.prototype.postMessage = function (...given: unknown[]) {
      held.push(() => void Reflect.apply(post, this, given));
    };
    Reflect.set(window, 'releaseQueries', () => {
      Worker.prototype.postMessage = post;
      held.forEach((send) => {
        send();
      });
    });
  });
  return () =>
    page.evaluate(() => {
      (Reflect.get(window, 'releaseQueries') as () => void)();
    });
}

/** Scrolls by wheel: the page ignores scrolling by scripts. */
async function turnWheel(page: Page, distance: number): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + distance);
}

test.beforeEach(async ({ page, goto }) => {
  await replaceIndex(page, [...buildPages(50), ...buildPages(30, '产品乙')]);
  await goto('/search?q=%E5%BF%83%E8%B7%B3');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('找到 80 个结果');
});

test('adds more hits when the user scrolls while waiting for them', async ({ page }) => {
  const more = page.getByRole('button', { name: '加载更多' });
  await more.scrollIntoViewIfNeeded();
  const release = await holdQueries(page);
  await more.click();
  await turnWheel(page, -100);
  await release();
  await expect(hits(page)).toHaveCount(40);
  await expect(hits(page).nth(20).getByRole('link')).toBeFocused();
});

test('shows the hits of the chosen product when the user scrolls while waiting for them', async ({ page }) => {
  const release = await holdQueries(page);
  await page.getByRole('radio', { name: '产品乙 30' }).check();
  await turnWheel(page, 600);
  await release();
  await expect(hits(page).filter({ hasText: '产品甲' })).toHaveCount(0);
  await expect(hits(page).first()).toContainText('产品乙');
});

test('does not show the answer of an earlier visit', async ({ page }) => {
  await hits(page).first().getByRole('link').click();
  await expect(page.getByRole('main').getByRole('searchbox', { name: '搜索', exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const release = await holdQueries(page);
  await page.getByRole('combobox', { name: '搜索文档' }).fill('产品乙');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“产品乙”的搜索结果');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('正在获取新的搜索结果...');
  await expect(hits(page)).toHaveCount(0);
  await release();
  await expect(hits(page).first()).toContainText('产品乙');
});

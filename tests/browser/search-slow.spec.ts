/** Answers that take a while: the reader scrolls on, and gets what they have asked for all the same. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { buildPages, replaceIndex } from './searchFixtures';

const hits = (page: Page) => page.getByRole('main').locator('ol > li');

/** From now on, what the page asks waits until the function it returns is called. */
async function holdQuestions(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held: (() => void)[] = [];
    const post = Reflect.get(Worker.prototype, 'postMessage') as () => void;
    Worker.prototype.postMessage = function (...given: unknown[]) {
      held.push(() => void Reflect.apply(post, this, given));
    };
    Reflect.set(window, 'releaseQuestions', () => {
      Worker.prototype.postMessage = post;
      held.forEach((send) => {
        send();
      });
    });
  });
  return () =>
    page.evaluate(() => {
      (Reflect.get(window, 'releaseQuestions') as () => void)();
    });
}

/** As a reader does it: what a script does is no sign of reading. */
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

test('more hits come to a reader who scrolls while they wait for them', async ({ page }) => {
  const more = page.getByRole('button', { name: '加载更多' });
  await more.scrollIntoViewIfNeeded();
  const release = await holdQuestions(page);
  await more.click();
  await turnWheel(page, -100);
  await release();
  await expect(hits(page)).toHaveCount(40);
  await expect(hits(page).nth(20).getByRole('link')).toBeFocused();
});

test('hits of the chosen product come to a reader who scrolls past those of all', async ({ page }) => {
  const release = await holdQuestions(page);
  await page.getByRole('radio', { name: '产品乙 30' }).check();
  await turnWheel(page, 600);
  await release();
  await expect(hits(page).filter({ hasText: '产品甲' })).toHaveCount(0);
  await expect(hits(page).first()).toContainText('产品乙');
});

test('a new visit does not show what an earlier one asked for', async ({ page }) => {
  await hits(page).first().getByRole('link').click();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const release = await holdQuestions(page);
  await page.getByRole('combobox', { name: '搜索文档' }).fill('产品乙');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“产品乙”的搜索结果');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('正在获取新的搜索结果...');
  await expect(hits(page)).toHaveCount(0);
  await release();
  await expect(hits(page).first()).toContainText('产品乙');
});

/** History of the search page: query and scroll position after Back and after a reload. */
import type { Page } from '@playwright/test';
import { expect, scrollPage, test } from './fixtures';
import { buildPages, replaceIndex } from './searchFixtures';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox', { name: '搜索' });
const hits = (page: Page) => main(page).locator('ol > li');
const query = '%E5%BF%83%E8%B7%B3'; // 心跳

/** Opens the page, loads more hits and scrolls to the 51st. */
async function goToFarHit(page: Page, goto: (path: string) => Promise<void>): Promise<void> {
  await replaceIndex(page, buildPages(70));
  await goto(`/search?q=${query}`);
  for (const count of [40, 60]) {
    await page.getByRole('button', { name: '加载更多' }).click();
    await expect(hits(page)).toHaveCount(count);
  }
  await expect(page).toHaveURL(/pages=3$/);
  await hits(page).nth(50).scrollIntoViewIfNeeded();
  await expect(hits(page).nth(50)).toBeInViewport();
}

test('restores the number of hits and the scroll position after a reload', async ({ page, goto }) => {
  await goToFarHit(page, goto);
  const before = await page.evaluate(() => scrollY);
  await page.reload();
  await expect(hits(page)).toHaveCount(60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('restores them on Back to a document that has not searched yet', async ({ page, goto }) => {
  await goToFarHit(page, goto);
  const before = await page.evaluate(() => scrollY);
  await hits(page).nth(50).getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\//);
  await expect(field(page)).toBeHidden();
  await page.reload();
  await page.goBack();
  await expect(hits(page)).toHaveCount(60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('focuses the opened hit on Back', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(20));
  await goto(`/search?q=${query}`);
  const links = hits(page).getByRole('link');
  await expect(links).toHaveCount(20);
  await links.nth(12).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\//);
  await expect(field(page)).toBeHidden();
  await page.goBack();
  await expect(links.nth(12)).toBeFocused();
  await expect(links.nth(12)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(links.nth(13)).toBeFocused();
});

test('restores the hits of a query after they were scrolled', async ({ page, goto }) => {
  await replaceIndex(page, [
    ...buildPages(20),
    ...buildPages(1).map((one) => ({ ...one, title: '急停', content: '急停' })),
  ]);
  await goto('/search?q=%E6%80%A5%E5%81%9C'); // 急停
  await expect(hits(page)).toHaveCount(1);
  await field(page).fill('心跳');
  await expect(page).toHaveURL(`/search?q=${query}`);
  await expect(hits(page)).toHaveCount(20);
  await hits(page).first().hover();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await page.goBack();
  await expect(hits(page)).toHaveCount(1);
  await page.goForward();
  await expect(hits(page)).toHaveCount(20);
});

test('restores the scroll position of each query', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(20));
  await goto(`/search?q=${query}`);
  await expect(hits(page)).toHaveCount(20);
  await field(page).fill('设备说明');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/q=%E8%AE%BE%E5%A4%87%E8%AF%B4%E6%98%8E$/);
  await expect(hits(page)).toHaveCount(20);
  const scrollY = () => page.evaluate(() => window.scrollY);
  await scrollPage(page, 700);
  await page.goBack();
  await expect(field(page)).toHaveValue('心跳');
  await expect.poll(scrollY).toBe(0);
  await page.goForward();
  await expect(field(page)).toHaveValue('设备说明');
  await expect.poll(scrollY).toBe(700);
});

test('scrolls to the top for a new query after a reload', async ({ page, goto }) => {
  await goToFarHit(page, goto);
  await page.reload();
  await expect(hits(page)).toHaveCount(60);
  await page.evaluate(() => scrollTo(0, 0));
  await field(page).fill('设备说明');
  await expect(page).toHaveURL(/q=%E8%AE%BE%E5%A4%87%E8%AF%B4%E6%98%8E$/);
  await expect(hits(page)).toHaveCount(20);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('keeps the history entry of a submitted query when the user types another one', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(5));
  await goto('/search');
  await field(page).fill('心跳');
  await field(page).press('Enter');
  await field(page).fill('设备');
  await expect(page).toHaveURL('/search?q=%E8%AE%BE%E5%A4%87');
  await field(page).fill('设备说明');
  await expect(page).toHaveURL('/search?q=%E8%AE%BE%E5%A4%87%E8%AF%B4%E6%98%8E');
  await page.goBack();
  await expect(field(page)).toHaveValue('心跳');
  await expect(page).toHaveURL(`/search?q=${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“心跳”的搜索结果');
  await page.goForward();
  await expect(field(page)).toHaveValue('设备说明');
});

test('ends a composition on Back', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(5));
  await goto(`/search?q=${query}`);
  await expect(hits(page)).toHaveCount(5);
  await field(page).fill('设备');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=%E8%AE%BE%E5%A4%87');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: "shuo'ming", selectionStart: 9, selectionEnd: 9 });
  await expect(field(page)).toHaveValue("设备shuo'ming");
  await page.goBack();
  await expect(field(page)).toHaveValue('心跳');
  // Incomplete input must not change the heading.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“心跳”的搜索结果');
});

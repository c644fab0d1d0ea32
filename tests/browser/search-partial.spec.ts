import type { Page } from '@playwright/test';
import { allowMessages, expect, test, stopClock } from './fixtures';
import { holdFiles } from './searchFixtures';

const doc = '/docs/neptune/user/introduction';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const options = (page: Page) => page.getByRole('group').getByRole('option');
const selected = (page: Page) => page.getByRole('option', { selected: true });
const note = (page: Page) => page.getByRole('paragraph').filter({ hasText: '部分搜索数据没有载入，结果可能不全。' });
const texts = '**/assets/search/text-*';
const allButHeadings = '**/assets/search/{names,text}-*';

/** Returns the progress bar, which is shown from 300 ms after the first partial answer until the answer is complete. */
const progress = (page: Page) => dialog(page).locator('[class*="progressShown"]');

test('keeps the selected option when the texts arrive', async ({ page, goto }) => {
  const release = await holdFiles(page, texts);
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('连接');
  await expect(options(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const href = (await selected(page).getAttribute('href')) ?? '';
  const status = await dialog(page).getByRole('status').innerText();
  release();
  await expect(dialog(page).getByRole('status')).not.toHaveText(status);
  await expect(selected(page)).toHaveAttribute('href', href);
  await expect(selected(page)).toBeInViewport();
  await expect(note(page)).toBeHidden();
});

test('shows no number of results before the answer is complete', async ({ page, goto }) => {
  const release = await holdFiles(page, texts);
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('设备');
  await expect(dialog(page).getByRole('status')).toHaveText('正在获取新的搜索结果...');
  await expect(dialog(page).getByRole('option', { name: '查看全部结果', exact: true })).toBeVisible();
  release();
  await expect(dialog(page).getByRole('status')).toHaveText(/^找到 \d+ 个结果$/);
  await expect(dialog(page).getByRole('option', { name: /^查看全部 \d+ 个结果$/ })).toBeVisible();
});

/** Stops the clock of the page. The worker has its own clock. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await stopClock(page);
}

/** Searches in headings only, with a stopped clock. Returns the first hit and a function that releases the other files. */
async function findInHeadings(page: Page, goto: (path: string) => Promise<void>) {
  const release = await holdFiles(page, allButHeadings);
  await goto(doc);
  await stopTime(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('重启');
  return { href: (await selected(page).getAttribute('href')) ?? '', release };
}

test('keeps the first heading selected when better hits arrive after a second', async ({ page, goto }) => {
  const { href, release } = await findInHeadings(page, goto);
  await expect(options(page).first()).toHaveAttribute('href', href);
  await page.clock.runFor(1000);
  await expect(progress(page)).toHaveCount(1);
  release();
  await expect(options(page).first()).not.toHaveAttribute('href', href);
  await expect(progress(page)).toHaveCount(0);
  await expect(selected(page)).toHaveAttribute('href', href);
  await expect(selected(page)).toBeInViewport();
});

test('selects better hits that arrive within a second', async ({ page, goto }) => {
  const { href, release } = await findInHeadings(page, goto);
  await page.clock.runFor(900);
  release();
  await expect(options(page).first()).not.toHaveAttribute('href', href);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).first()).toBeInViewport();
});

test('keeps the scroll position of the list when the texts arrive', async ({ page, goto }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  const release = await holdFiles(page, texts);
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('连接');
  await expect(options(page).nth(5)).toBeVisible();
  const status = await dialog(page).getByRole('status').innerText();
  const list = page.getByRole('listbox').locator('..');
  await list.evaluate((body) => body.scrollTo(0, 200));
  await expect(progress(page)).toHaveCount(1);
  release();
  await expect(dialog(page).getByRole('status')).not.toHaveText(status);
  await expect(progress(page)).toHaveCount(0); // the text of the current page arrives before that of the others
  const readTop = () => list.evaluate((body) => body.scrollTop);
  const top = await readTop();
  expect(top).toBeGreaterThanOrEqual(200); // larger if hits were inserted above the visible ones
  // Selecting by mouse must not scroll the list. Selecting by keyboard scrolls the option into view.
  const [x = 0, y = 0] = await options(page).evaluateAll((all) => {
    const isUnder = (option: Element, left: number, at: number) =>
      document.elementFromPoint(left, at)?.closest('[role="option"]') === option;
    const centres = all.slice(1).map((option) => {
      const { top, height } = option.getBoundingClientRect();
      return { option, left: 180, at: top + height / 2 };
    });
    const seen = centres.find(({ option, left, at }) => isUnder(option, left, at));
    return seen ? [seen.left, seen.at] : [];
  });
  await page.mouse.move(x, y);
  await expect(selected(page)).not.toHaveAttribute('href', (await options(page).first().getAttribute('href')) ?? '');
  expect(await readTop()).toBe(top);
  await page.keyboard.press('Home');
  await expect(options(page).first()).toBeInViewport();
});

test('does not move hits of the search page while the pointer is down', async ({ page, goto }) => {
  const release = await holdFiles(page, texts);
  await goto('/search?q=%E8%AE%BE%E5%A4%87'); // 设备
  const links = page.getByRole('main').locator('ol').getByRole('link');
  await expect(links.nth(2)).toBeVisible();
  const href = (await links.nth(2).getAttribute('href')) ?? '';
  await links.nth(2).hover();
  await page.mouse.down();
  const arrived = page.waitForResponse(/text-/);
  release();
  await (await arrived).finished();
  await expect(page.getByRole('main').getByText(/^找到 \d+ 个结果$/)).toBeVisible();
  await expect(links.nth(2)).toHaveAttribute('href', href);
  await page.mouse.up();
  await page.waitForURL(`**${href}`);
});

test('does not move the products of the search page while the pointer is down', async ({ page, goto }) => {
  const release = await holdFiles(page, texts);
  await goto('/search?q=%E8%AE%BE%E5%A4%87'); // 设备
  const product = page.getByRole('main').getByRole('radio', { name: /^边缘计算系统软件/ });
  await product.hover({ force: true }); // the text of the button covers the invisible input
  const before = await product.boundingBox();
  await page.mouse.down();
  const arrived = page.waitForResponse(/text-/);
  release();
  await (await arrived).finished();
  await expect(page.getByRole('main').getByText(/^找到 \d+ 个结果$/)).toBeVisible();
  expect(await product.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(product).toBeChecked();
  await expect(page.getByRole('main').locator('ol > li').first()).toContainText('边缘计算系统软件');
});

test('does not move hits of a scrolled search page until the user returns to the top', async ({ page, goto }) => {
  const release = await holdFiles(page, texts);
  await goto('/search?q=%E8%AE%BE%E5%A4%87'); // 设备
  const links = page.getByRole('main').locator('ol').getByRole('link');
  await expect(links.nth(12)).toBeVisible();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('正在获取新的搜索结果...');
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  const readPlaces = () =>
    links.evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getBoundingClientRect().top]));
  const places = await readPlaces();
  release();
  await expect(status).toHaveText(/^找到 \d+ 个结果$/);
  expect(await readPlaces()).toEqual(places);
  await page.keyboard.press('Home');
  await expect(links.nth(2)).not.toHaveAttribute('href', String(places[2]?.[0]));
});

test('does not shift on a narrow phone when the number of results appears', async ({ page, goto }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const release = await holdFiles(page, texts);
  await goto('/search?q=%E8%AE%BE%E5%A4%87'); // 设备
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('正在获取新的搜索结果...');
  const top = async () => (await page.getByRole('main').locator('ol').boundingBox())?.y;
  const before = await top();
  release();
  await expect(status).toHaveText(/^找到 \d+ 个结果$/);
  expect(await top()).toBe(before);
});

test('shows hits from headings and a note when texts fail to load, and completes them on retry', async ({
  page,
  goto,
  unexpectedMessages,
  expectAccessible,
}) => {
  await page.route(texts, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('连接');
  await expect(note(page)).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText(/^找到 \d+ 个结果。部分搜索数据没有载入，结果可能不全。$/);
  await expect(options(page).first()).toBeVisible();
  await expect(note(page)).toBeInViewport();
  expect((await note(page).boundingBox())?.y).toBeLessThan((await options(page).first().boundingBox())?.y ?? 0);
  await expectAccessible('partial results');
  await page.unrouteAll();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(note(page)).toBeHidden();
  await expect(options(page).first()).toBeVisible();
  await allowMessages(unexpectedMessages, /IndexLoadError/);
});

test('shows the note before the missing results and offers no report when texts fail to load', async ({
  page,
  goto,
  unexpectedMessages,
}) => {
  await page.route(texts, (route) => route.abort());
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('股票行情');
  await expect(dialog(page).getByRole('status')).toHaveText(
    /^部分搜索数据没有载入，结果可能不全。没有结果：“股票行情”$/,
  );
  const nothing = dialog(page).getByText('没有结果：“股票行情”').first();
  expect((await note(page).boundingBox())?.y).toBeLessThan((await nothing.boundingBox())?.y ?? 0);
  await expect(dialog(page).getByText('请告知我们。')).toHaveCount(0);
  await allowMessages(unexpectedMessages, /IndexLoadError/);
});

test('shows the note on the search page above the hits, and completes them on retry', async ({
  page,
  goto,
  unexpectedMessages,
  expectAccessible,
}) => {
  await page.route(texts, (route) => route.abort());
  await goto('/search?q=%E8%BF%9E%E6%8E%A5');
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  await expect(status).toHaveText(/^找到 \d+ 个结果。部分搜索数据没有载入，结果可能不全。$/);
  await expect(status).toBeVisible();
  await expect(main.getByText('部分搜索数据没有载入')).toHaveCount(1);
  const retry = main.getByRole('button', { name: '重试' });
  const firstHit = main.locator('ol > li').first();
  expect((await retry.boundingBox())?.y).toBeLessThan((await firstHit.boundingBox())?.y ?? 0);
  await expectAccessible();
  await page.unrouteAll();
  await retry.click();
  await expect(status).toHaveText(/^找到 \d+ 个结果$/);
  await expect(retry).toHaveCount(0);
  await allowMessages(unexpectedMessages, /IndexLoadError/);
});

test('offers no report on the search page when texts fail to load', async ({ page, goto, unexpectedMessages }) => {
  await page.route(texts, (route) => route.abort());
  await goto('/search?q=%E8%82%A1%E7%A5%A8%E8%A1%8C%E6%83%85');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('部分搜索数据没有载入，结果可能不全。没有结果：“股票行情”');
  await expect(main.getByRole('button', { name: '重试' })).toBeVisible();
  await expect(main.getByText('请告知我们。')).toHaveCount(0);
  await allowMessages(unexpectedMessages, /IndexLoadError/);
});

import type { Page } from '@playwright/test';
import { chooseColourMode, expect, ignoreMessages, test } from './fixtures';
import { buildPages, failedManifest, replaceIndex } from './searchFixtures';

const doc = '/docs/neptune/user/introduction';
const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favouriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const selected = (page: Page) => page.getByRole('option', { selected: true });
const button = (page: Page) => page.getByRole('navigation').getByRole('link', { name: '搜索', exact: true });

const storedHits = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      objectID: `h${String(index)}`,
      url: `${doc}?n=${String(index)}`,
      type: 'lvl1',
      hierarchy: { lvl0: '产品', lvl1: `条目 ${String(index)}` },
      content: null,
    })),
  );

/** States of the dialog: name, how to enter it, and what is visible then. */
const states: [string, (page: Page) => Promise<unknown>, (page: Page) => ReturnType<Page['getByText']>][] = [
  ['nothing stored', async () => undefined, (page) => dialog(page).getByText('没有最近搜索')],
  ['results', (page) => field(page).fill('MQTT 连接'), selected],
  ['no results', (page) => field(page).fill('股票行情'), (page) => dialog(page).getByText('试试搜索')],
];

for (const mode of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    test(`is accessible in every state of the dialog, ${mode}, ${String(width)} px`, async ({
      page,
      goto,
      expectAccessible,
    }) => {
      await chooseColourMode(page, mode);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await goto(doc);
      await page.keyboard.press('Control+k');
      for (const [name, enter, find] of states) {
        await enter(page);
        await expect(find(page).first()).toBeVisible();
        await expectAccessible(name);
      }
    });

    test(`is accessible with stored, stalled and failed searches, ${mode}, ${String(width)} px`, async ({
      page,
      goto,
      unexpectedMessages,
      expectAccessible,
    }) => {
      await chooseColourMode(page, mode);
      await page.addInitScript(
        ([recent, favourite, hits]) => {
          localStorage.setItem(recent, hits);
          localStorage.setItem(favourite, hits.replace(/"h(\d)"/g, '"f$1"'));
        },
        [recentKey, favouriteKey, storedHits(2)] as const,
      );
      let fail: () => void = () => undefined;
      const failed = new Promise<void>((resolve) => (fail = resolve));
      await page.route('**/search-index.json', async (route) => {
        await failed;
        await route.abort();
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await goto(doc);
      await page.keyboard.press('Control+k');
      await expect(dialog(page).locator('[data-stored]')).toHaveCount(4);
      await expectAccessible('stored searches');
      await field(page).fill('MQTT');
      await expect(dialog(page).locator('p:not([role])').getByText('正在获取新的搜索结果...')).toBeVisible();
      await expectAccessible('stalled');
      fail();
      await expect(page.getByText('无法获取结果', { exact: true })).toBeVisible();
      await expectAccessible('failed');
      ignoreMessages(unexpectedMessages, failedManifest);
    });
  }
}

/** Reads the names and sizes of all controls of the dialog in a single evaluate call, because hits are replaced. */
function readTargets(page: Page): Promise<[string, number][]> {
  return dialog(page).evaluate((element) =>
    [...element.querySelectorAll('a, button, input')].map((target): [string, number] => {
      const { width, height } = target.getBoundingClientRect();
      return [target.getAttribute('aria-label') ?? target.textContent, Math.min(width, height)];
    }),
  );
}

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [768, 1024],
] as const) {
  test(`fills the screen at ${String(width)} px, with targets of 44 px`, async ({ page, goto }) => {
    await page.setViewportSize({ width, height });
    await goto(doc);
    await button(page).click();
    await field(page).fill('MQTT');
    await expect(selected(page)).toBeVisible();
    // Polled because the dialog slides in.
    await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
    for (const [name, size] of await readTargets(page)) expect(size, name).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const [width, height, keyboardTop] of [
  [390, 844, 420],
  [1024, 600, 300],
] as const) {
  test(`keeps the field and the last hit above a virtual keyboard, ${String(width)} px`, async ({ page, goto }) => {
    await page.addInitScript((top) => {
      // Chromium has no virtual keyboard here: a fake visual viewport reports one.
      const viewport = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
      Object.defineProperty(window, 'visualViewport', { value: viewport });
      addEventListener('focusin', ({ target }) => {
        viewport.height = (target as Element).matches('input') ? top : innerHeight;
        viewport.dispatchEvent(new Event('resize'));
      });
    }, keyboardTop);
    await replaceIndex(page, buildPages(30));
    await page.setViewportSize({ width, height });
    await goto(doc);
    await button(page).click();
    await field(page).fill('心跳');
    await expect(selected(page)).toBeVisible();
    await page.keyboard.press('End');
    for (const element of [field(page), selected(page), page.getByRole('button', { name: '取消' })]) {
      await expect(async () => {
        const box = await element.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(keyboardTop);
      }).toPass();
    }
  });
}

test('restores and selects the query after a click outside', async ({ page, goto }) => {
  await goto(doc);
  await button(page).click();
  await field(page).fill('MQTT');
  await expect(selected(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
  await button(page).click();
  await expect(field(page)).toHaveValue('MQTT');
  await expect(selected(page)).toBeVisible();
  await page.keyboard.type('心跳');
  await expect(field(page)).toHaveValue('心跳');
});

for (const width of [320, 390]) {
  test(`shows the whole query with text at 200 % on a screen of ${String(width)} px`, async ({ page, goto }) => {
    await page.setViewportSize({ width, height: 640 });
    await goto(doc);
    await button(page).click();
    await field(page).fill('心跳间隔');
    const boxHeight = () => page.getByRole('search').evaluate((box) => box.clientHeight);
    expect(await boxHeight()).toBeLessThan(70); // one row when it fits
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await field(page).evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    await expect(dialog(page).getByRole('button', { name: '取消' })).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole('button', { name: '清除查询' })).toBeInViewport({ ratio: 1 });
  });
}

test('loses nothing in forced colours with text at 200 %', async ({ page, goto }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(doc);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await button(page).click();
  await field(page).fill('MQTT 连接');
  await expect(selected(page)).toHaveCSS('outline-style', 'solid');
  expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('shows the missing result on a phone in landscape with an open keyboard', async ({ page, goto }) => {
  await page.setViewportSize({ width: 740, height: 180 });
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('股票行情');
  await expect(dialog(page).getByText('没有结果：', { exact: true })).toBeInViewport({ ratio: 1 });
});

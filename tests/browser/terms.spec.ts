import type { Page } from '@playwright/test';
import { allowMessages, expect, test, waitForHydration } from './fixtures';
import { holdFiles } from './searchFixtures';

const doc = '/docs/triton/deploy/access-neptune';
const word = (page: Page) => page.getByRole('main').getByRole('link', { name: '团队令牌', exact: true }).first();
const dialog = (page: Page) => page.getByRole('dialog', { name: '团队令牌' });

test('explains a term on click, with its English name, accessibly', async ({ page, goto, expectAccessible }) => {
  await goto(doc);
  await word(page).click();
  await expect(dialog(page)).toContainText('team token');
  await expect(dialog(page)).toHaveAccessibleDescription(/.{6}/);
  await expectAccessible();
  await dialog(page).getByRole('button', { name: '关闭' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(doc);
});

test('opens by keyboard, closes on Escape and restores focus', async ({ page, goto }) => {
  await goto(doc);
  await word(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('link', { name: '在术语表中查看' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(word(page)).toBeFocused();
});

test('closes on a click outside, and links to the row of the glossary', async ({ page, goto }) => {
  await goto(doc);
  await word(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
  await word(page).click();
  await dialog(page).getByRole('link', { name: '在术语表中查看' }).click();
  await expect(page).toHaveURL('/docs/glossary#term-team-token');
  await waitForHydration(page);
  await expect(page.locator('#term-team-token')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('opens at the bottom of the viewport on tap', async ({ page, goto }) => {
    await goto(doc);
    await word(page).tap();
    const box = await dialog(page).boundingBox();
    expect(box && [box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, 360, 640]);
    for (const control of [
      dialog(page).getByRole('button', { name: '关闭' }),
      page.getByRole('link', { name: '在术语表中查看' }),
    ]) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

const code = '**/assets/js/*explainTerm*';

test.describe('while its code loads', () => {
  const ways: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    [
      'a navigation',
      async (page) => {
        await page.getByRole('navigation', { name: '上一页和下一页' }).getByRole('link').last().click();
        await expect(page).not.toHaveURL(doc);
      },
    ],
  ];
  for (const [way, cancel] of ways) {
    test(`${way} cancels the definition`, async ({ page, goto }) => {
      await goto(doc);
      const release = await holdFiles(page, code);
      const loaded = page.waitForResponse(code);
      await word(page).click();
      await cancel(page);
      release();
      await (await loaded).finished();
      await page.locator('a.term').first().click(); // comes after the cancelled one
      await expect(page.locator('.term-dialog')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.locator('.term-dialog')).toHaveCount(0);
    });
  }

  test('a second click opens one definition', async ({ page, goto }) => {
    await goto(doc);
    const release = await holdFiles(page, code);
    await word(page).dblclick();
    release();
    await expect(dialog(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('links to the glossary when the code fails to load', async ({ page, goto, unexpectedMessages }) => {
  await page.route(code, (route) => route.abort());
  await goto(doc);
  await word(page).click();
  await expect(page).toHaveURL('/docs/glossary#term-team-token');
  await allowMessages(unexpectedMessages, /definition is not available|ERR_FAILED|ChunkLoadError/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links to the glossary', async ({ page }) => {
    await page.goto(doc);
    await word(page).click();
    await expect(page).toHaveURL('/docs/glossary#term-team-token');
  });
});

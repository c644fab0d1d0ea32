/** Promise A1 for what only appears when a control of the shell is used; tests/browser/sweep.spec.ts has the pages themselves. */
import { chooseColourMode, expect, test } from './fixtures';

const doc = '/docs/neptune/api/device_management/device_create';

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in ${mode} mode`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await chooseColourMode(page, mode);
    });

    test('an open dropdown and an open category are accessible', async ({ page, goto, expectAccessible }) => {
      await goto('/docs/neptune/user/introduction');
      await page.getByRole('button', { name: "展开侧边栏分类 'Neptune API'" }).click();
      await page.getByRole('button', { name: '简体中文' }).click();
      await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
      await expectAccessible();
    });

    test('copied code is accessible', async ({ page, goto, expectAccessible }) => {
      await goto(doc);
      await page.getByRole('button', { name: '复制代码到剪贴板' }).first().click();
      await expectAccessible();
    });

    test('the open table of contents of a phone is accessible', async ({ page, goto, expectAccessible }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await goto(doc);
      await page.getByRole('button', { name: '本页总览' }).click();
      await expectAccessible();
    });

    test('both menus of a phone are accessible', async ({ page, goto, expectAccessible }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await goto('/docs/neptune/user/introduction');
      await page.getByRole('button', { name: '切换导航栏' }).click();
      const menu = page.getByRole('dialog', { name: '导航菜单' });
      await expect(menu).toBeVisible();
      await expectAccessible('sidebar menu');
      await menu.getByRole('button', { name: '← 回到主菜单' }).click();
      const languages = menu.getByRole('button', { name: '选择语言' });
      if ((await languages.getAttribute('aria-expanded')) === 'false') await languages.click();
      await expect(menu.getByRole('link', { name: '简体中文' })).toBeVisible();
      await expectAccessible('main menu');
    });
  });
}

test('the check of accessibility sees contrast that is enough for AA, not for AAA', async ({
  page,
  goto,
  expectAccessible,
}) => {
  await goto('/markdown-page');
  await page.locator('h1').evaluate((heading) => (heading.style.color = '#888'));
  await expect(expectAccessible()).rejects.toThrow('color-contrast-enhanced: h1');
});

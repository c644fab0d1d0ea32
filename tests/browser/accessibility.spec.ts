/** Accessibility of content that appears on interaction. tests/browser/sweep.spec.ts checks the pages themselves. */
import { chooseColourMode, expect, test } from './fixtures';

const doc = '/docs/neptune/api/device_management/device_create';

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in ${mode} mode`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await chooseColourMode(page, mode);
    });

    test('has an accessible dropdown and category when they are open', async ({ page, goto, expectAccessible }) => {
      await goto('/docs/neptune/user/introduction');
      await page.getByRole('button', { name: "展开侧边栏分类 'Neptune API'" }).click();
      await page.getByRole('button', { name: '简体中文' }).click();
      await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
      await expectAccessible();
    });

    test('stays accessible after code was copied', async ({ page, goto, expectAccessible }) => {
      await goto(doc);
      await page.getByRole('button', { name: '复制代码到剪贴板' }).first().click();
      await expectAccessible();
    });

    test('has an accessible table of contents on a phone when it is open', async ({ page, goto, expectAccessible }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await goto(doc);
      await page.getByRole('button', { name: '本页总览' }).click();
      await expectAccessible();
    });

    test('has accessible menus on a phone', async ({ page, goto, expectAccessible }) => {
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

test('reports contrast that meets AA but not AAA', async ({ page, goto, expectAccessible }) => {
  await goto('/markdown-page');
  await page.locator('h1').evaluate((heading) => (heading.style.color = '#888'));
  await expect(expectAccessible()).rejects.toThrow('color-contrast-enhanced: h1');
});

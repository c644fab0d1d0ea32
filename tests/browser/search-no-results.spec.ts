/** A search without results. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const doc = '/docs/neptune/user/introduction';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });

test('is not announced or shown while the user is typing', async ({ page, goto }) => {
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('设备');
  await expect(page.getByRole('option').first()).toBeVisible();
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(document.querySelector('dialog')?.textContent ?? '')).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  await field(page).fill('');
  await field(page).pressSequentially('zqxj股票行情', { delay: 150 });
  await field(page).fill('设备');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect((await seen.jsonValue()).filter((text) => text.includes('没有结果：'))).toEqual([]);
  await field(page).fill('股票行情');
  await expect(dialog(page).getByRole('status')).toHaveText('没有结果：“股票行情”');
});

for (const width of [360, 1280]) {
  test(`offers troubleshooting pages of the product at ${String(width)} px`, async ({
    page,
    goto,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('股票行情');
    const help = dialog(page).locator('section').filter({ hasText: '排查问题' });
    await expect(help.getByRole('link')).toHaveText([/Neptune 常见问题/, /错误码/]);
    await expectAccessible('no results');
    await help.getByRole('link').first().click();
    await page.waitForURL('**/docs/neptune/user/faq');
    await expect(dialog(page)).toBeHidden();
  });
}

test('offers up to five similar headings', async ({ page, goto }) => {
  await goto('/search?q=zzkkqq vvwwxx MQTT jjqqxx ppzzqq');
  const headings = page.getByRole('main').locator('section').filter({ hasText: '最接近的标题' }).getByRole('link');
  await expect(headings.first()).toContainText('MQTT');
  expect(await headings.count()).toBeLessThanOrEqual(5);
});

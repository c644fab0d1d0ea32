/** Readers who have their browser translate the page: it exchanges the text under React's hands. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** As Chromium's translation does it: each text gives way to elements that hold the translated one. */
function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style')) continue;
      const holder = document.createElement('span'); // there, it is a `<font>`
      holder.append(`translated ${text.data}`);
      text.replaceWith(holder);
    }
  });
}

const queries = ['设备', '设备分', '设备分组', '设备分组zzqqx', '设备'];

test('the dialog answers the next query', async ({ page, goto }) => {
  await goto('/docs/neptune/user/introduction');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog', { name: '搜索' }).getByRole('combobox');
  for (const query of queries) {
    await field.fill(query);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/找到 \d+ 个结果$/);
    await expect(page.getByRole('option').first().locator('mark').first()).toHaveText(/设备/);
    await translatePage(page);
  }
});

test('the search page answers the next query', async ({ page, goto }) => {
  await goto('/search');
  const main = page.getByRole('main');
  for (const query of queries) {
    await main.getByRole('searchbox', { name: '搜索' }).fill(query);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`“${query}”的搜索结果`);
    await expect(main.getByRole('status')).toHaveText(/找到 \d+ 个结果$/);
    await expect(main.locator('ol mark').first()).toHaveText(/设备/);
    await translatePage(page);
  }
});

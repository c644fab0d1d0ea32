/** Search in a page that the browser translates. */
import { expect, test } from './fixtures';
import { translatePage } from './translation';

const queries = ['设备', '设备分', '设备分组', '设备分组zzqqx', '设备'];

test('answers the next query in the dialog', async ({ page, goto }) => {
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

test('answers the next query on the search page', async ({ page, goto }) => {
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

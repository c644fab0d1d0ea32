import { allowNoise, expect, test } from './fixtures';
import { holdFiles } from './searchFixtures';

const doc = '/docs/lowcode/hmi';

test('without its code and without a network the page stays and says why', async ({ page, goto, noise, context }) => {
  await goto(doc);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('无法获取结果你可能需要检查网络连接。');
  await expect(page).toHaveURL(doc);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  allowNoise(noise, /ERR_INTERNET_DISCONNECTED|Image zoom is not available/);
});

test('a line that is up and leads nowhere does not cost the page either, nor what was typed', async ({
  page,
  goto,
  noise,
}) => {
  await goto(doc);
  const release = await holdFiles(page, '**/assets/js/*SearchDialog*', (route) => route.abort('connectionrefused'));
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.route('**/search', (route) => route.abort('connectionrefused'));
  await page.keyboard.press('Control+k');
  const early = page.getByRole('dialog', { name: '搜索' }).getByRole('textbox', { name: '搜索' });
  await early.fill('心跳超时');
  release();
  await expect(page.getByRole('alert')).toContainText('无法获取结果');
  await asked;
  await expect(page).toHaveURL(doc);
  await page.unrouteAll();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索文档' })).toHaveValue('心跳超时');
  allowNoise(noise, /ERR_CONNECTION_REFUSED|Image zoom is not available/);
});

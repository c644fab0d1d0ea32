import { allowNoise, expect, test } from './fixtures';

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

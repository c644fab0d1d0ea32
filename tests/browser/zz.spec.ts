import { expect, test } from './fixtures';
import { holdFiles } from './searchFixtures';
const texts = '**/assets/search/text-*';
test('zz', async ({ page, goto }) => {
  await page.route('**/src_search_PageResults*.js', async (route) => {
    const res = await route.fetch();
    const body = (await res.text()).replace('className:c.A.filter,onPointerDown:l', 'className:c.A.filter');
    await route.fulfill({ response: res, body, headers: { 'content-type': 'text/javascript' } });
  });
  const release = await holdFiles(page, texts);
  await goto('/search?q=%E8%AE%BE%E5%A4%87'); // 设备
  const product = page.getByRole('main').getByRole('radio', { name: /^边缘计算系统软件/ });
  await product.hover({ force: true });
  const before = await product.boundingBox();
  await page.mouse.down();
  const arrived = page.waitForResponse(/text-/);
  release();
  await (await arrived).finished();
  await expect(page.getByRole('main').getByText(/^找到 \d+ 个结果$/)).toBeVisible();
  expect(await product.boundingBox()).toEqual(before);
});

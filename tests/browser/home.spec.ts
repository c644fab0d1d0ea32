/** Layout of the home page. tests/browser/layouts.spec.ts checks its accessibility. */
import { expect, test } from './fixtures';

for (const width of [1024, 1440, 1920]) {
  test(`ends the tasks and the product map at the same height at ${width} px`, async ({ page, goto }) => {
    await page.setViewportSize({ width, height: 900 });
    await goto('/');
    const tasks = await page.getByRole('navigation', { name: '按任务查找' }).boundingBox();
    const map = await page.getByRole('region', { name: '从产品开始' }).boundingBox();
    if (!tasks || !map) throw new Error('no tasks or no map');
    expect(Math.abs(tasks.y + tasks.height - map.y - map.height)).toBeLessThan(2);
    const rows = page.getByRole('navigation', { name: '按任务查找' }).getByRole('listitem');
    const last = await rows.last().boundingBox();
    expect(last && Math.abs(last.y + last.height - map.y - map.height)).toBeLessThan(2);
  });
}

test('is shorter than 4000 px on a phone', async ({ page, goto }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
});

import { expect, test } from './fixtures';
import { buildPages, replaceIndex } from './searchFixtures';

const landing = '/docs/neptune/user/introduction';

test('a page of a large site is found, though only what a query needs is fetched', async ({ page, goto }) => {
  const filler = '别的内容。'.repeat(4000);
  const pages = buildPages(12).map((one, index) => ({
    ...one,
    content: `${index === 7 ? '轮询超时' : '正文'}。${filler}`,
  }));
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/search/pages-')) chunks.push(request.url());
  });
  await replaceIndex(page, pages, { layout: 'sharded' });
  await goto(landing);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索文档' }).fill('轮询超时');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option')).toContainText('设备说明 8');
  expect(chunks).toHaveLength(1);
});

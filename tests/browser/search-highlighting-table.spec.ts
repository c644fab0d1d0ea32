/** Highlighted hits in tables that are wider than the viewport of a phone. */
import { expect, test } from './fixtures';
import { isFirstMarkInView, replaceIndex } from './searchFixtures';

const path = '/docs/neptune/user/device-access/mqtt';

test('scrolls a match in a hidden column into view', async ({ page, goto }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await goto(path);
  // In the first row below a heading, the match is hidden only by the width of the table.
  const hidden = await page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('main table tbody tr:first-child td')];
    const cell = cells.find((td) => td.getBoundingClientRect().left > window.innerWidth && td.innerText.trim() !== '');
    const headings = [...document.querySelectorAll<HTMLElement>('main h2[id], main h3[id]')];
    const above = headings.filter(
      (heading) => cell && heading.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return { text: cell?.innerText.trim() ?? '', anchor: above[above.length - 1]?.id ?? '' };
  });
  expect(hidden.text).not.toBe('');
  const url = `${path}#${encodeURIComponent(hidden.anchor)}`;
  await replaceIndex(page, [{ url, product: '产品甲', title: '接入', content: hidden.text }]);
  await goto('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索文档' }).fill(hidden.text);
  await expect(page.getByRole('option', { selected: true })).toContainText('接入');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${url}`);
  await expect.poll(() => isFirstMarkInView(page)).toBe(true);
});

test('opens a table row and highlights words only in it', async ({ page, goto }) => {
  await goto('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索文档' }).fill('按复位没有反应');
  const option = page.getByRole('option').filter({ hasText: '按复位没有反应，也没有提示' });
  await expect(option).toContainText('→');
  await option.click();
  await page.waitForURL((url) => decodeURIComponent(url.hash) === '#按复位没有反应也没有提示');
  const row = page.getByRole('row').filter({ hasText: '按复位没有反应，也没有提示' });
  await expect(row).toBeInViewport();
  await expect.poll(() => isFirstMarkInView(page)).toBe(true);
  const rowsWithMarks = await page.evaluate(() => {
    const rows = [...(CSS.highlights.get('search-hit') ?? [])].map(
      ({ startContainer }) => startContainer.parentElement?.closest('tr')?.id,
    );
    return [...new Set(rows)];
  });
  expect(rowsWithMarks).toEqual(['按复位没有反应也没有提示']);
});

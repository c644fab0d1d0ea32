/** Wide tables on phones: cards for parameter tables; a fixed first column and a shadow for others. */
import { expect, test } from './fixtures';

test.use({ viewport: { width: 360, height: 740 } });

for (const { columns, path } of [
  { columns: 5, path: '/docs/automation/process_management/new-project' },
  { columns: 8, path: '/docs/automation/motion_parameter/axis-config' },
]) {
  test(`shows a parameter table of ${columns} columns as cards with labelled values`, async ({ page, goto }) => {
    await goto(path);
    const table = page.locator('.table-scroll--cards').first();
    const labels = await table.locator('thead th').allTextContents();
    expect(labels).toHaveLength(columns);
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const shown = await table
      .locator('tbody tr')
      .first()
      .locator('td:not(:first-child)')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content.replace(/"/g, '')));
    expect(shown).toEqual(labels.slice(1));
  });
}

test('keeps the first column of another wide table in view', async ({ page, goto }) => {
  await goto('/docs/janus/user/data-definition');
  const table = page.locator('.table-scroll--many:not(.table-scroll--cards)').first();
  await table.scrollIntoViewIfNeeded();
  const left = () =>
    table
      .locator('tbody td')
      .first()
      .evaluate((cell) => cell.getBoundingClientRect().left);
  const before = await left();
  await table.evaluate((region) => region.scrollTo(120, 0));
  expect(await table.evaluate(({ scrollLeft }) => scrollLeft)).toBe(120);
  expect(await left()).toBe(before);
});

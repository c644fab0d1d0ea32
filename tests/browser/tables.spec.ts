/** Wide tables on phones: cards for parameter tables; a fixed first column and a shadow for others. */
import { expect, test } from './fixtures';

test.use({ viewport: { width: 360, height: 740 } });

test('shows a parameter table as cards with labelled values', async ({ page, goto }) => {
  await goto('/docs/automation/motion_parameter/axis-config');
  const table = page.locator('.table-scroll--dense').first();
  const labels = await table.locator('thead th').allTextContents();
  expect(labels.length).toBeGreaterThan(5);
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const shown = await table
    .locator('tbody tr')
    .first()
    .locator('td:not(:first-child)')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content.replace(/"/g, '')));
  expect(shown).toEqual(labels.slice(1));
});

test('keeps the first column of another wide table in view', async ({ page, goto }) => {
  await goto('/docs/janus/user/data-definition');
  const table = page.locator('.table-scroll--many').first();
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

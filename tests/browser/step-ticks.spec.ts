/** Ticks of the steps of long tasks: stored on the device, cleared by a button. */
import { expect, test } from './fixtures';

const route = '/docs/automation/process_management/new-project';
const first = '第 1 个步骤已完成';

test('keeps ticks after a reload and clears them by the button', async ({ page, goto, expectAccessible }) => {
  await goto(route);
  await page.getByRole('checkbox', { name: first }).check();
  await page.getByRole('checkbox', { name: '第 3 个步骤已完成' }).check();
  await expect(page.getByText(/^已完成 2 步，共 \d+ 步$/)).toBeVisible();
  await expectAccessible(route);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: first })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: '第 2 个步骤已完成' })).not.toBeChecked();
  await page.getByRole('button', { name: '全部改为未完成' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: first })).toBeFocused();
  await expect(page.getByText(/^已完成/)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('docs.doneSteps'))).toBeNull();
});

test('keeps the ticks of other pages apart', async ({ page, goto }) => {
  await goto(route);
  await page.getByRole('checkbox', { name: first }).check();
  await goto('/docs/automation/quick_start/case-1');
  await expect(page.getByRole('checkbox', { name: first })).not.toBeChecked();
});

test('offers no ticks for a short task', async ({ page, goto }) => {
  await goto('/docs/neptune/user/quick-access');
  await expect(page.locator('.steps').first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

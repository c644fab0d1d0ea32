import type { Page } from '@playwright/test';
import { allowNoise, expect, test } from './fixtures';

const landing = '/docs/neptune/user/introduction';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const options = (page: Page) => page.getByRole('option');
const selected = (page: Page) => page.getByRole('option', { selected: true });
const note = (page: Page) => page.getByText('部分页面的正文没有载入，结果可能不全。');
const texts = '**/assets/search/text-*';

test('the option that was chosen among headings stays chosen when the texts arrive', async ({ page, goto }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(texts, async (route) => {
    await released;
    await route.continue();
  });
  await goto(landing);
  await page.keyboard.press('Control+k');
  await field(page).fill('连接');
  await expect(options(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const href = (await selected(page).getAttribute('href')) ?? '';
  const status = await dialog(page).getByRole('status').innerText();
  release();
  await expect(dialog(page).getByRole('status')).not.toHaveText(status);
  await expect(selected(page)).toHaveAttribute('href', href);
  await expect(selected(page)).toBeInViewport();
  await expect(note(page)).toBeHidden();
});

test('when texts cannot be had, what was found in headings is shown and says so; a retry completes it', async ({
  page,
  goto,
  noise,
  expectAccessible,
}) => {
  await page.route(texts, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goto(landing);
  await page.keyboard.press('Control+k');
  await field(page).fill('连接');
  await expect(note(page)).toBeVisible();
  await expect(options(page).first()).toBeVisible();
  await expectAccessible('partial results');
  await page.unrouteAll();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(note(page)).toBeHidden();
  await expect(options(page).first()).toBeVisible();
  allowNoise(noise, /IndexLoadError/);
});

/** Ranking of a title that two products share: depends on the current page. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const [automation, lowcode] = ['/docs/automation/common_functions/recipe', '/docs/lowcode/dev-HMI-app/recipe'];
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const firstHit = (page: Page) => page.getByRole('option').first();

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

test('ranks the product of the current page first, also after client-side navigation', async ({ page, goto }) => {
  await goto('/docs/automation/work-flow-intro');
  await ask(page, '配方');
  await expect(firstHit(page)).toHaveAttribute('href', automation);
  await field(page).fill('低代码 HMI 组态软件 产品介绍');
  await page.keyboard.press('Escape');

  await page.getByRole('navigation').getByRole('link', { name: '低代码 HMI 组态软件', exact: true }).first().click();
  await page.waitForURL('**/docs/lowcode/**');
  await ask(page, '配方');
  await expect(firstHit(page)).toHaveAttribute('href', lowcode);

  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=*');
  await expect(page.getByRole('main').locator('ol > li').first().getByRole('link').first()).toHaveAttribute(
    'href',
    lowcode,
  );
});

test('ranks a clearly better answer of another product first', async ({ page, goto }) => {
  await goto('/docs/lowcode/dev-HMI-app/recipe');
  await ask(page, '设备通过 MQTT 连接');
  await expect(firstHit(page)).toHaveAttribute('href', '/docs/neptune/api/device_connection/mqtt');
});

/** The focus on the search page of the USB edition after "load more". */
import type { Page } from '@playwright/test';
import { expect, test } from './usbFixtures';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: '搜索' });
const hits = (page: Page) => page.getByRole('main').locator('ol > li');

/** Presses "load more" while the next call of `map` fails: the search is in the page and answers with it. */
async function failToLoadMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: /加载更多/ }).evaluate((button: HTMLButtonElement) => {
    const original = Reflect.get(Array.prototype, 'map') as unknown;
    Reflect.set(Array.prototype, 'map', () => {
      Reflect.set(Array.prototype, 'map', original);
      throw new Error('broken');
    });
    button.click();
  });
  await expect(page.getByRole('main')).toContainText('无法获取结果');
}

test('keeps the focus in the field on Back after loading more has failed', async ({ page, open }) => {
  await open('search.html?q=%E8%AE%BE%E5%A4%87&pages=2');
  await expect(hits(page)).toHaveCount(40);
  await field(page).fill('MQTT');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=MQTT$/);
  await expect(hits(page)).toHaveCount(20);
  await failToLoadMore(page);
  await field(page).fill('Modbus');
  await expect(hits(page)).toHaveCount(20);
  await page.goBack();
  await expect(hits(page)).toHaveCount(40);
  await expect(field(page)).toBeFocused();
});

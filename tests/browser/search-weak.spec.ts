/** Answers whose hits match only a part of the query. */
import type { Page } from '@playwright/test';
import { answerHits, expect, test, useHosts } from './hostedFixtures';

const doc = '/docs/neptune/api/error-codes';
const weakStatus = '没有完全匹配的结果，下面的内容可能相关';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });

const weakHits = ['打印当前画面', '安装驱动'].map((title) => ({ title, isWeak: true as const }));

for (const width of [360, 1280, 1920]) {
  test(`are labelled in the dialog at ${String(width)} px and chosen by keyboard`, async ({
    page,
    goto,
    services: [service, other],
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    answerHits(service, weakHits);
    await useHosts(page, { hosts: [service.origin, other.origin] });
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('打印机驱动安装');
    await expect(dialog(page).getByText('可能相关', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole('status')).toHaveText(weakStatus);
    await expect(page.getByRole('listbox', { name: '可能相关' }).getByRole('option')).toHaveText([
      /打印当前画面/,
      /安装驱动/,
      '查看全部可能相关的内容',
    ]);
    await expectAccessible('weak hits');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText('安装驱动');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/neptune/user/introduction');
  });

  test(`are labelled on the search page at ${String(width)} px`, async ({
    page,
    goto,
    services: [service, other],
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    answerHits(service, weakHits);
    await useHosts(page, { hosts: [service.origin, other.origin] });
    await goto('/search?q=打印机驱动安装');
    await expect(page.getByRole('heading', { name: '可能相关' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(weakStatus);
    await expect(page.getByText(/找到 \d+ 个结果/)).toHaveCount(0);
    await expect(page.getByRole('main').locator('ol > li')).toHaveCount(2);
    await expectAccessible('weak hits');
  });
}

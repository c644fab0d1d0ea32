/** Hits of the search page, grouped by page, and sections whose heading many pages have. */
import type { Page } from '@playwright/test';
import { chooseColourMode } from './fixtures';
import { answerHits, expect, test, useHosts } from './hostedFixtures';
import { type IndexedPage, buildPages, replaceIndex } from './searchFixtures';

const query = '%E5%BF%83%E8%B7%B3'; // 心跳
const mqtt = '/docs/neptune/api/device_connection/mqtt';
const other = '/docs/janus/user/connection';
const main = (page: Page) => page.getByRole('main');
const groups = (page: Page) => main(page).locator('ol > li');
const group = (page: Page, title: string) =>
  groups(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const rest = (page: Page) => main(page).locator('summary');

/** Builds sections that contain 心跳. */
const sectionsOf = (count: number, name = '第') =>
  Array.from({ length: count }, (_, index) => ({
    heading: `${name} ${String(index + 1)} 节`,
    content: `第 ${String(index + 1)} 段说明心跳。`,
  }));

const pages: IndexedPage[] = [
  { url: mqtt, product: '产品甲', title: '连接设备', content: '心跳间隔。', sections: sectionsOf(3) },
  { url: other, product: '产品乙', title: '新增设备', content: '别的内容。', sections: sectionsOf(1, '另') },
];

test('shows each page once, with product, categories and matching sections', async ({ page, goto }) => {
  await replaceIndex(page, pages);
  await goto(`/search?q=${query}`);
  await expect(main(page).getByRole('status')).toHaveText('找到 5 个结果');
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(['连接设备', '新增设备']);
  const first = group(page, '连接设备');
  await expect(first).toContainText('产品甲 › Neptune API › 设备连接');
  await expect(first).toContainText('心跳间隔。');
  await expect(first.getByRole('link')).toHaveCount(4);
  await expect(first.getByRole('list').getByRole('link')).toHaveText([/^第 1 节/, /^第 2 节/, /^第 3 节/]);
  await expect(group(page, '新增设备').getByRole('link').first()).toHaveAttribute('href', other);
  await expect(group(page, '新增设备').getByRole('link').last()).toHaveAttribute(
    'href',
    `${other}#${encodeURIComponent('另 1 节')}`,
  );
});

test('reaches page, sections and further sections in this order by Tab', async ({ page, goto }) => {
  await replaceIndex(page, [
    { url: mqtt, product: '产品甲', title: '连接设备', content: '心跳', sections: sectionsOf(6) },
  ]);
  await goto(`/search?q=${query}`);
  await expect(rest(page)).toHaveText('本页还有 1 个结果');
  await main(page).getByRole('radio', { checked: true }).focus();
  for (const name of [/^连接设备/, ...sectionsOf(5).map(({ heading }) => new RegExp(`^${heading}`))]) {
    await page.keyboard.press('Tab');
    await expect(main(page).getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(rest(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: /^第 6 节/ })).toBeFocused();
});

test('shows five sections of a page, the others on request, and keeps them open on Back', async ({ page, goto }) => {
  await replaceIndex(page, [
    { url: mqtt, product: '产品甲', title: '连接设备', content: '心跳', sections: sectionsOf(8) },
  ]);
  await goto(`/search?q=${query}`);
  await expect(groups(page).getByRole('link')).toHaveCount(6);
  await rest(page).click();
  await expect(groups(page).getByRole('link')).toHaveCount(9);
  await groups(page).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/docs\//);
  await page.goBack();
  await expect(groups(page).getByRole('link')).toHaveCount(9);
});

test('adds later hits of a page to its further sections and focuses the next page', async ({ page, goto }) => {
  const long = { url: mqtt, product: '产品甲', title: '连接设备', content: '别的', sections: sectionsOf(24) };
  await replaceIndex(page, [long]);
  await goto(`/search?q=${query}`);
  await expect(rest(page)).toHaveText('本页还有 15 个结果');
  await page.getByRole('button', { name: '加载更多（还有 4 个）' }).click();
  await expect(rest(page)).toHaveText('本页还有 19 个结果');
  await expect(rest(page)).toBeFocused();
  await expect(main(page).getByText('已显示全部结果。')).toBeVisible();

  await page.unrouteAll();
  await replaceIndex(page, [long, ...buildPages(30)]);
  await goto(`/search?q=${query}`);
  await expect(main(page).getByRole('button', { name: /^加载更多/ })).toBeVisible();
  const before = await groups(page).count();
  await page.getByRole('button', { name: /^加载更多/ }).click();
  await expect(groups(page).nth(before).getByRole('link').first()).toBeFocused();
});

test.describe('a section whose heading many pages have', () => {
  const common = buildPages(4).map((found, index) => ({
    ...found,
    url: `${mqtt}?n=${String(index)}`,
    content: '别的',
    sections: [{ heading: '开始之前', content: `准备第 ${String(index + 1)} 台的急停。` }],
  }));
  const emergencyStop = '%E6%80%A5%E5%81%9C'; // 急停

  test('shows the title of its page first in the dialog, also as a recent search', async ({ page, goto }) => {
    await replaceIndex(page, common);
    await goto('/');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索文档' }).fill('急停');
    const options = page.getByRole('group').getByRole('option');
    await expect(options).toHaveText(
      [1, 2, 3, 4].map((number) => new RegExp(`^设备说明 ${String(number)}开始之前准备`)),
    );
    await options.first().click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').locator('[data-stored]')).toHaveText(['设备说明 1开始之前']);
  });

  test('is below the title of its page on the search page', async ({ page, goto }) => {
    await replaceIndex(page, common);
    await goto(`/search?q=${emergencyStop}`);
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(common.map(({ title }) => title));
    await expect(group(page, '设备说明 1').getByRole('list').getByRole('link')).toHaveText(/^开始之前准备第 1 台/);
  });

  test('has its own title first when few pages have it', async ({ page, goto }) => {
    await replaceIndex(page, common.slice(1));
    await goto('/');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索文档' }).fill('急停');
    await expect(page.getByRole('group').getByRole('option').first()).toHaveText(/^开始之前设备说明 2/);
  });
});

test('groups the hits of a hosted service in the same way', async ({ page, goto, services: [service, second] }) => {
  answerHits(service, [
    { title: '连接设备', heading: '开始之前', url: `${mqtt}#before`, snippet: '准备', hasCommonHeading: true },
    { title: '新增设备', url: other },
    { title: '连接设备', heading: '心跳间隔', url: `${mqtt}#interval` },
  ]);
  await useHosts(page, { hosts: [service.origin, second.origin] });
  await goto(`/search?q=${query}`);
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(['连接设备', '新增设备']);
  await expect(group(page, '连接设备')).toContainText('产品 › Neptune API › 设备连接');
  await expect(group(page, '连接设备').getByRole('link')).toHaveText([/^连接设备/, /^开始之前准备/, /^心跳间隔/]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索文档' }).fill('心跳');
  await expect(page.getByRole('option').first()).toHaveText(/^连接设备开始之前准备/);
});

for (const mode of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`is accessible with groups, ${mode}, ${String(width)} px`, async ({ page, goto, expectAccessible }) => {
      await chooseColourMode(page, mode);
      await page.setViewportSize({ width, height: 740 });
      await replaceIndex(page, [{ ...pages[0], sections: sectionsOf(7) } as IndexedPage, ...pages.slice(1)]);
      await goto(`/search?q=${query}`);
      await rest(page).click();
      await expect(groups(page).first().getByRole('link')).toHaveCount(8);
      await expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const target of await groups(page).locator('a, summary').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
  }
}

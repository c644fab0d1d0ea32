/** The USB edition works from its folder, without a server and a network. */
import type { Page } from '@playwright/test';
import { allowMessages, waitForHydration } from './fixtures';
import { expect, test } from './usbFixtures';

const mainField = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: '搜索' });
const navbarField = (page: Page) => page.getByRole('navigation').getByRole('searchbox', { name: '搜索文档' });
const hits = (page: Page) => page.getByRole('main').locator('ol > li');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

/**
 * Waits until the whole index is loaded: only then "no results" appears. Later queries are answered completely, without
 * hits of an earlier query.
 */
async function readIndex(page: Page): Promise<void> {
  await mainField(page).fill('zzqqxxvv');
  await expect(page.getByRole('main')).toContainText('没有结果：');
}

test('shows no feedback address when there is none', async ({ page, open }) => {
  await open('search.html');
  await readIndex(page);
  await expect(page.getByText('请告知我们。')).toHaveCount(0);
  await open('docs/neptune/user/introduction.html');
  await page.getByText('这页没有解决问题？').click();
  await expect(page.getByText('告诉向你提供本文档的人。')).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
});

test('identifies itself on the home page, links its pages and shows figures', async ({ page, open }) => {
  await open('index.html');
  const notice = page.getByRole('region', { name: '离线版' });
  await expect(notice).toContainText(/离线版.*不需要网络/);
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^https:\/\//);
  await expect(page.getByText('压缩包还没有解压')).toBeHidden();

  await page.getByRole('main').getByRole('link', { name: '让一根轴往复运动' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('案例一：单轴往复运动');
  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  await expect(sidebar.getByRole('link', { name: '案例一：单轴往复运动' })).toBeInViewport();
  const figure = page.getByRole('main').locator('picture img, img').first();
  await expect.poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await waitForHydration(page);
  await figure.press('Enter');
  await expect(page.locator('.zoom--open')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.zoom')).toHaveCount(0);

  await sidebar.getByRole('link', { name: '使用须知' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('使用须知');
  await page.getByRole('link', { name: '文档中心首页' }).first().click();
  await expect(notice).toBeVisible();
});

/** Returns the highlighted texts of the page. */
function readMarked(): string[] {
  return Array.from(CSS.highlights.get('search-hit') ?? [], String);
}

test('shows no control that cannot work', async ({ page, open }) => {
  await open('docs/neptune/api/device_connection/mqtt.html');
  const names = await page.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.textContent));
  expect(new Set(names)).toEqual(new Set(['复制', '打印', '打印本页', '搜索', '']));
  await expect(page.getByRole('button', { name: /切换浅色/ })).toBeEnabled();
  await expect(page.getByRole('searchbox', { name: /^筛选/ })).toHaveCount(0);
});

test('copies code', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('docs/neptune/api/device_connection/mqtt.html');
  const block = page.locator('.code-block').first();
  const code = await block.locator('code').textContent();
  await block.getByRole('button', { name: '复制代码到剪贴板' }).click();
  await expect(block.getByText('已复制').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('keeps the colour mode on the next page', async ({ page, open }) => {
  await open('index.html');
  expect(await theme(page)).toBe('light');
  await page.getByRole('button', { name: '切换浅色/暗黑模式（当前为浅色模式）' }).click();
  await page.getByRole('main').getByRole('link', { name: '在 Janus 新增设备' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await theme(page)).toBe('dark');
  await expect(page.getByRole('button', { name: '切换浅色/暗黑模式（当前为暗黑模式）' })).toBeVisible();
});

test('keeps the colour mode when the browser stores nothing for files', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open('index.html');
  await page.getByRole('button', { name: /切换浅色/ }).click();
  await page.getByRole('main').getByRole('link', { name: '在 Janus 新增设备' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await theme(page)).toBe('dark');
});

test('opens pages by the mobile menu, also by keyboard', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('docs/janus/user/introduction.html');
  const toggle = page.getByRole('button', { name: '切换导航栏' });
  await toggle.press('Enter');
  const menu = page.getByRole('dialog', { name: '导航菜单' });
  const close = menu.getByRole('button', { name: '关闭' });
  await expect(close).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(menu.getByRole('link').last()).toBeFocused(); // focus wraps inside the menu
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await menu.getByRole('button', { name: '暗黑模式' }).click();
  expect(await theme(page)).toBe('dark');
  await menu.getByRole('navigation', { name: '产品' }).getByRole('link', { name: '工业云平台及服务' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品介绍');
  await page.getByText('本页总览').click();
  await page.locator('details').getByRole('link', { name: '规格与限制' }).click();
  await expect(page.getByRole('heading', { name: '规格与限制' })).toBeInViewport();
});

for (const file of ['index.html', 'docs/automation/quick_start/case-1.html', 'search.html?q=%E8%AE%BE%E5%A4%87']) {
  for (const mode of ['light', 'dark'] as const) {
    test(`${file} is accessible and fits a phone, ${mode}`, async ({
      page,
      open,
      unexpectedMessages,
      expectAccessible,
    }) => {
      await page.addInitScript((chosen) => {
        window.name = JSON.stringify({ theme: chosen });
      }, mode);
      await open(file);
      if (file.startsWith('search')) await expect(status(page)).toHaveText(/^找到 \d+ 个结果$/);
      expect(await theme(page)).toBe(mode);
      await expectAccessible(file);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: '切换导航栏' }).click();
      await expectAccessible(`menu of ${file}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await allowMessages(unexpectedMessages, /connect-src|Couldn't load preload assets/); // axe fetches style sheets, which the policy blocks
    });
  }
}

test('searches from the navbar of a page, highlights the opened hit and returns on Back', async ({ page, open }) => {
  await open('docs/neptune/api/device_connection/mqtt.html');
  await page.keyboard.press('/');
  await expect(navbarField(page)).toBeFocused();
  await page.keyboard.type('心跳');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\.html\?q=%E5%BF%83%E8%B7%B3$/);
  await expect(page).toHaveTitle(/^“心跳”的搜索结果 \| /);
  await expect(status(page)).toHaveText(/^找到 \d+ 个结果$/);
  await expect(hits(page).first().locator('mark').first()).toHaveText('心跳');

  await mainField(page).fill('x'.repeat(70));
  await expect(mainField(page)).toHaveValue('x'.repeat(64));
  await mainField(page).fill('1006');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=1006$/);
  await hits(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/.*\.html/);
  await expect.poll(() => page.evaluate(readMarked)).toContain('1006');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(readMarked)).toEqual([]);
  await page.goBack();
  await expect(mainField(page)).toHaveValue('1006');
  await expect(hits(page).first()).toBeVisible();
});

test('filters by product and loads more hits', async ({ page, open }) => {
  await open('search.html');
  await readIndex(page);
  await mainField(page).fill('设备');
  await expect(hits(page)).toHaveCount(20);
  await page.getByRole('button', { name: /加载更多/ }).click();
  await expect(hits(page)).toHaveCount(40);
  await expect(hits(page).nth(20).getByRole('link')).toBeFocused();
  await page.getByRole('radio', { name: /^边缘计算系统软件/ }).press('Space');
  await expect(page.getByRole('radio', { name: /^边缘计算系统软件/ })).toBeChecked();
  await expect(hits(page).first()).toContainText('边缘计算系统软件');
  await expect(page).toHaveURL(/product=/);
});

test('shows at the end of the list that it is complete', async ({ page, open }) => {
  await open('search.html');
  await readIndex(page);
  await mainField(page).fill('MQTT');
  await expect(status(page)).toHaveText(/^找到 \d+ 个结果$/);
  const total = Number.parseInt((await status(page).innerText()).replace(/\D/g, ''), 10);
  expect(total).toBeGreaterThan(20);
  for (let count = 20; count < total; count += 20) {
    await page.getByRole('button', { name: /加载更多/ }).click();
    await expect(hits(page)).toHaveCount(Math.min(count + 20, total));
  }
  await expect(page.getByText('已显示全部结果。')).toBeVisible();
  await expect(page.getByRole('button', { name: /加载更多/ })).toBeHidden();
});

test('offers the hits of all products when the chosen product has none', async ({ page, open }) => {
  await open(`search.html?product=${encodeURIComponent('不存在的产品')}`);
  await readIndex(page);
  await mainField(page).fill('MQTT');
  await expect(status(page)).toHaveText('在“不存在的产品”中没有找到“MQTT”');
  await expect(page.getByRole('radio', { name: '不存在的产品 0' })).toBeChecked();
  await page.getByRole('button', { name: /^在全部产品中搜索（\d+ 个结果）$/ }).click();
  await expect(page.getByRole('radio', { name: /^全部/ })).toBeChecked();
  await expect(hits(page)).toHaveCount(20);
  await expect(hits(page).first().getByRole('link')).toBeFocused();
});

test('scrolls the chosen product into view on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const product = 'Triton 边缘连接器';
  await open(`search.html?product=${encodeURIComponent(product)}`);
  await readIndex(page);
  await mainField(page).fill('MQTT');
  const chosen = page.locator('label', { hasText: product });
  await expect(chosen.getByRole('radio')).toBeChecked();
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test('shows markup in a query as text', async ({ page, open }) => {
  const attack = '<img src=x onerror=alert(1)>';
  await open(`search.html?q=${encodeURIComponent(attack)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${attack}”的搜索结果`);
  await expect(status(page)).not.toBeEmpty();
  await expect(page.locator('main img')).toHaveCount(0);
});

test('suggests a shorter query or a product when there are no results', async ({ page, open }) => {
  await open('search.html?q=zzqqxxvv');
  await expect(page.getByRole('main')).toContainText('试着缩短搜索词');
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(status(page)).toHaveText(/^找到 \d+ 个结果$/);
  await expect(mainField(page)).toBeFocused();
});

const queries = [
  '设备离线', // Chinese
  '急停',
  '心跳间隔是多少', // a question
  'shebeijieru', // pinyin
  'sbjr', // initials
  '1006', // error code
  'app_secret', // identifier
  'conection', // typo
  '消抖', // synonym, which is shown
  '设备配制', // homophone
  'Modbus TCP 从站地址',
];

test('ranks the same page first as the published site', async ({ page, open, addressOf, browser, baseURL }) => {
  const published = await browser.newPage({ baseURL: baseURL ?? '' });
  await open('search.html');
  await published.goto('/search');
  await waitForHydration(published);
  for (const query of queries) {
    for (const searched of [page, published]) {
      await readIndex(searched);
      await mainField(searched).fill(query);
      await expect(searched).toHaveTitle(new RegExp(`^“${query}”`));
      await expect(status(searched), query).toHaveText(/^找到 \d+ 个结果$/);
    }
    expect(await status(page).textContent(), query).toBe(await status(published).textContent());
    // The published site groups hits by page; the edition lists them.
    const first = await hits(published).first().getByRole('link').first().getAttribute('href');
    const expected = `${addressOf((first ?? '').slice(1).replace(/#.*/, ''))}.html`;
    const link = hits(page).first().getByRole('link');
    const found = await link.evaluate((element: HTMLAnchorElement) => element.href);
    expect(found.replace(/#.*/, ''), query).toBe(expected);
  }
  await published.close();
});

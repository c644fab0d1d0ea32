import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { replaceIndex } from './searchFixtures';

const landing = '/docs/neptune/user/introduction';
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });

const failures: [string, (page: Page) => Promise<unknown>][] = [
  ['the network is gone', (page) => page.route('**/search-index.json', (route) => route.abort())],
  ['the manifest is missing', (page) => page.route('**/search-index.json', (route) => route.fulfill({ status: 404 }))],
  [
    'the manifest is an error page',
    (page) => page.route('**/search-index.json', (route) => route.fulfill({ body: '<html>' })),
  ],
  [
    'the index has another version',
    (page) =>
      page.route('**/search-index.json', (route) => route.fulfill({ json: { version: 99, file: 'a.json', hash: '' } })),
  ],
  ['the index is missing', (page) => page.route('**/assets/search/*', (route) => route.fulfill({ status: 404 }))],
  ['the server breaks', (page) => page.route('**/assets/search/*', (route) => route.fulfill({ status: 500 }))],
  ['the index is empty', (page) => page.route('**/assets/search/*', (route) => route.fulfill({ body: '' }))],
  [
    'the index is cut short',
    (page) =>
      page.route('**/assets/search/*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).slice(0, 500) });
      }),
  ],
  [
    'one byte of the index is wrong',
    (page) =>
      page.route('**/assets/search/*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('MQTT', 'MQTU') });
      }),
  ],
];

for (const [what, breakSearch] of failures) {
  test(`when ${what} the dialog says so, and a retry works`, async ({ page, goto }) => {
    await breakSearch(page);
    await goto(landing);
    await page.keyboard.press('Control+k');
    await field(page).fill('MQTT');
    await expect(page.getByText('无法获取结果', { exact: true })).toBeVisible();
    await expect(page.getByText('你可能需要检查网络连接。', { exact: true })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
}

test('the search page says so too, and a retry works', async ({ page, goto, expectAccessible }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await goto('/search?q=MQTT');
  await expect(page.getByText('无法获取结果', { exact: true })).toBeVisible();
  await expectAccessible('error');
  await page.unrouteAll();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText(/^找到 \d+ 个结果$/)).toBeVisible();
});

test('after 300 ms without an answer the search is shown as stalled, not before', async ({ page, goto }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search-index.json', async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await goto(landing);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  await field(page).fill('MQTT');
  await expect(field(page)).toHaveValue('MQTT');
  await page.clock.runFor(250);
  await expect(page.getByText('正在获取新的搜索结果...')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('正在获取新的搜索结果...');
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('Enter before the answer leads to the page that will show it', async ({ page, goto }) => {
  await page.route('**/search-index.json', () => undefined);
  await goto(landing);
  await page.keyboard.press('Control+k');
  await field(page).fill('MQTT');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=MQTT');
});

const payloads = [
  '<img src=x onerror=window.__xss=1>',
  '<svg onload=window.__xss=1>',
  '"><script>window.__xss=1</script>',
  '<mark onmouseover=window.__xss=1>x</mark>',
  '</mark><iframe src=javascript:window.__xss=1>',
  '&lt;img src=x onerror=window.__xss=1&gt;',
  '{{constructor.constructor("window.__xss=1")()}}',
  'javascript:window.__xss=1',
];

test('whatever stands in a page or an address is shown as text', async ({ page, goto }) => {
  await replaceIndex(
    page,
    payloads.map((text, index) => ({
      url: index % 2 === 0 ? '/docs/neptune/user/introduction' : text,
      product: `${text} ${String(index)}`,
      title: `攻击 ${text}`,
      content: `攻击 ${text} 攻击`,
    })),
  );
  await goto(landing);
  await page.keyboard.press('Control+k');
  await field(page).fill('攻击');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('dialog').locator('img, script, iframe, [onload], [onerror], [onmouseover]')).toHaveCount(
    0,
  );
  await expect(page.getByRole('option').filter({ hasText: '<img src=x onerror=window.__xss=1>' })).toHaveCount(1);
  for (const link of await page.getByRole('dialog').getByRole('option').all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/(?![/\\])/);
  }

  await goto('/search?q=%E6%94%BB%E5%87%BB');
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
  await expect(page.getByRole('main').locator('img, script, iframe')).toHaveCount(0);
  for (const payload of payloads) {
    await goto(`/search?q=${encodeURIComponent(payload)}#${encodeURIComponent(payload)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(payload.slice(0, 64));
  }
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
});

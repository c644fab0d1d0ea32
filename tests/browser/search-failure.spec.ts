import type { Page, Route } from '@playwright/test';
import { allowMessages, expect, ignoreMessages, test, stopClock } from './fixtures';
import { failedManifest, replaceIndex } from './searchFixtures';

const landing = '/docs/neptune/user/introduction';
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });

const manifest = '**/search-index.json';
const head = '**/assets/search/head-*';
const texts = '**/assets/search/text-*';

type Fault = (page: Page, files: string) => Promise<unknown>;

const answer =
  (response: Parameters<Route['fulfill']>[0]): Fault =>
  (page, files) =>
    page.route(files, (route) => route.fulfill(response));

/** What the server sends, changed on the way. */
const change =
  (damage: (body: Buffer) => Buffer): Fault =>
  (page, files) =>
    page.route(files, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: damage(await response.body()) });
    });

const offline: Fault = (page, files) => page.route(files, (route) => route.abort('internetdisconnected'));
const cutShort = (body: Buffer) => body.subarray(0, body.length >> 1);
const flipOneBit = (body: Buffer) => {
  const damaged = Buffer.from(body);
  const middle = damaged.length >> 1;
  damaged[middle] = (damaged[middle] ?? 0) ^ 1;
  return damaged;
};
const editManifest = (edit: (text: string) => string) => change((body) => Buffer.from(edit(body.toString())));

/** What is said to be the reason. */
const lineFails = '你可能需要检查网络连接。';
const dataUnread = '没有读到搜索数据：文档可能正在更新，或者网络需要先登录。';

const fatal: [string, string, Fault, string][] = [
  ['the network is gone', manifest, offline, lineFails],
  ['the manifest is missing', manifest, answer({ status: 404 }), dataUnread],
  ['the server breaks', manifest, answer({ status: 500 }), dataUnread],
  ['the manifest is an error page', manifest, answer({ body: '<html>' }), dataUnread],
  ['the manifest is empty', manifest, answer({ body: '' }), dataUnread],
  ['the manifest is cut short', manifest, change(cutShort), dataUnread],
  [
    'the index has another version',
    manifest,
    editManifest((text) => text.replace(/"version":\d+/, '"version":99')),
    dataUnread,
  ],
  [
    'the index is too large',
    manifest,
    editManifest((text) => text.replace(/"bytes":\d+/, '"bytes":999999999')),
    dataUnread,
  ],
  [
    'the head is longer than announced',
    manifest,
    editManifest((text) => text.replace(/"bytes":\d+/, '"bytes":1000')),
    dataUnread,
  ],
  ['the network goes before the head', head, offline, lineFails],
  ['the head is missing', head, answer({ status: 404 }), dataUnread],
  ['the server breaks at the head', head, answer({ status: 500 }), dataUnread],
  ['the head is empty', head, answer({ body: '' }), dataUnread],
  ['the head is cut short', head, change(cutShort), dataUnread],
  ['one bit of the head is wrong', head, change(flipOneBit), dataUnread],
];

for (const [what, files, fail, reason] of fatal) {
  // spec: search-dialog-failure-retry
  test(`when ${what} the dialog says so, the page stays usable, and a retry works`, async ({
    page,
    goto,
    unexpectedMessages,
  }) => {
    await fail(page, files);
    await goto(landing);
    await page.keyboard.press('Control+k');
    await field(page).fill('MQTT');
    await expect(page.getByText('无法获取结果', { exact: true })).toBeVisible();
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll();
    await page.keyboard.press('Control+k');
    await field(page).fill('MQTT');
    await expect(page.getByRole('option').first()).toBeVisible();
    ignoreMessages(unexpectedMessages, failedManifest);
  });
}

test('the button of the failure asks again', async ({ page, goto, unexpectedMessages }) => {
  await offline(page, manifest);
  await goto(landing);
  await page.keyboard.press('Control+k');
  await field(page).fill('MQTT');
  await expect(page.getByText('无法获取结果', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field(page)).toBeFocused(); // the button has gone
  ignoreMessages(unexpectedMessages, failedManifest);
});

test('where a deployment has brought an index of another version, the button loads the page anew', async ({
  page,
  goto,
  unexpectedMessages,
}) => {
  await answer({ json: { version: 1 } })(page, manifest);
  await goto(landing);
  await page.keyboard.press('Control+k');
  await field(page).fill('MQTT');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  await page.waitForURL('/search?q=MQTT');
  await page.unrouteAll();
  await page.reload();
  await expect(page).toHaveURL('/search?q=MQTT');
  await expect(page.getByText(/^找到 \d+ 个结果$/)).toBeVisible();
  ignoreMessages(unexpectedMessages, failedManifest);
});

test('where the index can be read by then, the button leaves the reader on their page', async ({
  page,
  goto,
  unexpectedMessages,
}) => {
  await answer({ body: '<html>' })(page, manifest);
  await goto(landing);
  await page.keyboard.press('Control+k');
  await field(page).fill('MQTT');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL(landing);
  ignoreMessages(unexpectedMessages, failedManifest);
});

const found = [{ url: landing, product: '产品甲', title: '通信说明', content: '轮询超时的处理' }];

const partial: [string, (page: Page) => Promise<unknown>][] = [
  ['cannot be reached', (page) => offline(page, texts)],
  ['is missing', (page) => answer({ status: 404 })(page, texts)],
  ['meets a broken server', (page) => answer({ status: 500 })(page, texts)],
  ['is empty', (page) => answer({ body: '' })(page, texts)],
  ['is cut short', (page) => replaceIndex(page, found, { damageText: cutShort })],
  ['has one wrong bit', (page) => replaceIndex(page, found, { damageText: flipOneBit })],
];

for (const [what, fail] of partial) {
  test(`when the text ${what} titles are found all the same, and the next search tries again`, async ({
    page,
    goto,
    unexpectedMessages,
  }) => {
    await replaceIndex(page, found);
    await fail(page);
    await goto(landing);
    await page.keyboard.press('Control+k');
    await field(page).fill('通信说明');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field(page).fill('轮询超时');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('没有结果：');
    await replaceIndex(page, found);
    await field(page).fill('轮询超时的处理');
    await expect(page.getByRole('option').first()).toBeVisible();
    allowMessages(unexpectedMessages, /IndexLoadError/);
  });
}

test('on a slow line titles are found while the text is on its way, and the text follows by itself', async ({
  page,
  goto,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await replaceIndex(page, found);
  await page.route(texts, async (route) => {
    await released;
    await route.fallback();
  });
  await goto(landing);
  await page.keyboard.press('Control+k');
  await field(page).fill('通信');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field(page).fill('轮询超时');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('正在获取新的搜索结果...');
  await expect(page.getByText('没有结果：', { exact: false })).toHaveCount(0);
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('where more results are on their way, no number is told that will be another', async ({ page, goto }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(texts, async (route) => {
    await held;
    await route.continue();
  });
  await goto('/search?q=MQTT');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('正在获取新的搜索结果...');
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
  await expect(status).toHaveText('正在获取新的搜索结果...'); // for a moment a number stood there, until it took longer
  release();
  await expect(status).toHaveText(/^找到 \d+ 个结果$/);
});

// spec: search-page-failure-retry
test('the search page says so too, and a retry works', async ({ page, goto, unexpectedMessages, expectAccessible }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await goto('/search?q=MQTT');
  await expect(page.getByText('无法获取结果', { exact: true })).toBeVisible();
  await expectAccessible('error');
  await page.unrouteAll();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText(/^找到 \d+ 个结果$/)).toBeVisible();
  ignoreMessages(unexpectedMessages, failedManifest);
});

// spec: search-stalled-shown
test('after 300 ms without an answer the search is shown as stalled, not before', async ({ page, goto }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search-index.json', async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await goto('/docs/neptune/api/error-codes'); // without pictures: the clock must not run out the loading of the zoom
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await stopClock(page);
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

import type { Page, Route } from '@playwright/test';
import { allowMessages, expect, ignoreMessages, test, stopClock } from './fixtures';
import { failedManifest, replaceIndex } from './searchFixtures';

const doc = '/docs/neptune/user/introduction';
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });

const manifest = '**/search-index.json';
const head = '**/assets/search/head-*';
const texts = '**/assets/search/text-*';

type Fault = (page: Page, files: string) => Promise<unknown>;

const answer =
  (response: Parameters<Route['fulfill']>[0]): Fault =>
  (page, files) =>
    page.route(files, (route) => route.fulfill(response));

/** Changes the response of the server. */
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

/** Reasons shown to the user. */
const networkReason = '你可能需要检查网络连接。';
const dataReason = '没有读到搜索数据：文档可能正在更新，或者网络需要先登录。';

const fatal: [string, string, Fault, string][] = [
  ['the network is gone', manifest, offline, networkReason],
  ['the manifest is missing', manifest, answer({ status: 404 }), dataReason],
  ['the server fails', manifest, answer({ status: 500 }), dataReason],
  ['the manifest is an error page', manifest, answer({ body: '<html>' }), dataReason],
  ['the manifest is empty', manifest, answer({ body: '' }), dataReason],
  ['the manifest is truncated', manifest, change(cutShort), dataReason],
  [
    'the index has another version',
    manifest,
    editManifest((text) => text.replace(/"version":\d+/, '"version":99')),
    dataReason,
  ],
  [
    'the index is too large',
    manifest,
    editManifest((text) => text.replace(/"bytes":\d+/, '"bytes":999999999')),
    dataReason,
  ],
  [
    'the head is longer than announced',
    manifest,
    editManifest((text) => text.replace(/"bytes":\d+/, '"bytes":1000')),
    dataReason,
  ],
  ['the network fails before the head', head, offline, networkReason],
  ['the head is missing', head, answer({ status: 404 }), dataReason],
  ['the server fails for the head', head, answer({ status: 500 }), dataReason],
  ['the head is empty', head, answer({ body: '' }), dataReason],
  ['the head is truncated', head, change(cutShort), dataReason],
  ['one bit of the head is wrong', head, change(flipOneBit), dataReason],
];

for (const [what, files, fail, reason] of fatal) {
  // spec: search-dialog-failure-retry
  test(`shows the reason and recovers on retry when ${what}`, async ({ page, goto, unexpectedMessages }) => {
    await fail(page, files);
    await goto(doc);
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

test('searches again on a click on the retry button', async ({ page, goto, unexpectedMessages }) => {
  await offline(page, manifest);
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('MQTT');
  await expect(page.getByText('无法获取结果', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field(page)).toBeFocused(); // the retry button has disappeared
  ignoreMessages(unexpectedMessages, failedManifest);
});

test('reloads the page on retry when a deployment has replaced the index by another version', async ({
  page,
  goto,
  unexpectedMessages,
}) => {
  await answer({ json: { version: 1 } })(page, manifest);
  await goto(doc);
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

test('stays on the page on retry when the index is readable again', async ({ page, goto, unexpectedMessages }) => {
  await answer({ body: '<html>' })(page, manifest);
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('MQTT');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL(doc);
  ignoreMessages(unexpectedMessages, failedManifest);
});

const found = [{ url: doc, product: '产品甲', title: '通信说明', content: '轮询超时的处理' }];

const partial: [string, (page: Page) => Promise<unknown>][] = [
  ['is unreachable', (page) => offline(page, texts)],
  ['is missing', (page) => answer({ status: 404 })(page, texts)],
  ['fails on the server', (page) => answer({ status: 500 })(page, texts)],
  ['is empty', (page) => answer({ body: '' })(page, texts)],
  ['is truncated', (page) => replaceIndex(page, found, { damageText: cutShort })],
  ['has one wrong bit', (page) => replaceIndex(page, found, { damageText: flipOneBit })],
];

for (const [what, fail] of partial) {
  test(`finds titles when the text ${what}, and the next search retries`, async ({
    page,
    goto,
    unexpectedMessages,
  }) => {
    await replaceIndex(page, found);
    await fail(page);
    await goto(doc);
    await page.keyboard.press('Control+k');
    await field(page).fill('通信说明');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field(page).fill('轮询超时');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('没有结果：');
    await replaceIndex(page, found);
    await field(page).fill('轮询超时的处理');
    await expect(page.getByRole('option').first()).toBeVisible();
    await allowMessages(unexpectedMessages, /IndexLoadError/);
  });
}

test('finds titles while the text loads on a slow connection, then adds the text', async ({ page, goto }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await replaceIndex(page, found);
  await page.route(texts, async (route) => {
    await released;
    await route.fallback();
  });
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('通信');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field(page).fill('轮询超时');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('正在获取新的搜索结果...');
  await expect(page.getByText('没有结果：', { exact: false })).toHaveCount(0);
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('shows no number of results while more results are loading', async ({ page, goto }) => {
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
  await expect(status).toHaveText('正在获取新的搜索结果...'); // the number must not be shown, not even briefly
  release();
  await expect(status).toHaveText(/^找到 \d+ 个结果$/);
});

// spec: search-page-failure-retry
test('shows the reason on the search page, and recovers on retry', async ({
  page,
  goto,
  unexpectedMessages,
  expectAccessible,
}) => {
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
test('shows the search as stalled after 300 ms without an answer', async ({ page, goto }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search-index.json', async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await goto('/docs/neptune/api/error-codes'); // without images: the clock must not trigger the loading of the zoom
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

test('opens the search page on Enter before the answer has arrived', async ({ page, goto }) => {
  await page.route('**/search-index.json', () => undefined);
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('MQTT');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=MQTT');
});

test('finds results after the system ended the worker during the visit', async ({ page, goto }) => {
  await goto(doc);
  await page.keyboard.press('Control+k');
  await field(page).fill('股票行情');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('没有结果：“股票行情”'); // the index is complete
  const options = page.getByRole('option');
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    self.close(); // no error event, as when memory runs out
  });
  await field(page).fill('令牌');
  await expect(options.first()).toContainText('令牌');
  expect(page.workers()).not.toContain(worker);
});

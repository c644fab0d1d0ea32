/** Download of the whole manual. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { ask, load } from '../../search/example';
import { waitForHydration } from './fixtures';
import { allowMessages, countAssets, expect, test, waitUntilSaved } from './offlineFixtures';
import { layouts, routes, unknownRoute } from './routes';

type Manual = { packs: { address: string; files: string[] }[]; singles: { address: string }[] };
type Pointer = { manual: { address: string } };

const build = (address: string): string => readFileSync(`build${address}`, 'utf8');
const pointer = JSON.parse(build('/offline.json')) as Pointer;
const manual = JSON.parse(build(pointer.manual.address)) as Manual;
const offlineMessages = /ERR_CONNECTION_REFUSED|ERR_FAILED/;

test('opens pages of every layout, and unknown addresses, when the server is unreachable', async ({
  page,
  site,
  downloadManual,
  unexpectedMessages,
}) => {
  await downloadManual();
  await site.stop();
  for (const route of layouts.filter((layout) => layout !== '/search' && layout !== '/offline')) {
    await page.goto(site.url + route);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    await expect(page.getByRole('region', { name: '离线阅读' })).toContainText('保存的内容');
    await expect(page.getByRole('heading', { name: /找不到/ })).toHaveCount(0);
  }
  expect(unexpectedMessages, 'pages of the manual load and hydrate without errors').toEqual([]);
  await page.goto(site.url + unknownRoute);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到页面');
});

test('contains the scripts and figures of every page', () => {
  const listed = new Set([
    ...manual.packs.flatMap(({ files }) => files),
    ...manual.singles.map((file) => file.address),
  ]);
  let needed = 0;
  for (const route of routes) {
    const html = build(route === '/' ? '/index.html' : `${route}.html`);
    for (const [, address = ''] of html.matchAll(/(?:src|href|srcset)="?(\/(?:assets|img)\/[^"\s>]+)/gi)) {
      if (address.endsWith('.png')) continue; // images for link previews
      needed += 1;
      expect(listed, `${route}: ${address}`).toContain(address);
    }
  }
  expect(needed).toBeGreaterThan(routes.length);
});

test('keeps the download and the worker within their size limits', () => {
  const transfer = (address: string): number => {
    const file = `build${address}`;
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  const files = [...manual.packs, ...manual.singles].map(({ address }) => transfer(address));
  // 1.65 MB for text and search, and 0.2 MB for a thousand figures.
  expect(files.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(1_850_000);
  expect(transfer(pointer.manual.address)).toBeLessThan(30_000);
  expect(transfer('/sw.js')).toBeLessThan(6_000);
});

test('answers searches as it does with a network', async ({ page, site, visit, downloadManual }) => {
  const questions = ['心跳', 'sbjr', 'mqtt 断线', 'baojing', 'token'];
  const engine = load('build');
  const firstPage = page.getByRole('main').locator('ol > li').first();
  // Results shown before all texts have loaded may differ.
  const expectFirstHits = async (): Promise<void> => {
    for (const question of questions) {
      await page.goto(`${site.url}/search?q=${encodeURIComponent(question)}`);
      const url = ask(engine, question)[0]?.url ?? '';
      await expect(firstPage.locator(`a[href="${url}"]`), question).toHaveCount(1);
    }
  };
  await visit('/docs/lowcode/hmi');
  await expectFirstHits();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name); // remove what these searches have cached
  });
  await downloadManual();
  await site.stop();
  await expectFirstHits();
});

test('resumes an interrupted download', async ({ page, site, unexpectedMessages, expectAccessible }) => {
  const [firstPack, ...otherPacks] = manual.packs.map(({ address }) => address);
  for (const address of otherPacks) site.answerWith(new RegExp(address), { hangs: true });
  await page.goto(`${site.url}/offline`);
  await page.getByRole('button', { name: /^下载整本手册（约 [\d.]+ MB）$/ }).click();
  await expect(page.getByRole('progressbar', { name: '下载进度' })).toBeVisible();
  await expect.poll(() => countAssets(page, manual.packs[0]?.files.at(-1))).toBe(1);
  await expectAccessible('while the manual is downloaded');
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('手册还没有下载完，已经下载的部分保留在本机。')).toBeVisible();
  site.recover();
  const before = site.requests.length;
  await page.getByRole('button', { name: '继续下载' }).click();
  await waitUntilSaved(page);
  expect(site.requestsSince(before)).not.toContain(firstPack);
  expect(unexpectedMessages).toEqual([]);
});

for (const { name, fault, text } of [
  { name: 'a server error', fault: { status: 500 }, text: '下载中断：连不上网络。' },
  {
    name: 'a file that does not match the list',
    fault: { body: '{}', headers: { 'Content-Type': 'application/json' } },
    text: '下载中断：收到的文件不完整。',
  },
  { name: 'a login page instead of a file', fault: { body: '<html>登录</html>' }, text: '下载中断：连不上网络。' },
]) {
  test(`ends the download with its reason after ${name}, and can be retried`, async ({
    page,
    site,
    unexpectedMessages,
  }) => {
    site.answerWith(/\/assets\/offline\/pack-/, fault);
    await page.goto(`${site.url}/offline`);
    await page.getByRole('button', { name: /^下载整本手册/ }).click();
    await expect(page.getByText(text)).toBeVisible();
    site.recover();
    await page.getByRole('button', { name: '重试' }).click();
    await waitUntilSaved(page);
    if (fault.status) await allowMessages(unexpectedMessages, /500/);
  });
}

test('reports insufficient storage before any download', async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 10_000_000, usage: 0 });
  });
  await page.goto(`${site.url}/offline`);
  await page.getByRole('button', { name: /^下载整本手册/ }).click();
  await expect(page.getByText('浏览器给本站的存储空间不够。')).toBeVisible();
  expect(site.requestsSince(0, '/assets/offline/pack')).toEqual([]);
});

test('reports plain HTTP and blocked storage, with the alternative', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await page.goto(`${site.url}/offline`);
  await expect(page.getByText('这台浏览器只在 HTTPS 地址上保存网页')).toBeVisible();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: true });
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  });
  await page.reload();
  await expect(page.getByText('这台浏览器不允许本站保存内容。')).toBeVisible();
});

test('deletes the manual and its pages', async ({ page, site, downloadManual, unexpectedMessages }) => {
  await downloadManual();
  await page.getByRole('button', { name: '删除' }).first().click();
  await expect(page.getByRole('button', { name: /^下载整本手册/ })).toBeVisible();
  expect(await countAssets(page)).toBeLessThan(60);
  await site.stop();
  await page.goto(`${site.url}/docs/lowcode/hmi`);
  await expect(page.getByRole('alert')).toContainText('这一页没有保存在本机');
  await expect(page.getByText('现在连不上网络，不能下载。')).toBeVisible(); // the page has noticed that requests fail
  await allowMessages(unexpectedMessages, offlineMessages);
});

test('updates only what has changed', async ({ page, site, visit, downloadManual }) => {
  await downloadManual();
  const [pack] = manual.packs;
  const changed = '/assets/js/changed.12345678.js';
  const next = {
    ...manual,
    packs: [{ ...pack, files: [changed, ...(pack?.files.slice(1) ?? [])] }, ...manual.packs.slice(1)],
  };
  const address = '/assets/offline/manual-0000000000000000.json';
  const json = { 'Content-Type': 'application/json' };
  site.answerWith(/^\/offline\.json$/, {
    headers: json,
    body: JSON.stringify({ ...pointer, manual: { ...pointer.manual, address } }),
  });
  site.answerWith(new RegExp(address), { headers: json, body: JSON.stringify(next) });
  site.answerWith(new RegExp(changed), { headers: { 'Content-Type': 'text/javascript' }, body: '/* changed */' });
  const before = site.requests.length;
  await visit('/docs/lowcode/hmi');
  await expect.poll(() => site.requestsSince(before)).toContain(changed);
  expect(site.requestsSince(before, '/assets/offline/')).toEqual([address]);
  const findManualAddress = () =>
    page.evaluate(async () => {
      const list = await (await caches.open('docs-manual')).match('/manual/complete');
      return list?.headers.get('X-Address');
    });
  await expect.poll(findManualAddress).toBe(address); // the new list applies when all its files are cached
  await page.goto(`${site.url}/offline`);
  await waitUntilSaved(page);
  await expect(page.getByRole('button', { name: '更新' })).toHaveCount(0);
});

test('starts a pending update on request', async ({ page, site, downloadManual }) => {
  await downloadManual();
  const address = '/assets/offline/manual-0000000000000000.json';
  const json = { 'Content-Type': 'application/json' };
  site.answerWith(/^\/offline\.json$/, {
    headers: json,
    body: JSON.stringify({ ...pointer, manual: { ...pointer.manual, address } }),
  });
  site.answerWith(new RegExp(address), { headers: json, body: JSON.stringify(manual) });
  await page.reload();
  await expect(page.getByText('网站上有更新的内容。')).toBeVisible();
  await page.getByRole('button', { name: '更新' }).click();
  await expect(page.getByText('网站上有更新的内容。')).toHaveCount(0);
  await waitUntilSaved(page);
});

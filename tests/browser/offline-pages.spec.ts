/** Promise R6: every page that was opened opens without a network, and is found there. */
import { ignoreMessages, waitForHydration } from './fixtures';
import { allowMessages, countAssets, expect, isCached, test, waitUntilCached } from './offlineFixtures';

const first = '/docs/neptune/user/introduction';
const second = '/docs/janus/user/introduction';
const notVisited = '/docs/lowcode/hmi';
// The code of the image zoom is fetched a second after the page, which may have been left by then.
const offline = /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Image zoom is not available/;

/** Scripts that are fetched ahead for links may be missing; which ones depends on what was in view. */
function ignoreFailedFetches(unexpectedMessages: string[]): void {
  ignoreMessages(unexpectedMessages, offline);
}

test('a page that was opened opens when the server is gone, and says how old it is', async ({
  page,
  site,
  visit,
  unexpectedMessages,
}) => {
  await visit(first);
  const title = await page.title();
  await site.stop();
  await page.reload();
  await waitForHydration(page);
  const today = new Date();
  await expect(page.getByRole('region', { name: '离线阅读' })).toContainText(
    `网络不通，这是 ${today.getFullYear()} 年 ${today.getMonth() + 1} 月 ${today.getDate()} 日保存的内容。`,
  );
  await expect(page).toHaveTitle(title);
  const figure = page.locator('article img').first();
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  ignoreFailedFetches(unexpectedMessages);
});

test('so does one that a link led to, with its own title and text', async ({
  page,
  site,
  visit,
  unexpectedMessages,
}) => {
  await visit(first);
  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first().click();
  await waitUntilCached(page, second);
  const [title, heading] = [await page.title(), await page.getByRole('heading', { level: 1 }).innerText()];
  const documents = site.requests.filter((path) => path === second);
  expect(documents, 'nothing is transferred again to keep it').toEqual([]);
  await site.stop();
  await page.goto(`${site.url}${second}?from=singlemessage#${encodeURIComponent('规格与限制')}`);
  await waitForHydration(page);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('heading', { name: '规格与限制' })).toBeInViewport();
  ignoreFailedFetches(unexpectedMessages);
});

test('a page that was left at once is listed under its own name', async ({ page, site, visit }) => {
  await visit(first);
  const waiting = await page.evaluateHandle(() => {
    const callbacks: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => callbacks.push(run);
    return callbacks;
  });
  const firstTitle = await page.title();
  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first().click();
  await expect(page).not.toHaveTitle(firstTitle);
  await page.goBack();
  await expect(page).toHaveTitle(firstTitle);
  await waiting.evaluate((callbacks) => {
    for (const run of callbacks) run({ didTimeout: false, timeRemaining: () => 50 });
  });
  await waitUntilCached(page, second);
  await page.goto(`${site.url}/offline`);
  await expect(page.locator(`main a[href="${second}"]`)).toHaveText(/^产品介绍\d{4} ?年/);
});

test('search that was used before answers without a network', async ({ page, site, visit, unexpectedMessages }) => {
  await visit(first);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('心跳');
  await expect(page.getByRole('option').first()).toBeVisible();
  const online = (await page.getByRole('option').first().getAttribute('href')) ?? '';
  // The rest of the index comes on its own.
  await expect.poll(() => new Set(site.requestsSince(0, '/assets/search/')).size).toBeGreaterThan(4);
  await expect.poll(() => countAssets(page, '.txt')).toBeGreaterThan(4);
  await site.stop();
  await page.goto(site.url + first);
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('心跳');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', online);
  ignoreFailedFetches(unexpectedMessages);
});

test('a page that was not opened says so, and what there is', async ({
  page,
  site,
  visit,
  unexpectedMessages,
  expectAccessible,
}) => {
  await visit(first);
  await site.stop();
  await page.goto(`${site.url}${notVisited}?a=1`);
  const note = page.getByRole('alert');
  await expect(note).toContainText('网络不通，这一页没有保存在本机');
  await expect(page, 'a reload tries the page itself').toHaveURL(`${site.url}${notVisited}?a=1`);
  await expect(note.getByRole('link')).toHaveAttribute('href', `${notVisited}?a=1`);
  await expect(page.getByRole('link', { name: '产品介绍 | Neptune' })).toHaveAttribute('href', first);
  await expectAccessible();
  await page.getByRole('link', { name: '产品介绍 | Neptune' }).click();
  await expect(page).toHaveURL(site.url + first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品介绍');
  allowMessages(unexpectedMessages, offline);
});

test('a link to a page that was not opened ends there too', async ({ page, site, visit, unexpectedMessages }) => {
  await page.addInitScript(() => {
    // Nothing is fetched ahead.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await visit(first);
  await site.stop();
  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first().click();
  await expect(page.getByRole('alert')).toContainText('网络不通，这一页没有保存在本机');
  await expect(page).toHaveURL(site.url + second);
  allowMessages(unexpectedMessages, /ERR_|ChunkLoadError/);
});

test('from the search one that is not kept leads nowhere, and the dialog says why; one that is kept opens', async ({
  page,
  site,
  visit,
  unexpectedMessages,
}) => {
  await page.addInitScript(
    (paths) => {
      // Nothing is fetched ahead.
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
      const recent = paths.map((url) => ({
        objectID: url,
        url,
        type: 'lvl1',
        hierarchy: { lvl0: '产品', lvl1: url },
        content: null,
      }));
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', JSON.stringify(recent));
    },
    [notVisited, second],
  );
  await visit(second);
  await visit(first);
  const dialog = page.getByRole('dialog', { name: '搜索' });
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await site.stop();
  await dialog.getByRole('link', { name: notVisited }).click();
  await expect(dialog.getByRole('alert')).toContainText('没有取到这一页，本机也没有保存。');
  await expect(page).toHaveURL(site.url + first);
  await dialog.getByRole('link', { name: second }).click();
  await expect(page).toHaveURL(site.url + second);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品介绍');
  ignoreFailedFetches(unexpectedMessages);
});

test('an address of the parameter that leads elsewhere is no address', async ({ page, site }) => {
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    await page.goto(`${site.url}/offline?for=${encodeURIComponent(path)}`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('离线阅读');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('the pages that were opened can be deleted', async ({ page, site, visit }) => {
  await visit(first);
  await page.goto(`${site.url}/offline`);
  await expect(page.getByRole('link', { name: '产品介绍 | Neptune' })).toBeVisible();
  await page.getByRole('button', { name: '删除打开过的页面' }).click();
  await expect(page.getByText('还没有保存任何页面。')).toBeVisible();
  expect(await isCached(page, first)).toBe(false);
});

test('an unknown address is not kept', async ({ page, site, visit, unexpectedMessages }) => {
  await visit(first);
  await page.goto(`${site.url}/docs/none`);
  await waitForHydration(page);
  await visit(second); // what came before it is dealt with
  expect(await isCached(page, '/docs/none')).toBe(false);
  allowMessages(unexpectedMessages, /404/);
});

/** Pages that were opened open again without a network, and search finds them. */
import { ignoreMessages, waitForHydration } from './fixtures';
import { allowMessages, countAssets, expect, isCached, test, waitUntilCached } from './offlineFixtures';

const first = '/docs/neptune/user/introduction';
const second = '/docs/janus/user/introduction';
const notVisited = '/docs/lowcode/hmi';
// The image zoom loads a second after the page, when the test may have left it.
const offline = /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Image zoom is not available/;

/** Ignores failed prefetches: they depend on the links that were in view. */
function ignoreFailedFetches(unexpectedMessages: string[]): void {
  ignoreMessages(unexpectedMessages, offline);
}

test('opens a visited page when the server is unreachable, and shows its date', async ({
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

test('opens a page visited by client-side navigation, with its own title and text', async ({
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
  expect(documents, 'caching the page does not request it again').toEqual([]);
  await site.stop();
  await page.goto(`${site.url}${second}?from=singlemessage#${encodeURIComponent('规格与限制')}`);
  await waitForHydration(page);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('heading', { name: '规格与限制' })).toBeInViewport();
  ignoreFailedFetches(unexpectedMessages);
});

test('lists a page under its own name when it was left immediately', async ({ page, site, visit }) => {
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

test('answers without a network when search was used before', async ({ page, site, visit, unexpectedMessages }) => {
  await visit(first);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('心跳');
  await expect(page.getByRole('option').first()).toBeVisible();
  const online = (await page.getByRole('option').first().getAttribute('href')) ?? '';
  // The rest of the index loads in the background.
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

test('shows a notice and the cached pages instead of a page that was not visited', async ({
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
  await expect(page, 'a reload requests the page itself').toHaveURL(`${site.url}${notVisited}?a=1`);
  await expect(note.getByRole('link')).toHaveAttribute('href', `${notVisited}?a=1`);
  await expect(page.getByRole('link', { name: '产品介绍 | Neptune' })).toHaveAttribute('href', first);
  await expectAccessible();
  await page.getByRole('link', { name: '产品介绍 | Neptune' }).click();
  await expect(page).toHaveURL(site.url + first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品介绍');
  await allowMessages(unexpectedMessages, offline);
});

test('shows the same notice after a link to a page that was not visited', async ({
  page,
  site,
  visit,
  unexpectedMessages,
}) => {
  await page.addInitScript(() => {
    // Disables prefetching.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await visit(first);
  await site.stop();
  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first().click();
  await expect(page.getByRole('alert')).toContainText('网络不通，这一页没有保存在本机');
  await expect(page).toHaveURL(site.url + second);
  await allowMessages(unexpectedMessages, /ERR_|ChunkLoadError/);
});

test('stays on the page and explains why when a search result is not cached, and opens one that is', async ({
  page,
  site,
  visit,
  unexpectedMessages,
}) => {
  await page.addInitScript(
    (paths) => {
      // Disables prefetching.
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
  await expect(dialog.locator('[data-stored]')).toHaveCount(2);
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

test('rejects addresses that are no pages of the site in the parameter', async ({ page, site }) => {
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/请致电客服',
    '/docs/none',
    `${first}/请致电客服`,
  ]) {
    await page.goto(`${site.url}/offline?for=${encodeURIComponent(path)}`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('离线阅读');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('shows only the page of the address in the parameter', async ({ page, site }) => {
  await page.goto(`${site.url}/offline?for=${encodeURIComponent(`${first}.html?请致电客服#请致电客服`)}`);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(`重新打开 ${first}`);
  await expect(page.getByRole('alert')).not.toContainText('请致电客服');
});

test('deletes the visited pages', async ({ page, site, visit }) => {
  await visit(first);
  await page.goto(`${site.url}/offline`);
  await expect(page.getByRole('link', { name: '产品介绍 | Neptune' })).toBeVisible();
  await page.getByRole('button', { name: '删除打开过的页面' }).click();
  await expect(page.getByText('还没有保存任何页面。')).toBeVisible();
  expect(await isCached(page, first)).toBe(false);
});

test('does not cache an unknown address', async ({ page, site, visit, unexpectedMessages }) => {
  await visit(first);
  await page.goto(`${site.url}/docs/none`);
  await waitForHydration(page);
  await visit(second); // requests before it have been handled by then
  expect(await isCached(page, '/docs/none')).toBe(false);
  await allowMessages(unexpectedMessages, /404/);
});

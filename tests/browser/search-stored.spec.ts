import type { Page } from '@playwright/test';
import { allowMessages, expect, test } from './fixtures';
import { buildPages, replaceIndex } from './searchFixtures';

const doc = '/docs/neptune/user/introduction';
const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favouriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const list = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function choose(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await page
    .getByRole('option', { name: new RegExp(`^${query}( |$|第)`) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const hits = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    objectID: `h${String(index)}`,
    url: `/docs/neptune/user/introduction?n=${String(index)}`,
    type: 'lvl1',
    hierarchy: { lvl0: '产品', lvl1: `条目 ${String(index)}` },
    content: null,
  }));

async function store(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, value]);
}

// spec: recent-searches
test('lists a chosen hit first, saves it as favourite and removes it', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(9));
  await goto('/');
  await choose(page, '设备说明 1');
  await choose(page, '设备说明 2');
  await page.keyboard.press('Control+k');
  await expect(list(page, '最近搜索').getByRole('link')).toHaveText([/设备说明 2/, /设备说明 1/]);

  await page.getByRole('button', { name: '保存这个搜索：设备说明 1' }).click();
  await expect(list(page, '收藏').getByRole('link')).toHaveText([/设备说明 1/]);
  await expect(list(page, '最近搜索').getByRole('link')).toHaveText([/设备说明 2/]);
  await expect(page.getByRole('link', { name: /设备说明 2/ })).toBeFocused(); // it has taken the place of the other

  await page.getByRole('button', { name: '从历史记录中删除这个搜索：设备说明 2' }).click();
  await page.getByRole('button', { name: '从收藏列表中删除这个搜索：设备说明 1' }).click();
  await expect(page.getByText('没有最近搜索')).toBeVisible();
});

// spec: recent-search-limits
test('keeps seven recent searches, or four with up to ten favourites', async ({ page, goto }) => {
  await store(page, recentKey, JSON.stringify(hits(20)));
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(list(page, '最近搜索').getByRole('listitem')).toHaveCount(7);
  await page.keyboard.press('Escape');

  await store(page, favouriteKey, JSON.stringify(hits(20)));
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(list(page, '最近搜索').getByRole('listitem')).toHaveCount(4);
  await expect(list(page, '收藏').getByRole('listitem')).toHaveCount(10);
});

test('moves through the recent searches and back to the field by arrow keys', async ({ page, goto }) => {
  await store(page, recentKey, JSON.stringify(hits(2)));
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(list(page, '最近搜索').getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /条目 1/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
});

test('moves by Home and End, and sends typed text to the field', async ({ page, goto }) => {
  await store(page, recentKey, JSON.stringify(hits(3)));
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(list(page, '最近搜索').getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(list(page, '工业云平台及服务').getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('link', { name: /条目 0/ })).toBeFocused();
  await page.keyboard.type('mq');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('mq');
});

test('has accessible lists', async ({ page, goto, expectAccessible }) => {
  await store(page, recentKey, JSON.stringify(hits(2)));
  await store(page, favouriteKey, JSON.stringify(hits(2)));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(list(page, '收藏').getByRole('listitem')).toHaveCount(2);
  await expectAccessible();
});

test('removes a row on Delete and focuses the next one', async ({ page, goto }) => {
  await store(page, recentKey, JSON.stringify(hits(3)));
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(list(page, '最近搜索').getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(list(page, '最近搜索').getByRole('link')).toHaveText([/条目 1/, /条目 2/]);
  await expect(page.getByRole('dialog').getByRole('status').getByText('已删除：条目 0')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /条目 1/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(page.getByText('没有最近搜索')).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('removes one row on a held key or a double click', async ({ page, goto }) => {
  await store(page, recentKey, JSON.stringify(hits(5)));
  await goto(doc);
  await page.keyboard.press('Control+k');
  const rows = list(page, '最近搜索').getByRole('link');
  await expect(rows).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Delete');
  await page.keyboard.up('Delete');
  await expect(rows).toHaveText([/条目 1/, /条目 2/, /条目 3/, /条目 4/]);
  await page.getByRole('button', { name: '从历史记录中删除这个搜索：条目 2' }).dblclick();
  await expect(rows).toHaveText([/条目 1/, /条目 3/, /条目 4/]);
});

test('focuses the next row when one becomes a favourite', async ({ page, goto }) => {
  await store(page, recentKey, JSON.stringify(hits(4)));
  await store(page, favouriteKey, JSON.stringify(hits(9).slice(8)));
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(list(page, '最近搜索').getByRole('listitem')).toHaveCount(4);
  const star = page.getByRole('button', { name: '保存这个搜索：条目 1' });
  await star.focus();
  await star.press('Enter');
  await expect(list(page, '收藏').getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /条目 2/ })).toBeFocused();
});

test('inserts a slash typed on a row into the field', async ({ page, goto }) => {
  await store(page, recentKey, JSON.stringify(hits(2)));
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(list(page, '最近搜索').getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('/api');
  await expect(field(page)).toHaveValue('/api');
});

// spec: stored-searches-shared-between-tabs
test('updates the list when a hit is chosen in another tab', async ({ page, goto, context }) => {
  await replaceIndex(page, buildPages(3));
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('没有最近搜索')).toBeVisible();
  const other = await context.newPage();
  await other.goto(doc);
  await other.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [recentKey, JSON.stringify(hits(2))] as const,
  );
  await expect(list(page, '最近搜索').getByRole('link')).toHaveText([/条目 0/, /条目 1/]);
});

test('moves the focus to the field when another tab removes the focused row', async ({ page, goto, context }) => {
  await store(page, recentKey, JSON.stringify(hits(2)));
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(list(page, '最近搜索').getByRole('link').first()).toBeFocused();
  const other = await context.newPage();
  await other.goto(doc);
  await other.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [recentKey, JSON.stringify(hits(2).slice(1))] as const,
  );
  await expect(list(page, '最近搜索').getByRole('link')).toHaveText([/条目 1/]);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('ab');
  await expect(field(page)).toHaveValue('ab');
});

for (const garbage of [
  '{',
  '',
  'null',
  '7',
  '"text"',
  '[null,{}]',
  '[[]]',
  '{"a":[]}',
  `["${'x'.repeat(1_000_000)}"]`,
]) {
  test(`ignores stored garbage (${garbage.slice(0, 12)})`, async ({ page, goto }) => {
    await store(page, recentKey, garbage);
    await store(page, favouriteKey, garbage);
    await goto(doc);
    await page.keyboard.press('Control+k');
    await expect(page.getByText('没有最近搜索')).toBeVisible();
  });
}

test('ignores stored addresses of other sites', async ({ page, goto }) => {
  const [hit] = hits(1);
  const addresses = [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'https://evil.example/',
  ];
  await store(
    page,
    recentKey,
    JSON.stringify(addresses.map((url, index) => ({ ...hit, url, objectID: String(index) }))),
  );
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('没有最近搜索')).toBeVisible();
  await expect(list(page, '最近搜索')).toHaveCount(0);
});

test('searches when storage is blocked', async ({ page, goto, unexpectedMessages }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('没有最近搜索')).toBeVisible();
  await field(page).fill('心跳');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await allowMessages(unexpectedMessages, /storage is not available/);
});

test('searches when storage is full', async ({ page, goto, unexpectedMessages }) => {
  await goto(doc);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.keyboard.press('Control+k');
  await field(page).fill('心跳');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByText('没有最近搜索')).toBeVisible();
  await allowMessages(unexpectedMessages, /storage error/);
});

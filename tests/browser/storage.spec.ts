import type { Page } from '@playwright/test';
import { allowMessages, expect, test } from './fixtures';

const doc = '/docs/neptune/user/introduction';
const keys = [
  'theme',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docs-preferred-version-default',
];

async function store(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      // Only once per test, so that changes by the site survive a reload.
      if (sessionStorage.getItem('stored') === name) return;
      sessionStorage.setItem('stored', name);
      localStorage.setItem(name, text);
    },
    [key, value] as const,
  );
}

const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const colourMode = (page: Page) => page.locator('html').getAttribute('data-theme');

// spec: storage-blocked
test('works with one warning when storage is blocked', async ({ page, goto, unexpectedMessages }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await goto(doc);
  expect(unexpectedMessages).toHaveLength(1);
  await allowMessages(unexpectedMessages, /console warning: Docusaurus browser storage is not available/);
  await page
    .getByRole('button', { name: /切换|浅色|暗黑/ })
    .first()
    .click();
  expect(await colourMode(page)).toBe('dark');
  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first().click();
  await expect(page).toHaveURL(/janus/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const [what, methods] of [
  ['that throws', ['getItem', 'setItem', 'removeItem']],
  ['that is full', ['setItem']],
] as const) {
  // spec: storage-broken
  test(`works with one warning with storage ${what}`, async ({ page, goto, unexpectedMessages }) => {
    await page.addInitScript((names) => {
      for (const name of names)
        Reflect.set(Storage.prototype, name, () => {
          throw new DOMException('no storage', 'QuotaExceededError');
        });
    }, methods);
    await goto('/');
    await page
      .getByRole('button', { name: /切换|浅色|暗黑/ })
      .first()
      .click();
    expect(await colourMode(page)).toBe('dark');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索文档' }).fill('心跳');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/docs\//);
    expect(await colourMode(page)).toBe('dark');
    expect(unexpectedMessages).toHaveLength(1);
    await allowMessages(unexpectedMessages, /console warning: Browser storage is not available/);
  });
}

for (const key of keys) {
  for (const [kind, value] of [
    ['garbage', 'garbage'],
    ['nothing', ''],
    ['JSON', '{"a":[1]}'],
    ['a megabyte', 'x'.repeat(2 ** 20)],
  ] as const) {
    // spec: storage-garbage
    test(`${kind} under ${key} is ignored`, async ({ page, goto }) => {
      await store(page, key, value);
      await goto(doc);
      expect(await colourMode(page)).toBe('light');
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => readStored(page, key)).not.toBe(value);
    });
  }
}

test('removes garbage stored as colour mode, and the button works at the first click', async ({ page, goto }) => {
  await store(page, 'theme', 'garbage');
  await goto(doc);
  expect(await readStored(page, 'theme')).toBeNull();
  await page
    .getByRole('button', { name: /切换|浅色|暗黑/ })
    .first()
    .click();
  expect(await colourMode(page)).toBe('dark');
  expect(await readStored(page, 'theme')).toBe('dark');
});

test('keeps the stored colour mode', async ({ page, goto }) => {
  await store(page, 'theme', 'dark');
  await goto(doc);
  expect(await colourMode(page)).toBe('dark');
  expect(await readStored(page, 'theme')).toBe('dark');
});

import type { Page } from '@playwright/test';
import { allowMessages, expect, test, waitUntilIdle } from './fixtures';
import { holdFiles } from './searchFixtures';

const doc = '/docs/neptune/user/introduction';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const selected = (page: Page) => page.getByRole('option', { selected: true });
const button = (page: Page) => page.getByRole('navigation').getByRole('link', { name: '搜索', exact: true });

/** Input that replaces the dialog until its code has loaded. */
const fallbackField = (page: Page) => dialog(page).getByRole('textbox', { name: '搜索', exact: true });

/** Opens the page and delays every later script until the returned function is called. */
async function holdCode(page: Page, goto: (path: string) => Promise<void>): Promise<() => void> {
  await goto(doc);
  return holdFiles(page, '**/assets/js/**');
}

/** Composes `text` in the focused field, as an input method does. */
async function compose(page: Page, text: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

test.describe('opening and closing', () => {
  // spec: search-button-and-escape
  test('opens from the button, closes on Escape and restores focus', async ({ page, goto }) => {
    await goto(doc);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    // spec: search-shortcuts
    test(`opens on ${key}`, async ({ page, goto }) => {
      await goto(doc);
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
    });
  }

  test('closes on Control+K', async ({ page, goto }) => {
    await goto(doc);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
  });

  test('stays open on a slash outside the field, and counts a held key once', async ({ page, goto }) => {
    await goto(doc);
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('button', { name: '取消' }).focus();
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.down('Control');
    for (let count = 0; count < 3; count += 1) await page.keyboard.down('k'); // one press and two repeats
    await expect(dialog(page)).toBeHidden();
  });

  // spec: slash-in-text-field
  test('inserts a slash into a text field', async ({ page, goto }) => {
    await goto('/search');
    const input = page.getByRole('searchbox', { name: '搜索' });
    await input.focus();
    await page.keyboard.press('/');
    await expect(input).toHaveValue('/');
    await expect(dialog(page)).toBeHidden();
  });

  test('closes on a click outside, but not when the press began inside', async ({ page, goto }) => {
    await goto(doc);
    await button(page).click();
    await field(page).hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeHidden();
  });

  // spec: search-code-lazy
  test('loads none of its code before the user is about to search', async ({ page, goto }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await goto(doc);
    await waitUntilIdle(page);
    expect(requested.filter((path) => path.includes('search'))).toEqual([]);
    const index = page.waitForRequest('**/search-index.json');
    await button(page).hover();
    await index;
  });

  // spec: search-keeps-early-input
  test('keeps text typed while its code loads, and passes no key to the page', async ({ page, goto }) => {
    const release = await holdCode(page, goto);
    await page.keyboard.press('Control+k');
    await expect(fallbackField(page)).toBeFocused();
    await page.keyboard.type('MQTT/心');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await expect(dialog(page).getByRole('status')).toHaveText('正在获取新的搜索结果...');
    await expect(dialog(page).getByText('正在获取新的搜索结果...')).toBeInViewport();
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('跳');
    await expect(field(page)).toHaveValue('MQTT/心跳');
    await expect(selected(page)).toBeVisible();
    await expect(button(page)).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('waits while an input method composes in the fallback field', async ({ page, goto }) => {
    const release = await holdCode(page, goto);
    await button(page).click();
    await expect(fallbackField(page)).toBeFocused();
    await compose(page, "she'bei");
    await page.keyboard.press('Escape'); // belongs to the input method
    const code = page.waitForResponse('**/assets/js/*SearchDialog*');
    release();
    await (await code).finished();
    await waitUntilIdle(page);
    await expect(fallbackField(page)).toBeFocused();
    await page.keyboard.insertText('设备');
    await expect(field(page)).toHaveValue('设备');
    await expect(selected(page)).toBeVisible();
  });

  test('closes before its code has loaded, also by touch', async ({ page, goto }) => {
    const release = await holdCode(page, goto);
    await button(page).click();
    await expect(fallbackField(page)).toBeFocused();
    await dialog(page).getByRole('button', { name: '取消' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    release();
  });

  test('closes the fallback field on Back without leaving or scrolling the page', async ({ page, goto }) => {
    await goto('/docs/janus/user/introduction');
    await page.getByRole('navigation').getByRole('link', { name: '工业云平台及服务', exact: true }).first().click();
    await expect(page).toHaveURL(doc);
    const release = await holdFiles(page, '**/*SearchDialog*');
    await page.keyboard.press('Control+k');
    await expect(fallbackField(page)).toBeFocused();
    await page.mouse.move(640, 600);
    await page.mouse.wheel(0, 300);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(doc);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    release();
  });

  test('takes over a word composed in the fallback field in any order of events', async ({ page, goto }) => {
    const release = await holdCode(page, goto);
    const requested = page.waitForRequest((request) => request.url().includes('SearchDialog'));
    await page.keyboard.press('Control+k');
    await requested;
    await fallbackField(page).evaluate((input: HTMLInputElement) => {
      input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      input.value = "she'bei";
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    });
    const arrived = page.waitForResponse((response) => response.url().includes('SearchDialog'));
    release();
    await arrived;
    // Firefox fires the last input event after compositionend.
    await fallbackField(page).evaluate((input: HTMLInputElement) => {
      input.value = '设备';
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    });
    await expect(field(page)).toHaveValue('设备');
  });

  test('opens the search page on Enter and closes on Escape before its code has loaded', async ({ page, goto }) => {
    const release = await holdCode(page, goto);
    await button(page).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type('心跳');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('**/search?q=%E5%BF%83%E8%B7%B3');
  });

  test('stays on the page when it was closed before its code failed to load', async ({
    page,
    goto,
    unexpectedMessages,
  }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await goto(doc);
    await page.route('**/assets/js/**', async (route) => {
      await released;
      await route.abort();
    });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('SearchDialog'));
    await button(page).click();
    await page.keyboard.press('Control+k');
    await expect(button(page)).not.toHaveAttribute('aria-busy');
    release();
    await failed;
    await page.unrouteAll();
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(doc);
    await allowMessages(unexpectedMessages, /ERR_FAILED.*\/assets\/js\/|Image zoom is not available/);
  });
});

test('does not open the search page when a late response arrives after it was closed', async ({
  page,
  goto,
  unexpectedMessages,
}) => {
  await goto(doc);
  await page.route('**/assets/js/**', (route) => route.abort());
  const release = await holdFiles(page, '**/search');
  const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await button(page).click();
  const requested = page.waitForRequest((request) => request.method() === 'HEAD');
  await dialog(page).getByRole('button', { name: '重试' }).click();
  await requested;
  await page.keyboard.press('Escape');
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(request.url());
  });
  release();
  await answered;
  await page.evaluate(() => fetch('/search', { method: 'HEAD' })); // the page has handled the first response by then
  expect(visits).toEqual([]);
  await allowMessages(unexpectedMessages, /ERR_FAILED.*\/assets\/js\/|Image zoom is not available/);
});

test('traps focus, closes on Escape and restores focus without native modal dialogs', async ({ page, goto }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  });
  await goto(doc);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: '键盘快捷键' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

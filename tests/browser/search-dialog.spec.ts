import type { Page } from '@playwright/test';
import { allowMessages, expect, test, waitUntilIdle } from './fixtures';
import { holdFiles } from './searchFixtures';

const landing = '/docs/neptune/user/introduction';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const selected = (page: Page) => page.getByRole('option', { selected: true });
const button = (page: Page) => page.getByRole('navigation').getByRole('link', { name: '搜索', exact: true });

/** The field that stands in for the dialog until its code is there. */
const earlyField = (page: Page) => dialog(page).getByRole('textbox', { name: '搜索', exact: true });

/** Opens the landing page and holds back every script from then on, until the function it returns is called. */
async function holdCode(page: Page, goto: (path: string) => Promise<void>): Promise<() => void> {
  await goto(landing);
  return holdFiles(page, '**/assets/js/**');
}

/** What an input method does: the text stands in the field and is not final. */
async function compose(page: Page, text: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

test.describe('opening and closing', () => {
  // spec: search-button-and-escape
  test('the button opens the dialog; Escape closes it and gives the focus back', async ({ page, goto }) => {
    await goto(landing);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    // spec: search-shortcuts
    test(`${key} opens the dialog`, async ({ page, goto }) => {
      await goto(landing);
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
    });
  }

  test('Control+K closes the open dialog', async ({ page, goto }) => {
    await goto(landing);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
  });

  test('a slash outside the field leaves the open dialog open, and a key that is held counts once', async ({
    page,
    goto,
  }) => {
    await goto(landing);
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('button', { name: '取消' }).focus();
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.down('Control');
    for (let count = 0; count < 3; count += 1) await page.keyboard.down('k'); // pressed, and repeated twice
    await expect(dialog(page)).toBeHidden();
  });

  // spec: slash-in-text-field
  test('a slash in a text field is a slash', async ({ page, goto }) => {
    await goto('/search');
    const input = page.getByRole('searchbox', { name: '搜索' });
    await input.focus();
    await page.keyboard.press('/');
    await expect(input).toHaveValue('/');
    await expect(dialog(page)).toBeHidden();
  });

  test('a press beside the dialog closes it; one that began inside does not', async ({ page, goto }) => {
    await goto(landing);
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
  test('nothing of it is loaded before the reader shows that they want to search', async ({ page, goto }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await goto(landing);
    await waitUntilIdle(page);
    expect(asked.filter((path) => path.includes('search'))).toEqual([]);
    const index = page.waitForRequest('**/search-index.json');
    await button(page).hover();
    await index;
  });

  // spec: search-keeps-early-input
  test('keeps what is typed while its code is loading, and nothing of it reaches the page', async ({ page, goto }) => {
    const release = await holdCode(page, goto);
    await page.keyboard.press('Control+k');
    await expect(earlyField(page)).toBeFocused();
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

  test('the dialog waits while an input method composes in the field that stands in for it', async ({ page, goto }) => {
    const release = await holdCode(page, goto);
    await button(page).click();
    await expect(earlyField(page)).toBeFocused();
    await compose(page, "she'bei");
    await page.keyboard.press('Escape'); // the input method's
    const code = page.waitForResponse('**/assets/js/*SearchDialog*');
    release();
    await (await code).finished();
    await waitUntilIdle(page);
    await expect(earlyField(page)).toBeFocused();
    await page.keyboard.insertText('设备');
    await expect(field(page)).toHaveValue('设备');
    await expect(selected(page)).toBeVisible();
  });

  test('it can be left before its code is there, by touch too', async ({ page, goto }) => {
    const release = await holdCode(page, goto);
    await button(page).click();
    await expect(earlyField(page)).toBeFocused();
    await dialog(page).getByRole('button', { name: '取消' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    release();
  });

  test('back closes the field that stands in for it; the page stays and stands still', async ({ page, goto }) => {
    await goto('/docs/janus/user/introduction');
    await page.getByRole('navigation').getByRole('link', { name: '工业云平台及服务', exact: true }).first().click();
    await expect(page).toHaveURL(landing);
    const release = await holdFiles(page, '**/*SearchDialog*');
    await page.keyboard.press('Control+k');
    await expect(earlyField(page)).toBeFocused();
    await page.mouse.move(640, 600);
    await page.mouse.wheel(0, 300);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(landing);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    release();
  });

  test('a word that is finished in the field that stands in for it is taken over, whatever the order of events', async ({
    page,
    goto,
  }) => {
    const release = await holdCode(page, goto);
    const asked = page.waitForRequest((request) => request.url().includes('SearchDialog'));
    await page.keyboard.press('Control+k');
    await asked;
    await earlyField(page).evaluate((input: HTMLInputElement) => {
      input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      input.value = "she'bei";
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    });
    const arrived = page.waitForResponse((response) => response.url().includes('SearchDialog'));
    release();
    await arrived;
    // Firefox: the end of the composition, and only then the text's last event.
    await earlyField(page).evaluate((input: HTMLInputElement) => {
      input.value = '设备';
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    });
    await expect(field(page)).toHaveValue('设备');
  });

  test('Enter before its code is there leads to the search page, Escape back to the button', async ({ page, goto }) => {
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

  test('a reader who no longer wants it stays where they are when its code does not come', async ({
    page,
    goto,
    unexpectedMessages,
  }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await goto(landing);
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
    await expect(page).toHaveURL(landing);
    allowMessages(unexpectedMessages, /ERR_FAILED.*\/assets\/js\/|Image zoom is not available/);
  });
});

test('a server that answers late takes nobody to the search page who reads on', async ({
  page,
  goto,
  unexpectedMessages,
}) => {
  await goto(landing);
  await page.route('**/assets/js/**', (route) => route.abort());
  const release = await holdFiles(page, '**/search');
  const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await button(page).click();
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await dialog(page).getByRole('button', { name: '重试' }).click();
  await asked;
  await page.keyboard.press('Escape');
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(request.url());
  });
  release();
  await answered;
  await page.evaluate(() => fetch('/search', { method: 'HEAD' })); // by then the page has dealt with the first answer
  expect(visits).toEqual([]);
  allowMessages(unexpectedMessages, /ERR_FAILED.*\/assets\/js\/|Image zoom is not available/);
});

test('an engine without modal dialogs gets one that keeps the focus, closes by Escape and gives the focus back', async ({
  page,
  goto,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  });
  await goto(landing);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: '浏览全部页面' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

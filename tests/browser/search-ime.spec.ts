import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { buildPages, replaceIndex } from './searchFixtures';

const doc = '/docs/neptune/user/introduction';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const options = (page: Page) => page.getByRole('group').getByRole('option');
const noResults = (page: Page) => dialog(page).getByText('认为这个查询应该有结果？');

/** Events of a Chinese input method, through the composition of Chromium. */
class InputMethod {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async attach(page: Page): Promise<InputMethod> {
    return new InputMethod(page, await page.context().newCDPSession(page));
  }

  async compose(text: string): Promise<void> {
    await this.session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }

  /** Ends the composition with the chosen text. */
  async commit(text: string): Promise<void> {
    await this.session.send('Input.insertText', { text });
  }

  /** Presses a key that the input method handles: the page receives key code 229. */
  async press(key: string): Promise<void> {
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, windowsVirtualKeyCode: 229 });
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode: 229 });
  }

  isComposing(): Promise<boolean> {
    return this.page.evaluate(() => Reflect.get(window, 'isComposing') === true);
  }
}

async function openDialog(page: Page, goto: (path: string) => Promise<void>): Promise<InputMethod> {
  await page.addInitScript(() => {
    addEventListener('compositionstart', () => Reflect.set(window, 'isComposing', true), true);
    addEventListener('compositionend', () => Reflect.set(window, 'isComposing', false), true);
  });
  await goto(doc);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  return InputMethod.attach(page);
}

test('updates results during a composition without choosing or closing', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(5));
  const method = await openDialog(page, goto);
  await method.compose('设备');
  await expect(options(page).first()).toBeVisible();
  expect(await method.isComposing()).toBe(true);
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'End', 'Escape', 'Escape']) await method.press(key);
  await expect(dialog(page)).toBeVisible();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(new URL(page.url()).pathname).toBe(doc);
  await method.commit('设备');
  expect(await method.isComposing()).toBe(false);
  await expect(field(page)).toHaveValue('设备');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${doc}?n=0`);
});

test('ignores the Enter that Safari sends after a composition has ended', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(5));
  const method = await openDialog(page, goto);
  await method.compose('设备');
  await method.commit('设备');
  await expect(options(page).first()).toBeVisible();
  await method.press('Enter');
  await method.press('Escape');
  await expect(dialog(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(doc);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('keeps the spaces of earlier text during a composition', async ({ page, goto }) => {
  await page.addInitScript(() => {
    const queries: string[] = [];
    Reflect.set(window, 'postedQueries', queries);
    Worker.prototype.postMessage = new Proxy(Reflect.get(Worker.prototype, 'postMessage') as () => void, {
      apply(post, worker, [message]: [unknown]) {
        const { queries: posted } = Object(message) as { queries?: { requests: { query: string }[] } };
        queries.push(...(posted?.requests.map(({ query }) => query) ?? []));
        Reflect.apply(post, worker, [message]);
      },
    });
  });
  const method = await openDialog(page, goto);
  await field(page).fill('modbus rtu ');
  await method.compose("di'zhi");
  await expect(field(page)).toHaveValue("modbus rtu di'zhi");
  const readQueries = () => page.evaluate(() => Reflect.get(window, 'postedQueries') as string[]);
  await expect.poll(readQueries).toContain('modbus rtu dizhi');
  expect(await readQueries()).not.toContain('modbusrtudizhi');
});

test('reports no missing results for an incomplete syllable, but for the finished word', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(5));
  const method = await openDialog(page, goto);
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(document.querySelector('dialog')?.textContent ?? '')).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  for (const text of ['x', 'xq', "xq'z", "xq'zv", "xq'zv'q"]) await method.compose(text);
  await method.commit('股票行情');
  await expect(noResults(page)).toBeVisible();
  const texts = await seen.jsonValue();
  expect(texts.filter((text) => /没有结果：“[a-z']+”/.test(text))).toEqual([]);
});

test('keeps the hits of the last word while the next one is incomplete', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(5));
  const method = await openDialog(page, goto);
  await field(page).fill('设备');
  await expect(options(page)).toHaveCount(5);
  await method.compose("xq'zv");
  await page.waitForFunction(() => document.querySelector('dialog [aria-busy="false"]'));
  await expect(options(page)).toHaveCount(5);
  await expect(noResults(page)).toBeHidden();
});

test('truncates a composition that is too long when it ends', async ({ page, goto }) => {
  const method = await openDialog(page, goto);
  await field(page).fill('字'.repeat(60));
  await method.compose('abcdefgh');
  await expect(field(page)).toHaveValue(`${'字'.repeat(60)}abcdefgh`);
  expect(await method.isComposing()).toBe(true);
  await method.commit('一二三四五六');
  await expect(field(page)).toHaveValue(`${'字'.repeat(60)}一二三四`);
});

test('updates the search page during a composition, and Enter does not submit', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(5));
  await goto('/search');
  const input = page.getByRole('main').getByRole('searchbox', { name: '搜索' });
  await input.focus();
  const method = await InputMethod.attach(page);
  await method.compose('设备');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
  await method.press('Enter');
  await expect(input).toBeFocused();
  await method.commit('设备');
  await expect(input).toHaveValue('设备');
});

test('keeps the address of the search page until a composition ends', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(5));
  await page.clock.install();
  await goto('/search?q=%E5%BF%83');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('main').getByRole('searchbox', { name: '搜索' }).focus();
  await page.keyboard.press('End');
  const method = await InputMethod.attach(page);
  await method.compose("she'bei");
  await expect(page.getByRole('main').getByRole('searchbox', { name: '搜索' })).toHaveValue("心she'bei");
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/search?q=%E5%BF%83');
  await method.commit('跳');
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/search?q=%E5%BF%83%E8%B7%B3');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

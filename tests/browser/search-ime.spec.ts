import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { buildPages, replaceIndex } from './searchFixtures';

const landing = '/docs/neptune/user/introduction';
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const options = (page: Page) => page.getByRole('group').getByRole('option');
const noResults = (page: Page) => dialog(page).getByText('认为这个查询应该有结果？');

/** The events of a Chinese input method, by Chromium's own composition. */
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

  /** Ends the composition with what the reader chose. */
  async commit(text: string): Promise<void> {
    await this.session.send('Input.insertText', { text });
  }

  /** A key that the input method takes for itself: the page sees it with the key code 229. */
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
  await goto(landing);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  return InputMethod.attach(page);
}

test('results follow what is being composed, without choosing or closing anything', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(5));
  const method = await openDialog(page, goto);
  await method.compose('设备');
  await expect(options(page).first()).toBeVisible();
  expect(await method.isComposing()).toBe(true);
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'End', 'Escape', 'Escape']) await method.press(key);
  await expect(dialog(page)).toBeVisible();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(new URL(page.url()).pathname).toBe(landing);
  await method.commit('设备');
  expect(await method.isComposing()).toBe(false);
  await expect(field(page)).toHaveValue('设备');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${landing}?n=0`);
});

test('the Enter that ends a composition in Safari, after its end, chooses nothing', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(5));
  const method = await openDialog(page, goto);
  await method.compose('设备');
  await method.commit('设备');
  await expect(options(page).first()).toBeVisible();
  await method.press('Enter');
  await method.press('Escape');
  await expect(dialog(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(landing);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('while an input method composes, the spaces of what stands before stay', async ({ page, goto }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Reflect.set(window, 'asked', asked);
    Worker.prototype.postMessage = new Proxy(Reflect.get(Worker.prototype, 'postMessage') as () => void, {
      apply(post, worker, [message]: [unknown]) {
        const { queries } = Object(message) as { queries?: { requests: { query: string }[] } };
        asked.push(...(queries?.requests.map(({ query }) => query) ?? []));
        Reflect.apply(post, worker, [message]);
      },
    });
  });
  const method = await openDialog(page, goto);
  await field(page).fill('modbus rtu ');
  await method.compose("di'zhi");
  await expect(field(page)).toHaveValue("modbus rtu di'zhi");
  const readAsked = () => page.evaluate(() => Reflect.get(window, 'asked') as string[]);
  await expect.poll(readAsked).toContain('modbus rtu dizhi');
  expect(await readAsked()).not.toContain('modbusrtudizhi');
});

test('half a syllable says nothing about results; the finished word does', async ({ page, goto }) => {
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

test('the hits of the last finished word stay while the next is half typed', async ({ page, goto }) => {
  await replaceIndex(page, buildPages(5));
  const method = await openDialog(page, goto);
  await field(page).fill('设备');
  await expect(options(page)).toHaveCount(5);
  await method.compose("xq'zv");
  await page.waitForFunction(() => document.querySelector('dialog [aria-busy="false"]'));
  await expect(options(page)).toHaveCount(5);
  await expect(noResults(page)).toBeHidden();
});

test('a composition longer than the field may hold is cut when it ends, not before', async ({ page, goto }) => {
  const method = await openDialog(page, goto);
  await field(page).fill('字'.repeat(60));
  await method.compose('abcdefgh');
  await expect(field(page)).toHaveValue(`${'字'.repeat(60)}abcdefgh`);
  expect(await method.isComposing()).toBe(true);
  await method.commit('一二三四五六');
  await expect(field(page)).toHaveValue(`${'字'.repeat(60)}一二三四`);
});

test('the field of the search page follows a composition too, and its Enter does not submit', async ({
  page,
  goto,
}) => {
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

test('half a word is no address of the search page', async ({ page, goto }) => {
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

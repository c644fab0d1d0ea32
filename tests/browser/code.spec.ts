/** Code blocks: copying, wrapping, scrolling and colours (specification §1, §2). */
import { expect, test, stopClock } from './fixtures';

const doc = '/docs/neptune/api/device_connection/mqtt';

test.describe('copy button', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  // spec: copy-code-exact
  test('copies exactly the code and confirms it', async ({ page, goto }) => {
    await goto(doc);
    const block = page.locator('.code-block').filter({ hasText: '应答消息' });
    await block.getByRole('button', { name: '复制代码到剪贴板' }).click();
    await expect(block.locator('[aria-live]')).toHaveText('已复制');
    await expect(block.getByRole('button', { name: '已复制' })).toBeVisible();
    const code = await block.getByRole('region').textContent();
    expect(code).toMatch(/^\{\n {2}"uuid"[^]*\}$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  // spec: copy-code-by-keyboard
  test('works by keyboard and resets after two seconds', async ({ page, goto }) => {
    await page.clock.install();
    await goto(doc);
    await stopClock(page); // the test advances the two seconds itself
    const block = page.locator('.code-block').first();
    await block.getByRole('button', { name: '复制代码到剪贴板' }).focus();
    await page.keyboard.press('Enter');
    await expect(block.locator('[aria-live]')).toHaveText('已复制');
    await page.clock.runFor(2000);
    await expect(block.locator('[aria-live]')).toHaveText('');
    await expect(block.getByRole('button', { name: '复制代码到剪贴板' })).toBeFocused();
  });

  test('confirms a second click for the full time', async ({ page, goto }) => {
    await page.clock.install();
    await goto(doc);
    await stopClock(page);
    const block = page.locator('.code-block').first();
    const confirmation = block.locator('[aria-live]');
    const button = block.locator('button').last();
    await button.click();
    await expect(confirmation).toHaveText('已复制');
    await page.clock.runFor(1800);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await button.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    await page.clock.runFor(1900);
    await expect(confirmation).toHaveText('已复制');
    await page.clock.runFor(100);
    await expect(confirmation).toHaveText('');
  });

  test('excludes the controls from a selection across blocks', async ({ page, goto }) => {
    await goto(doc);
    const blocks = page.locator('.code-block');
    const code = await blocks.locator('code').allTextContents();
    await blocks.evaluateAll((all) => {
      const [first, last] = [all[0], all[all.length - 1]];
      if (first && last) getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
    });
    await page.keyboard.press('Control+c');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const text of code) expect(copied.replace(/\r/g, '')).toContain(text.trim());
    const lines = copied.split(/\r?\n/).map((line) => line.trim());
    for (const control of ['复制', '自动换行', 'JSON', 'Bash']) expect(lines).not.toContain(control);
  });

  test('copies when the asynchronous clipboard is unavailable', async ({ page, goto }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => Reflect.set(window, 'copied', String(getSelection())));
    });
    await goto(doc);
    const block = page.locator('.code-block').first();
    const button = block.getByRole('button', { name: '复制代码到剪贴板' });
    await button.focus();
    await page.keyboard.press('Space');
    await expect(block.locator('[aria-live]')).toHaveText('已复制');
    await expect(block.getByRole('button', { name: '已复制' })).toBeFocused();
    expect(await page.locator('textarea').count()).toBe(0);
  });

  test('reports a failure to copy', async ({ page, goto }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Reflect.set(Document.prototype, 'execCommand', () => false);
    });
    await goto(doc);
    const block = page.locator('.code-block').first();
    await block.getByRole('button', { name: '复制代码到剪贴板' }).click();
    await expect(block.getByText('复制失败，请选中代码后复制')).toBeVisible();
  });
});

test('shows the title and language of a block and gives it a unique name', async ({ page, goto }) => {
  await goto(doc);
  const block = page.locator('.code-block').filter({ hasText: '应答消息' });
  await expect(block.getByText('JSON', { exact: true })).toBeVisible();
  const names = await page
    .locator('.code-block pre')
    .evaluateAll((all) => all.map((pre) => pre.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names).size).toBe(names.length);
});

test('scrolls long lines by keyboard, or wraps them', async ({ page, goto }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(doc);
  const block = page
    .locator('.code-block')
    .filter({ has: page.getByRole('button', { name: '切换自动换行' }) })
    .first();
  const region = block.getByRole('region');
  const isWide = () => region.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await isWide()).toBe(true);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
  const toggle = block.getByRole('button', { name: '切换自动换行' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await isWide()).toBe(false);
  await toggle.click();
  expect(await isWide()).toBe(true);
});

test('offers no wrapping when the code fits', async ({ page, goto }) => {
  await goto(doc);
  const block = page.locator('.code-block').filter({ hasText: '应答消息' });
  await expect(block.getByRole('button', { name: '复制代码到剪贴板' })).toBeVisible();
  await expect(block.getByRole('button', { name: '切换自动换行' })).toHaveCount(0);
});

test('is highlighted by classes without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(doc);
  const property = page.locator('.token.property').first();
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  expect(await property.evaluate((token) => getComputedStyle(token).color)).not.toBe(text);
  expect(await page.locator('[style]').count()).toBe(0);
  await context.close();
});

test('prints the whole code without buttons', async ({ page, goto }) => {
  await goto(doc);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: '复制代码到剪贴板' })).toHaveCount(0);
  const wide = await page
    .locator('.code-block pre')
    .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  expect(wide).toBe(0);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('has buttons of at least 44 px', async ({ page, goto }) => {
    await goto(doc);
    for (const button of await page.locator('.code-block').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  });
});

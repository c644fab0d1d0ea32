import type { Page } from '@playwright/test';
import { allowMessages, chooseColourMode, expect, scrollPage, test, waitForHydration, stopClock } from './fixtures';

const doc = '/docs/neptune/user/introduction';
const zoomButtons = (page: Page) => page.getByRole('button', { name: /^放大图片：/ });
const dialog = (page: Page) => page.getByRole('dialog');

const bottomOf = (box: { y: number; height: number } | null): number => (box ? box.y + box.height : Infinity);

/** Opens the page with a stopped clock, so the second before the zoom attaches does not pass. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await stopClock(page);
  await page.goto(doc);
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'docusaurusRoot'))).toBe(true);
  await page.clock.runFor(100);
  await waitForHydration(page);
}

// spec: zoom-attach-delay
test('attaches a second after the page has loaded, and again after each navigation', async ({ page }) => {
  await openWithStoppedClock(page);
  await page.clock.runFor(850);
  await expect(zoomButtons(page)).toHaveCount(0);
  await page.clock.runFor(150);
  await expect(zoomButtons(page).first()).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first().click();
  await page.locator('.menu__link[aria-current="page"][href="/docs/janus/user/introduction"]').waitFor();
  await page.clock.runFor(900);
  await expect(zoomButtons(page)).toHaveCount(0);
  await page.clock.runFor(150);
  await expect(zoomButtons(page).first()).toBeVisible();
});

test.describe('an open picture', () => {
  test.beforeEach(async ({ page, goto }) => {
    await page.clock.install();
    await goto(doc);
    await stopClock(page);
    await zoomButtons(page).first().click();
    await expect(dialog(page)).toBeVisible();
  });

  // spec: zoom-opens
  test('is larger, named, accessible, and the only tab stop', async ({ page, expectAccessible }) => {
    const before = await zoomButtons(page).first().boundingBox();
    const picture = dialog(page).getByRole('img');
    await expect.poll(async () => ((await picture.boundingBox())?.height ?? 0) > (before?.height ?? 0)).toBe(true);
    await expect(dialog(page)).toHaveAccessibleName(/.{10}/);
    await expect(page.getByRole('button', { name: '关闭图片' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '关闭图片' })).toBeFocused();
    await page.clock.resume(); // axe waits with timers
    await expectAccessible('an open picture');
  });

  // spec: zoom-background
  test('has a white background in light mode and a dark grey one in dark mode, also when the mode changes', async ({
    page,
  }) => {
    await expect(dialog(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const light = await dialog(page).getByRole('img').getAttribute('src');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect(dialog(page)).toHaveCSS('background-color', 'rgb(50, 50, 50)');
    await expect(dialog(page).getByRole('img')).not.toHaveAttribute('src', light ?? '');
  });

  for (const [way, act] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click', (page: Page) => page.mouse.click(300, 300)],
    ['its button', (page: Page) => page.keyboard.press('Enter')],
    ['a resize', (page: Page) => page.setViewportSize({ width: 1100, height: 700 })],
  ] as const) {
    // spec: zoom-closes
    test(`closes on ${way} and restores focus`, async ({ page }) => {
      await act(page);
      await expect(zoomButtons(page).first()).toBeFocused();
      await page.clock.runFor(300);
      await expect(dialog(page)).toHaveCount(0);
    });
  }

  // spec: zoom-ignores-small-scroll
  test('stays open when the page scrolls 35 px', async ({ page }) => {
    await scrollPage(page, 35);
    await page.clock.runFor(1000);
    await expect(page.getByRole('button', { name: '关闭图片' })).toBeFocused();
    await expect(dialog(page)).toHaveCSS('pointer-events', 'auto');
  });

  // spec: zoom-closes-on-scroll
  test('closes 150 ms after the page has scrolled 45 px', async ({ page }) => {
    await scrollPage(page, 45);
    await page.clock.runFor(149);
    await expect(dialog(page)).toHaveCSS('pointer-events', 'auto');
    await page.clock.runFor(1);
    await expect(dialog(page)).toHaveCSS('pointer-events', 'none');
    await page.clock.runFor(300);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('closes on a navigation', async ({ page }) => {
    const link = page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first();
    await link.dispatchEvent('click');
    await expect(dialog(page)).toHaveCSS('pointer-events', 'none');
    await page.clock.runFor(300);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/janus/);
  });
});

test('opens on Enter and Space', async ({ page, goto }) => {
  await page.clock.install();
  await goto(doc);
  await stopClock(page);
  for (const key of ['Enter', 'Space']) {
    await zoomButtons(page).first().focus();
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(300);
    await expect(dialog(page)).toHaveCount(0);
    await expect(zoomButtons(page).first()).toBeFocused();
  }
});

test('opens the dark image in dark mode', async ({ page, goto }) => {
  await chooseColourMode(page, 'dark');
  await page.clock.install();
  await goto(doc);
  await stopClock(page);
  const picture = zoomButtons(page).first();
  const source = await picture.evaluate((image: HTMLImageElement) => image.src);
  await picture.click();
  await expect(dialog(page).getByRole('img')).toHaveJSProperty('src', source);
  await expect(dialog(page)).toHaveCSS('background-color', 'rgb(50, 50, 50)');
});

test('has no transition under reduced motion', async ({ page, goto }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await goto(doc);
  await stopClock(page);
  await zoomButtons(page).first().click();
  await expect(dialog(page).getByRole('img')).toHaveCSS('transition-duration', '0.001s');
});

test('offers no zoom when its code fails to load', async ({ page, unexpectedMessages }) => {
  await openWithStoppedClock(page);
  await page.route('**/assets/js/*.js', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  ); // prefetching uses fetch
  await page.clock.runFor(1000);
  await expect.poll(() => unexpectedMessages.some((line) => line.includes('Image zoom is not available'))).toBe(true);
  await allowMessages(unexpectedMessages, /ERR_FAILED.*\/assets\/js\/|Image zoom is not available/);
  await expect(zoomButtons(page)).toHaveCount(0);
});

test('opens a tall figure at full width on a phone, and scrolls to its end', async ({ page, goto }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.install();
  await goto('/docs/neptune/api/device_connection/mqtt');
  await stopClock(page);
  const figure = zoomButtons(page).last();
  const inPage = await figure.boundingBox();
  await figure.click();
  const picture = dialog(page).getByRole('img');
  await page.clock.runFor(400);
  await expect(picture).toHaveCSS('transform', 'none'); // the transition has ended, during which the image is shorter
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(inPage?.width ?? Infinity);
  expect((await picture.boundingBox())?.height).toBeGreaterThan(640);
  await dialog(page).hover();
  await page.mouse.wheel(0, 5000);
  const scrollRounding = 1; // scroll positions are whole pixels, the height of the picture is not
  await expect.poll(async () => bottomOf(await picture.boundingBox())).toBeLessThanOrEqual(640 + scrollRounding);
  await page.clock.runFor(1000);
  const closeButton = page.getByRole('button', { name: '关闭图片' });
  await expect(closeButton).toBeFocused();
  await expect(closeButton).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await expect(dialog(page)).toHaveCount(0);
});

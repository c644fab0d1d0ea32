import type { Locator, Page } from '@playwright/test';
import { expect, scrollPage, test, waitForHydration, stopClock } from './fixtures';

const home = '/docs/neptune/user/introduction';
const productLink = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first();
const productPath = '/docs/janus/user/introduction';

/** Serves the page itself for addresses with a suffix, as hosts without rewrite rules do. */
async function serveWithoutRedirects(page: Page): Promise<void> {
  await page.route(/\.html(\?|$)/, async (route) => {
    const clean = route
      .request()
      .url()
      .replace(/(\/index)?\.html/, '');
    const response = await route.fetch({ url: clean });
    await route.fulfill({ response });
  });
}

/** Disables prefetching, so every script of the next page is still to be loaded. */
async function browseWithDataSaver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
}

/** Delays scripts until the returned function is called. */
async function holdScripts(page: Page, scripts = '*.js'): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/js/${scripts}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Returns a function that returns whether React has rendered the element again since. */
async function watchRendering(element: Locator): Promise<() => Promise<boolean>> {
  const handle = await element.evaluateHandle((node) => {
    const readProps = (): unknown => Object.entries(node).find(([name]) => name.startsWith('__reactProps$'))?.[1];
    const props = readProps();
    if (!props) throw new Error('React did not render this element');
    return () => readProps() !== props;
  });
  return () => handle.evaluate((isRendered) => isRendered());
}

test.describe('address', () => {
  for (const [dirty, clean] of [
    [`${home}.html`, home],
    [`${home}/index.html`, home],
    ['/index.html', '/'],
    [`${home}.html?q=1#h`, `${home}?q=1#h`],
  ] as const) {
    // spec: html-suffix-removed
    test(`shows ${clean} for ${dirty} and hydrates`, async ({ page, goto, baseURL }) => {
      await serveWithoutRedirects(page);
      await goto(dirty);
      expect(page.url()).toBe(`${baseURL}${clean}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('is cleaned after client-side navigation', async ({ page, goto, baseURL }) => {
    await serveWithoutRedirects(page);
    await goto(home);
    await page.evaluate((path) => {
      history.pushState({ key: 'dirty' }, '', `${path}.html`);
      dispatchEvent(new PopStateEvent('popstate', { state: { key: 'dirty' } }));
    }, productPath);
    await expect(page).toHaveTitle(/介绍/);
    await expect(page).toHaveURL(`${baseURL}${productPath}`);
  });

  test('ignores parameters that would set attributes or the colour mode', async ({ page, goto }) => {
    await goto(`${home}?docusaurus-theme=dark&docusaurus-data-evil=1&docusaurus-data-theme=dark`);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).not.toHaveAttribute('data-evil');
  });
});

test.describe('after a navigation', () => {
  test('announces the new title and focuses the heading without an outline', async ({ page, goto }) => {
    await goto(home);
    await productLink(page).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    const title = await page.title();
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: title })).toHaveCount(1);
    await expect(heading).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await expect(heading).not.toHaveAttribute('tabindex');
  });

  // spec: navigation-scrolls-to-top
  test('scrolls to the top', async ({ page, goto }) => {
    await goto(home);
    await page.evaluate(() => window.scrollTo(0, 600));
    await productLink(page).dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${productPath}$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  // spec: history-restores-scroll
  test('restores the scroll position on Back and Forward', async ({ page, goto }) => {
    const scrollTop = () => page.evaluate(() => window.scrollY);
    await goto(home);
    await scrollPage(page, 700);
    await expect.poll(scrollTop).toBe(700);
    await productLink(page).dispatchEvent('click');
    await expect.poll(scrollTop).toBe(0);
    await scrollPage(page, 300);
    await expect.poll(scrollTop).toBe(300);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await expect.poll(scrollTop).toBe(700);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`${productPath}$`));
    await expect.poll(scrollTop).toBe(300);
  });

  test('focuses the followed link on Back', async ({ page, goto }) => {
    await goto('/docs/category/janus-api');
    const links = page.getByRole('main').locator('header + ul').getByRole('link');
    await links.nth(3).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(links.nth(3)).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('restores the scroll position after a reload, even when the page loads slowly', async ({ page, goto }) => {
    const scrollTop = () => page.evaluate(() => window.scrollY);
    await browseWithDataSaver(page);
    await goto(home);
    await scrollPage(page, 700);
    await expect.poll(scrollTop).toBe(700);
    await productLink(page).dispatchEvent('click');
    await expect.poll(scrollTop).toBe(0);
    await page.reload();
    await waitForHydration(page);
    const release = await holdScripts(page);
    await page.goBack();
    await expect(page.getByText('正在加载…')).toBeVisible();
    release();
    await expect(page.getByText('正在加载…')).toHaveCount(0);
    await expect.poll(scrollTop).toBe(700);
  });

  for (const scripts of ['*.js', 'page-*.js']) {
    test(`shows the previous page without a hydration error on Back while ${scripts} load`, async ({ page, goto }) => {
      await goto(home);
      await productLink(page).click();
      await expect(page).toHaveTitle(/介绍/);
      const release = await holdScripts(page, scripts);
      await page.reload({ waitUntil: 'commit' });
      if (scripts !== '*.js') await page.waitForFunction(() => 'docusaurus' in window);
      await page.evaluate(() => history.back());
      await page.waitForURL(home, { waitUntil: 'commit' });
      release();
      await waitForHydration(page);
      await expect(page.locator(`.menu__link[aria-current="page"][href="${home}"]`)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }

  // spec: navigation-scrolls-to-anchor
  test('scrolls to the heading of a hash, percent-encoded or not, and Back returns', async ({ page, goto }) => {
    await goto(home);
    const contents = page.locator('.theme-doc-toc-desktop').getByRole('link');
    const link = contents.last();
    const id = decodeURIComponent(new URL((await link.getAttribute('href')) ?? '', 'https://x').hash.slice(1));
    const headingTop = () => page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
    await link.click();
    await expect.poll(headingTop).toBeLessThan(800);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goto(`${home}#${encodeURIComponent(id)}`);
    await expect.poll(headingTop).toBeLessThan(800);
  });

  test('ignores a hash that cannot be decoded', async ({ page, goto }) => {
    await goto(`${home}#%ZZ`);
    await page.evaluate(() => {
      location.hash = '#%E4%ZZ';
    });
    await productLink(page).click();
    await expect(page).toHaveURL(new RegExp(`${productPath}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('shows the page of a hovered link in the same task as the click', async ({ page, goto }) => {
  await goto(home);
  await productLink(page).hover();
  await page.waitForLoadState('networkidle');
  const path = await productLink(page).evaluate(async (link: HTMLElement) => {
    link.click();
    await Promise.resolve(); // React renders in a microtask
    return document.querySelector('.menu__link[aria-current="page"]')?.getAttribute('href');
  });
  expect(path).toBe(productPath);
});

test('renders only the affected menu items again during a navigation', async ({ page, goto }) => {
  await goto(home);
  const links = page.locator('nav.menu a.menu__link:not([aria-current], [role="button"])');
  const next = links.first();
  const isRendered = await watchRendering(next);
  const isOtherRendered = await watchRendering(links.last());
  const path = (await next.getAttribute('href')) ?? '';
  await next.click();
  await page.locator(`.menu__link[aria-current="page"][href="${path}"]`).waitFor();
  expect(await isRendered()).toBe(true);
  expect(await isOtherRendered()).toBe(false);
});

test.describe('while the next page loads', () => {
  test.beforeEach(async ({ page, goto }) => {
    await browseWithDataSaver(page);
    await page.clock.install();
    await goto(home);
  });

  // spec: pending-navigation-indicators
  test('keeps the old page, and after 200 ms shows a spinner and a bar at 8 %', async ({ page }) => {
    const release = await holdScripts(page);
    await stopClock(page);
    await productLink(page).click();
    const bar = page.locator('.progress-bar');
    const progress = () => bar.evaluate((element) => 100 + Number(/\((-?[\d.]+)%/.exec(element.style.transform)?.[1]));
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await expect(page.getByText('正在加载…')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('status').filter({ hasText: '正在加载…' })).toBeVisible();
    expect(await progress()).toBeCloseTo(8);
    await page.clock.runFor(799);
    expect(await progress()).toBeCloseTo(8);
    await page.clock.runFor(1);
    expect(await progress()).toBeGreaterThan(8);
    expect(await progress()).toBeLessThanOrEqual(10);
    await expect(page).toHaveTitle(/^产品介绍/);
    await expect(page.locator('.spinner')).toHaveCSS('animation-duration', '1.5s');
    expect(
      await page.locator('.spinner').evaluate((spinner) => getComputedStyle(spinner, '::before').animationDuration),
    ).toBe('3s');

    release();
    await expect(page.getByText('正在加载…')).toHaveCount(0);
    expect(await progress()).toBe(100);
    await page.clock.runFor(200);
    await expect(bar).toHaveCSS('transition-duration', '0.2s');
    await page.clock.runFor(200);
    await expect(bar).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${productPath}$`));
  });

  // spec: fast-navigation-no-indicators
  test('shows neither when the page loads in time', async ({ page }) => {
    await stopClock(page);
    await productLink(page).click();
    await expect(page).toHaveURL(new RegExp(`${productPath}$`));
    await page.locator(`.menu__link[aria-current="page"][href="${productPath}"]`).waitFor();
    await page.clock.runFor(1000);
    await expect(page.locator('.progress-bar, .route-loader')).toHaveCount(0);
  });

  test('removes the bar after a quick second navigation', async ({ page }) => {
    const release = await holdScripts(page);
    await stopClock(page);
    await productLink(page).click();
    await page.clock.runFor(150);
    await page.goBack();
    release();
    await page.clock.runFor(2000);
    await expect(page.locator('.progress-bar, .route-loader')).toHaveCount(0);
  });

  // spec: pending-navigation-reduced-motion
  test('shows no animation with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await holdScripts(page);
    await productLink(page).click();
    await page.clock.runFor(250);
    await expect(page.locator('.spinner')).toHaveCSS('animation-name', 'none');
    await expect(page.locator('.progress-bar')).toHaveCSS('transition-property', 'none');
    release();
  });
});

/** The navbar, and the menu that replaces it on a phone (specification §2, §4). */
import { allowMessages, chooseColourMode, expect, test } from './fixtures';
import { withThemeConfig } from './editedBundle';
import { holdFiles } from './searchFixtures';

const doc = '/docs/neptune/user/introduction';
const phone = { width: 390, height: 844 };

// spec: navbar-landing-docs
test('links the four entries to the landing docs of their sidebars', async ({ page, goto }) => {
  await goto('/');
  const navbar = page.getByRole('navigation', { name: '主导航' });
  for (const [label, address] of [
    ['低代码流程图控制系统软件', '/docs/automation/work-flow-intro'],
    ['低代码 HMI 组态软件', '/docs/lowcode/hmi'],
    ['边缘计算系统软件', '/docs/janus/user/introduction'],
    ['工业云平台及服务', '/docs/neptune/user/introduction'],
  ] as const) {
    await expect(navbar.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', address);
  }
});

// spec: navbar-brand-and-version
test('links the brand to the home page and the only version to the main doc', async ({ page, goto }) => {
  await goto('/markdown-page');
  const navbar = page.getByRole('navigation', { name: '主导航' });
  await expect(navbar.getByRole('link', { name: '文档中心' })).toHaveAttribute('href', '/');
  await expect(navbar.getByRole('link', { name: '文档版本：Next（当前版本）' })).toHaveAttribute('href', doc);
});

test('marks only the current page while the next one loads', async ({ page, goto }) => {
  await goto(doc);
  const navbar = page.getByRole('navigation', { name: '主导航' });
  const marked = navbar.locator('.navbar__link--active, [aria-current="page"]');
  await expect(marked).toHaveText(['工业云平台及服务']);
  const release = await holdFiles(page, '**/assets/js/**');
  const next = navbar.getByRole('link', { name: '边缘计算系统软件' });
  await next.click();
  await expect(page).toHaveURL('/docs/janus/user/introduction');
  await expect(marked).toHaveText(['工业云平台及服务']);
  const colours = await navbar
    .locator('.navbar__items:not(.navbar__items--right) > .navbar__link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).color + getComputedStyle(link).boxShadow));
  expect(new Set(colours).size, 'the current entry looks different from all others').toBe(2);
  release();
  await expect(marked).toHaveText(['边缘计算系统软件']);
});

test.describe('the language dropdown', () => {
  // spec: dropdown-click
  test('opens and closes on click', async ({ page, goto }) => {
    await goto(doc);
    const button = page.getByRole('button', { name: '简体中文' });
    const language = page.getByRole('link', { name: '简体中文' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.hover();
    await expect(language).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(language).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(language).toBeHidden();
  });

  for (const key of ['Enter', 'Space']) {
    // spec: dropdown-keyboard
    test(`opens on ${key}, closes on Escape and restores focus`, async ({ page, goto }) => {
      await goto(doc);
      const button = page.getByRole('button', { name: '简体中文' });
      await button.focus();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: '简体中文' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
    });
  }

  // spec: dropdown-closes-outside
  test('closes when focus leaves it and when the user clicks outside', async ({ page, goto }) => {
    await goto(doc);
    const button = page.getByRole('button', { name: '简体中文' });
    await button.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  // spec: language-switch-keeps-address
  test('keeps path, query and hash', async ({ page, goto }) => {
    await goto(`${doc}?from=share#系统架构`);
    await page.getByRole('button', { name: '简体中文' }).click();
    const language = page.getByRole('link', { name: '简体中文' });
    await expect(language).toHaveAttribute('href', `${doc}?from=share#${encodeURIComponent('系统架构')}`);
    await expect(language).toHaveAttribute('lang', 'zh-Hans');
  });
});

test.describe('the colour mode', () => {
  // spec: colour-mode-starts-light
  test('starts light regardless of the system preference, and toggles', async ({ page, goto }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await goto(doc);
    const html = page.locator('html');
    const toggle = page.getByRole('button', { name: /切换浅色\/暗黑模式/ });
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(toggle).toHaveAccessibleName('切换浅色/暗黑模式（当前为浅色模式）');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAccessibleName('切换浅色/暗黑模式（当前为暗黑模式）');
    await expect(page.locator('[aria-live]').filter({ hasText: '已切换为暗黑模式' })).toBeAttached();
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'light');
  });

  // spec: colour-mode-system-cycle
  test('cycles through system, light and dark when the configuration respects the system', async ({ page, goto }) => {
    await withThemeConfig(page, { respectPrefersColorScheme: true });
    await page.emulateMedia({ colorScheme: 'dark' });
    await chooseColourMode(page, 'dark');
    await goto(doc);
    const html = page.locator('html');
    const toggle = page.getByRole('button', { name: /切换浅色\/暗黑模式/ });
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAccessibleName('切换浅色/暗黑模式（当前为跟随系统）');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'dark');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
  });
});

// spec: navbar-fits-desktop
test('fits at every desktop width and shows the whole name of every entry', async ({ page, goto }) => {
  await goto(doc);
  for (const width of [997, 1024, 1100, 1200, 1280, 1399, 1400, 1920]) {
    await page.setViewportSize({ width, height: 600 });
    const overflow = await page.locator('.navbar__link, .navbar__brand, .navbar__inner').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return (
            box.width > 0 &&
            (box.right > innerWidth || box.bottom > 200 || element.scrollWidth > element.clientWidth + 1)
          );
        })
        .map((element) => element.textContent),
    );
    expect(overflow, `at ${width} px`).toEqual([]);
    const navbar = await page.getByRole('navigation', { name: '主导航' }).boundingBox();
    expect(navbar?.height, `at ${width} px`).toBeLessThanOrEqual(64);
  }
});

test.describe('hiding on scroll', () => {
  // spec: navbar-stays-by-default
  test('is off by default', async ({ page, goto }) => {
    await goto(doc);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
    await expect(page.getByRole('link', { name: '文档中心' }).first()).toBeInViewport();
  });

  // spec: navbar-hides-on-scroll
  test('hides on scrolling down and reappears on scrolling up when configured', async ({
    page,
    goto,
    unexpectedMessages,
  }) => {
    await withThemeConfig(page, { hideOnScroll: true });
    await goto(doc);
    const brand = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '文档中心' });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(600);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(900);
    await expect(brand).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(brand).toBeInViewport();
    await allowMessages(unexpectedMessages, /error #418/); // Docusaurus then renders the logo in the sidebar, which is missing from the built page
  });

  test('hides on a jump to a Chinese anchor', async ({ page, goto, unexpectedMessages }) => {
    await withThemeConfig(page, { hideOnScroll: true });
    await goto(doc);
    const toc = page.getByRole('navigation', { name: '本页目录' });
    await toc.getByRole('link', { name: '核心概念' }).click();
    await expect(page.getByRole('heading', { name: /^核心概念/ })).toBeInViewport();
    await expect(
      page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '文档中心' }),
    ).not.toBeInViewport();
    await allowMessages(unexpectedMessages, /error #418/);
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('is not rendered before it is opened', async ({ page, goto }) => {
    await goto(doc);
    await expect(page.getByRole('button', { name: '切换导航栏' })).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
  });

  test('traps focus and restores it on Escape', async ({ page, goto }) => {
    await goto(doc);
    const opener = page.getByRole('button', { name: '切换导航栏' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: '导航菜单' });
    await expect(menu.getByRole('button', { name: '关闭导航栏' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  // spec: mobile-menu-back
  test('shows the docs sidebar first and returns to the main menu', async ({ page, goto }) => {
    await goto(doc);
    await page.getByRole('button', { name: '切换导航栏' }).click();
    const menu = page.getByRole('dialog', { name: '导航菜单' });
    await expect(menu.getByRole('link', { name: '产品介绍' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('button', { name: '← 回到主菜单' }).click();
    const entry = menu.getByRole('link', { name: '边缘计算系统软件' });
    await expect(entry).toBeInViewport();
    await expect(menu.locator(':focus')).toHaveCount(1);
    await entry.click();
    await expect(page).toHaveURL(/\/docs\/janus\/user\/introduction$/);
    await expect(menu).toBeHidden();
  });

  test('restores focus when closed from the main menu', async ({ page, goto }) => {
    await goto(doc);
    const opener = page.getByRole('button', { name: '切换导航栏' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: '导航菜单' });
    await menu.getByRole('button', { name: '← 回到主菜单' }).click();
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  // spec: mobile-menu-closes-on-desktop
  test('closes on a click outside and when the viewport becomes desktop', async ({ page, goto }) => {
    await goto(doc);
    const opener = page.getByRole('button', { name: '切换导航栏' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: '导航菜单' });
    await expect(menu).toBeVisible();
    await page.mouse.click(380, 400);
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(opener).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('has targets of at least 44 px', async ({ page, goto }) => {
    await goto(doc);
    const small = async (scope: string): Promise<string[]> =>
      page.locator(scope).evaluateAll((elements) =>
        elements
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ element, box }) => box.width > 0 && getComputedStyle(element).visibility === 'visible')
          .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
          .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`),
      );
    expect(await small('.navbar__inner :is(a, button)')).toEqual([]);
    await page.getByRole('button', { name: '切换导航栏' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await small('.navbar-sidebar :is(a, button)')).toEqual([]);
  });
});

/** The docs sidebar (specification §2 Layout, §4) and category pages. */
import { expect, test } from './fixtures';

const doc = '/docs/neptune/api/device_connection/mqtt';

// spec: sidebar-category-link
test('links a category to its page and has a separate button to expand it', async ({ page, goto }) => {
  await goto('/docs/neptune/user/introduction');
  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  const category = sidebar.getByRole('link', { name: 'Neptune API' });
  await expect(category).toHaveAttribute('href', '/docs/category/neptune-api');
  const button = sidebar.getByRole('button', { name: "展开侧边栏分类 'Neptune API'" });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  const open = sidebar.getByRole('button', { name: "折叠侧边栏分类 'Neptune API'" });
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar.getByRole('link', { name: '设备连接' })).toBeVisible();
  await expect(page).toHaveURL(/neptune\/user\/introduction$/);
});

// spec: sidebar-current-page
test('marks the current page and expands its categories', async ({ page, goto }) => {
  await goto(doc);
  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('设备通过 MQTT 连接');
  await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
});

// spec: sidebar-categories-stay-open
test('keeps categories open when another one opens, and offers no button to hide the sidebar', async ({
  page,
  goto,
}) => {
  await goto('/docs/janus/user/introduction');
  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  const closed = sidebar.getByRole('button', { name: /^展开/ });
  for (let left = await closed.count(); left > 0; left = await closed.count()) await closed.first().click();
  await expect(sidebar.getByRole('button', { name: /^折叠/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '收起侧边栏' })).toHaveCount(0);
});

// spec: sidebar-animation-time
test('animates the height for a time that depends on it, or 1 ms under reduced motion', async ({ page, goto }) => {
  const transitionOf = async (): Promise<string> => {
    await goto('/docs/neptune/user/introduction');
    const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
    await sidebar.getByRole('button', { name: "展开侧边栏分类 'Neptune API'" }).click();
    const list = sidebar.locator('ul ul').first();
    await expect(list).toBeVisible();
    await expect.poll(() => list.evaluate((element: HTMLElement) => element.style.transition)).toContain('height');
    return list.evaluate((element: HTMLElement) => element.style.transition);
  };
  expect(await transitionOf()).toMatch(/^height (1[5-9]\d|[2-9]\d\d)ms ease-in-out/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await transitionOf()).toMatch(/^height 1ms ease-in-out/);
});

test('scrolls the menu, not the page, to the current item in a short window', async ({ page, goto }) => {
  await page.setViewportSize({ width: 1280, height: 260 });
  await goto(doc);
  const current = page.getByRole('navigation', { name: '文档侧边栏' }).locator('[aria-current="page"]');
  await expect(current).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('lists the content of a category with whole descriptions, kind and reading time, and no emoji', async ({
  page,
  goto,
}) => {
  await goto('/docs/category/neptune-api');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neptune API');
  const card = page.getByRole('main').getByRole('link', { name: /^设备连接/ });
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('设备连接');
  await expect(card.getByRole('paragraph')).toHaveText([/。$/, '共 2 页']);
  const errors = page.getByRole('main').getByRole('link', { name: /^错误码/ });
  await expect(errors.getByRole('paragraph')).toHaveText([/。$/, /^错误码 · 阅读约 \d+ 分钟$/]);
  await expect(page.getByRole('main')).not.toContainText(/\p{Extended_Pictographic}/u);
  const cut = await page
    .locator('.theme-doc-card-container *')
    .evaluateAll((elements) => elements.filter((element) => element.scrollWidth > element.clientWidth + 1).length);
  expect(cut).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hides controls that need it', async ({ page }) => {
    await page.goto(doc);
    await expect(page.getByRole('button', { name: '复制代码到剪贴板' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /切换浅色/ })).toHaveCount(0);
  });
});

test('loads the sidebar of another product when a link leads there', async ({ page, goto }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const countScripts = async (text: string): Promise<number> =>
    (await Promise.all(scripts)).filter((script) => script.includes(text)).length;

  await goto('/docs/neptune/user/introduction');
  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  await expect(sidebar.getByRole('link', { name: '账号与基本操作' })).toBeVisible();
  expect(await countScripts('注册账号与创建团队')).toBeGreaterThan(0);
  expect(await countScripts('案例一：单轴往复运动')).toBe(0);

  await page.getByRole('navigation').getByRole('link', { name: '边缘计算系统软件', exact: true }).first().click();
  await expect(sidebar.getByRole('link', { name: '激活 Janus' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: '账号与基本操作' })).toHaveCount(0);
  expect(await countScripts('案例一：单轴往复运动')).toBe(0);
});

/** Names of the product that a page belongs to: header, sidebar, breadcrumbs, paper. */
import { expect, test } from './fixtures';

const pages = [
  ['/docs/neptune/user/introduction', 'Neptune', '工业云平台及服务', '/docs/neptune/user/introduction'],
  [
    '/docs/automation/motion_parameter/axis-config',
    'Automation',
    '低代码流程图控制系统软件',
    '/docs/automation/work-flow-intro',
  ],
  ['/docs/triton/deploy/configure-service', 'Triton', '工业云平台及服务', '/docs/neptune/user/introduction'],
  ['/docs/open-platform/janus-api/utils/show-dialog', '开放平台', '边缘计算系统软件', '/docs/janus/user/introduction'],
] as const;

for (const [route, tag, name, landing] of pages) {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test(`${route} names ${tag} in the header`, async ({ page, goto }) => {
      await goto(route);
      const link = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: tag, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute('href', landing);
      expect((await link.boundingBox())?.height).toBeLessThan(50); // one line
    });

    test(`${route} names ${name} above its pages in the menu`, async ({ page, goto }) => {
      await goto(route);
      await page.getByRole('button', { name: '切换导航栏' }).click();
      const menu = page.getByRole('dialog');
      await expect(menu.locator('.sidebar-head')).toHaveText(name);
      await expect(menu.locator('.sidebar-head')).toBeInViewport();
    });
  });

  test(`${route} names ${name} above the sidebar and in the breadcrumbs, on paper too`, async ({ page, goto }) => {
    await goto(route);
    await expect(page.locator('.theme-doc-sidebar-container .sidebar-head')).toHaveText(name);
    const crumb = page.getByRole('navigation', { name: '页面路径' }).getByRole('link', { name, exact: true });
    await expect(crumb).toHaveAttribute('href', landing);
    await page.emulateMedia({ media: 'print' });
    await expect(crumb).toBeVisible();
  });
}

test('a page outside the sidebars names no product', async ({ page, goto }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goto('/docs/glossary');
  await expect(page.locator('.navbar__title')).toBeVisible();
  await expect(page.locator('.sidebar-head')).toHaveCount(0);
});

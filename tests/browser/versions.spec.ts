/** Version entry of the navbar (specification §2, §3). */
import { editBundle } from './editedBundle';
import { expect, test } from './fixtures';

const doc = '/docs/neptune/user/introduction';

// spec: version-link
test('names the version and marks it as current on every kind of page', async ({ page, goto }) => {
  for (const route of ['/', doc, '/docs/category/neptune-api', '/search']) {
    await goto(route);
    const entry = page.getByRole('navigation', { name: '主导航' }).getByText('Next', { exact: true });
    await expect(entry).toHaveAccessibleName('文档版本：Next（当前版本）');
    await expect(entry).toHaveAttribute('title', '文档版本：Next（当前版本）');
    await expect(entry).toHaveAttribute('aria-current', 'true');
    await expect(entry).toHaveCSS('box-shadow', 'none'); // the mark of the current product
  }
});

// spec: version-dropdown
test('is a dropdown when there are two versions', async ({ page, goto, unexpectedMessages }) => {
  const older = {
    name: '1.0',
    label: '1.0',
    isLast: false,
    path: '/docs/1.0',
    mainDocId: 'neptune/user/introduction',
    docs: [{ id: 'neptune/user/introduction', path: '/docs/1.0/neptune/user/introduction', sidebar: 'Neptune' }],
    draftIds: [],
    sidebars: { Neptune: { link: { path: '/docs/1.0/neptune/user/introduction', label: '产品介绍' } } },
  };
  await editBundle(page, [
    { find: /"versions":\[\{"name":"current"/, write: `"versions":[${JSON.stringify(older)},{"name":"current"` },
  ]);
  await goto(doc);
  const navbar = page.getByRole('navigation', { name: '主导航' });
  const button = navbar.getByRole('button', { name: '文档版本：Next' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(navbar.getByRole('link', { name: 'Next', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(navbar.getByRole('link', { name: '1.0', exact: true })).toHaveAttribute(
    'href',
    '/docs/1.0/neptune/user/introduction',
  );
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  unexpectedMessages.splice(0); // React renders again because the built page has one version
});

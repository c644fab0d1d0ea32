/** The crash page names mistakes in the configuration or in extensions (specification §8, developer-level errors). */
import { expect, test } from './fixtures';
import { editBundle } from './editedBundle';

const entry = /type:"docSidebar",sidebarId:"Neptune"/;
const docsData = '"docusaurus-plugin-content-docs":{"default":';

const mistakes = [
  {
    name: 'an unknown navbar item type',
    edits: [{ find: entry, write: 'type:"megaMenu"' }],
    message: 'No NavbarItem component found for type "megaMenu".',
  },
  {
    name: 'a sidebar that does not exist',
    edits: [{ find: entry, write: 'type:"docSidebar",sidebarId:"Pluto"' }],
    message: /Can't find any sidebar with id "Pluto" in version current".\s+Available sidebar ids are:\s+- Neptune/,
  },
  {
    name: 'a doc that does not exist',
    edits: [{ find: entry, write: 'type:"doc",docId:"pluto/intro"' }],
    message: /Couldn't find any doc with id "pluto\/intro" in version "current"/,
  },
  {
    name: 'a docs version that does not exist',
    edits: [{ find: /type:"docsVersionDropdown"/, write: 'type:"docsVersionDropdown",versions:["9.9"]' }],
    message: /No docs version exist for name '9\.9'.*Available version names:\s+- current/s,
  },
  {
    name: 'a sidebar with nothing to link to',
    edits: [{ find: /"Neptune":\{"link":\{[^}]*\}\}/, write: '"Neptune":{}' }],
    message: 'DocSidebarNavbarItem: Sidebar with ID "Neptune" doesn\'t have anything to be linked to.',
  },
  {
    name: 'missing data of the docs plugin',
    edits: [{ find: new RegExp(docsData), write: docsData.replace('default', 'other') }],
    message: 'Docusaurus plugin global data not found for "docusaurus-plugin-content-docs" plugin with id "default".',
  },
  {
    name: 'a context hook outside its provider',
    edits: [
      {
        find: /(\.Provider,\{value:)\w+(,children:\w+\}\)\}function \w+\(\)\{[^}]*"AnnouncementBarProvider")/,
        write: '$1null$2',
      },
    ],
    message: /Hook \w* is called outside the <AnnouncementBarProvider>\./,
  },
];

// spec: page-without-default-export
test('names a page component without default export', async ({ page, unexpectedMessages }) => {
  await page.route(/\/assets\/js\/(?!main|runtime)[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/\bdefault:\(\)=>/g, 'other:()=>') });
  });
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1, name: '页面已崩溃。' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    /The page component at \S+ doesn't have a default export\. This makes it impossible to render anything\./,
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' }); // pages are still being prefetched
  unexpectedMessages.splice(0);
});

for (const { name, edits, message } of mistakes) {
  // spec: developer-errors
  test(`names ${name}`, async ({ page, unexpectedMessages }) => {
    await editBundle(page, edits);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: '页面已崩溃。' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(message);
    expect(unexpectedMessages.length, 'the console reports it too').toBeGreaterThan(0);
    unexpectedMessages.splice(0);
  });
}

// spec: draft-navbar-item
test('shows nothing for a navbar item of a draft', async ({ page, goto, unexpectedMessages }) => {
  await editBundle(page, [
    { find: entry, write: 'type:"doc",docId:"a/draft"' },
    { find: /"draftIds":\[\]/, write: '"draftIds":["a/draft"]' },
  ]);
  await goto('/');
  const navbar = page.getByRole('navigation', { name: '主导航' });
  await expect(navbar.getByRole('link', { name: '边缘计算系统软件' })).toBeVisible();
  await expect(navbar.getByRole('link', { name: '工业云平台及服务' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('页面已崩溃。');
  unexpectedMessages.splice(0); // React renders again because the built HTML still contains the entry
});

import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { readSidebars, slimRoutes } from './slimRoutes';

const version = {
  pluginId: 'default',
  version: 'current',
  docs: { a: { id: 'a', title: '甲', description: '甲的说明。' }, b: { id: 'b', title: '乙', description: '乙的说明。' } },
  docsSidebars: {
    Neptune: [
      { type: 'link', key: 'a', href: '/docs/a', label: '甲', docId: 'a', unlisted: false },
      {
        type: 'category',
        key: 'c',
        label: '分类',
        description: '分类的说明。',
        href: '/docs/category/c',
        collapsed: true,
        collapsible: true,
        items: [{ type: 'link', key: 'b', href: '/docs/b', label: '乙', docId: 'b', unlisted: true }],
      },
    ],
  },
} as unknown as PropVersionMetadata;

const category = { title: '分类', slug: '/c' };

const root: RouteConfig = {
  path: '/docs',
  component: '@theme/DocVersionRoot',
  props: { version },
  routes: [
    { path: '/docs/a', component: '@theme/DocItem', modules: { content: '@site/docs/a.md' }, sidebar: 'Neptune' },
    { path: '/docs/none', component: '@theme/DocItem' },
    {
      path: '/docs/category/c',
      component: '@theme/DocCategoryGeneratedIndexPage',
      props: { categoryGeneratedIndex: category },
    },
  ],
};

const details = new Map([['b', { kind: '任务指南', minutes: 3 }]]);
const slim = slimRoutes(root, { Neptune: '@site/sidebar-Neptune.js' }, details);

it('keeps displayed sidebar fields and removes descriptions', () => {
  expect(readSidebars({ path: '/docs', component: '@theme/DocsRoot', routes: [root] })).toEqual({
    Neptune: [
      { type: 'link', href: '/docs/a', label: '甲', docId: 'a' },
      {
        type: 'category',
        label: '分类',
        href: '/docs/category/c',
        collapsed: true,
        collapsible: true,
        items: [{ type: 'link', href: '/docs/b', label: '乙', docId: 'b', unlisted: true }],
      },
    ],
  });
});

it('removes all sidebars from the version data', () => {
  expect(slim.props).toEqual({ version: { pluginId: 'default', version: 'current', docs: {}, docsSidebars: {} } });
});

it('adds the sidebar module to a page', () => {
  expect(slim.routes?.[0]?.modules).toEqual({ content: '@site/docs/a.md', sidebar: '@site/sidebar-Neptune.js' });
});

it('adds description, kind and reading time of its items to a category page', () => {
  expect(slim.routes?.[2]?.props).toEqual({
    categoryGeneratedIndex: {
      ...category,
      itemsByPath: { '/docs/b': { description: '乙的说明。', kind: '任务指南', minutes: 3 } },
    },
  });
});

it('keeps other routes unchanged', () => {
  expect(slim.routes?.[1]).toEqual({ path: '/docs/none', component: '@theme/DocItem' });
});

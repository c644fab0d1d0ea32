import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { slimRoutes } from './slimRoutes';

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
    { path: '/docs/a', component: '@theme/DocItem' },
    {
      path: '/docs/category/c',
      component: '@theme/DocCategoryGeneratedIndexPage',
      props: { categoryGeneratedIndex: category },
    },
  ],
};

it('keeps what sidebars show and nothing of the descriptions', () => {
  expect(slimRoutes(root).props).toEqual({
    version: {
      pluginId: 'default',
      version: 'current',
      docs: {},
      docsSidebars: {
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
      },
    },
  });
});

it('gives a category page the descriptions of its own items', () => {
  expect(slimRoutes(root).routes?.[1]?.props).toEqual({
    categoryGeneratedIndex: { ...category, descriptions: { '/docs/b': '乙的说明。' } },
  });
});

it('leaves other routes as they are', () => {
  expect(slimRoutes(root).routes?.[0]).toEqual({ path: '/docs/a', component: '@theme/DocItem' });
});

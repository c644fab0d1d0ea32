import { expect, test } from 'vitest';
import type { Catalog, CatalogPage } from './catalog';
import { buildRoutes, findRouteBreaks } from './routes';

const page = (id: string): CatalogPage => ({ type: 'page', id, title: id, kind: 'task', origin: 'spec' });
const catalog: Catalog = {
  sidebars: [
    {
      id: 'Neptune',
      landing: 'a',
      items: [
        page('a'),
        { type: 'category', label: '类', slug: 'group', description: '类', items: [page('b'), page('c')] },
      ],
    },
  ],
  withoutSidebar: [page('lone')],
};
const redirects = [{ from: '/old', to: '/new' }];

// spec: routes-list-all-addresses
test('returns fixed pages, existing docs and their categories, sorted', () => {
  expect(buildRoutes(catalog, ['a', 'lone'])).toEqual([
    '/',
    '/docs/a',
    '/docs/lone',
    '/markdown-page',
    '/offline',
    '/search',
  ]);
  expect(buildRoutes(catalog, ['b'])).toEqual([
    '/',
    '/docs/b',
    '/docs/category/group',
    '/markdown-page',
    '/offline',
    '/search',
  ]);
});

test('reports nothing when all published addresses exist or redirect', () => {
  expect(findRouteBreaks(['/a', '/new'], { published: ['/a', '/new', '/old'], redirects })).toEqual([]);
});

test('reports a published address that disappeared without a redirect', () => {
  expect(findRouteBreaks(['/new'], { published: ['/gone', '/new'], redirects })).toEqual([
    expect.stringMatching(/^\/gone: .*恢复页面，或在 .* 加重定向/),
  ]);
});

test('reports a new address that is not published', () => {
  expect(findRouteBreaks(['/a', '/new'], { published: ['/new'], redirects })).toEqual([
    expect.stringMatching(/^\/a: .*npm run routes:publish/),
  ]);
});

test('reports redirects to missing pages and from existing pages', () => {
  expect(findRouteBreaks([], { published: [], redirects })).toEqual([
    expect.stringMatching(/^\/old: 重定向的目标 \/new 不存在/),
  ]);
  expect(findRouteBreaks(['/new', '/old'], { published: ['/new', '/old'], redirects })).toEqual([
    expect.stringMatching(/^\/old: 既是页面又是重定向/),
  ]);
});

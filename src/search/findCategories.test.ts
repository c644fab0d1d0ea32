import { expect, it } from 'vitest';
import { findCategories } from './findCategories';

const siteMap = [
  { items: [{ label: '介绍', path: '/docs/a' }] },
  {
    items: [
      {
        label: '接入',
        path: '/docs/category/c',
        items: [{ label: '接口', path: '/docs/category/d', items: [{ label: '创建', path: '/docs/b' }] }],
      },
    ],
  },
];

it.each([
  ['/docs/b', ['接入', '接口']],
  ['/docs/a', []],
  ['/docs/category/d', []],
  ['/docs/unknown', []],
])('returns the categories of the page %s', (path, expected) => {
  expect(findCategories(siteMap, path)).toEqual(expected);
});

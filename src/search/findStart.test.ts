import { expect, it } from 'vitest';
import { findStart } from './findStart';

const link = (path: string) => ({ path, title: `题 ${path}` });
const products = [
  { folder: '/docs/a/', product: '甲', links: [link('/docs/a/1'), link('/docs/a/2')] },
  { folder: '/docs/b/', product: '乙', links: [link('/docs/b/1')] },
];

it('returns the links of the product of the open page', () => {
  expect(findStart(products, '/docs/a/user/x')).toMatchObject({
    product: '甲',
    links: [link('/docs/a/1'), link('/docs/a/2')],
  });
});

it.each(['/', '/docs/glossary', '/docs/about'])('returns the first link of each product on %s', (path) => {
  expect(findStart(products, path)).toEqual({
    links: [
      { path: '/docs/a/1', title: '甲', detail: '题 /docs/a/1' },
      { path: '/docs/b/1', title: '乙', detail: '题 /docs/b/1' },
    ],
  });
});

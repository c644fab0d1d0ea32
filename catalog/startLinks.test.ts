import { expect, it } from 'vitest';
import { allPages } from './catalog';
import { loadCatalog } from './loadCatalog';
import { listStartLinks } from './startLinks';

const catalog = loadCatalog('.');
const ids = allPages(catalog).map(({ id }) => id);

it('lists quick start, first tasks and pages about problems of each product', () => {
  const found = listStartLinks(catalog, ids);
  expect(found.map(({ folder }) => folder).sort()).toEqual(
    ['automation', 'janus', 'lowcode', 'neptune', 'open-platform', 'triton'].map((name) => `/docs/${name}/`),
  );
  expect(found.find(({ folder }) => folder === '/docs/neptune/')).toEqual({
    folder: '/docs/neptune/',
    product: '工业云平台及服务',
    links: [
      { path: '/docs/neptune/user/quick-start', title: '快速入门' },
      { path: '/docs/neptune/user/registration', title: '注册账号与创建团队' },
      { path: '/docs/neptune/user/basic-operations', title: '基本操作' },
      { path: '/docs/neptune/user/quick-access', title: '快捷访问' },
      { path: '/docs/neptune/user/faq', title: 'Neptune 常见问题' },
      { path: '/docs/neptune/api/error-codes', title: '错误码' },
    ],
  });
});

it('begins with the introduction of a product without a quick start', () => {
  const triton = listStartLinks(catalog, ids).find(({ folder }) => folder === '/docs/triton/');
  expect(triton?.links[0]).toEqual({ path: '/docs/triton/deploy/introduction', title: '部署介绍' });
});

it('lists only existing pages', () => {
  expect(listStartLinks(catalog, ['neptune/user/introduction', 'glossary', 'janus/user/trial'])).toEqual([
    {
      folder: '/docs/neptune/',
      product: '工业云平台及服务',
      links: [{ path: '/docs/neptune/user/introduction', title: '产品介绍' }],
    },
  ]);
});

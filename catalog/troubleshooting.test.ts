import { expect, it } from 'vitest';
import { allPages } from './catalog';
import { loadCatalog } from './loadCatalog';
import { listTroubleshooting } from './troubleshooting';

const catalog = loadCatalog('.');

it('lists existing troubleshooting pages', () => {
  const ids = allPages(catalog).map(({ id }) => id);
  expect(listTroubleshooting(catalog, ids)).toContainEqual({
    path: '/docs/triton/deploy/troubleshooting',
    title: 'Triton 故障排查',
    product: 'Triton 边缘连接器',
  });
  expect(listTroubleshooting(catalog, ['neptune/user/faq', 'glossary'])).toHaveLength(1);
});

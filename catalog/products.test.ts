import { describe, expect, it } from 'vitest';
import { loadCatalog } from './loadCatalog';
import { findProduct, findSidebar } from './products';

const catalog = loadCatalog('.');

describe('the product of a page', () => {
  it.each([
    ['neptune/user/introduction', '工业云平台及服务', 'Neptune'],
    ['automation/doc-map', '低代码流程图控制系统软件', 'Automation'],
    ['triton/deploy/download', 'Triton 边缘连接器', 'Triton'],
    ['open-platform/getting-started', '开放平台', '开放平台'],
    ['glossary', '其他文档', '其他'],
  ])('%s: %s', (id, name, tag) => {
    expect(findProduct(catalog, id)).toEqual({ name, tag });
  });

  it('is not always that of the sidebar it stands in', () => {
    expect(findSidebar(catalog, 'triton/deploy/download')).toBe('Neptune');
    expect(findSidebar(catalog, 'open-platform/getting-started')).toBe('Janus');
    expect(findSidebar(catalog, 'glossary')).toBeUndefined();
  });
});

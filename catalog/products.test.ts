import { describe, expect, it } from 'vitest';
import { loadCatalog } from './loadCatalog';
import { findProduct, findSidebar } from './products';

const catalog = loadCatalog('.');

describe('findProduct', () => {
  it.each([
    ['neptune/user/introduction', '工业云平台及服务', 'Neptune'],
    ['automation/doc-map', '低代码流程图控制系统软件', 'Automation'],
    ['triton/deploy/download', 'Triton 边缘连接器', 'Triton'],
    ['open-platform/getting-started', '开放平台', '开放平台'],
    ['glossary', '其他文档', '其他'],
  ])('returns the product of %s: %s', (id, name, tag) => {
    expect(findProduct(catalog, id)).toEqual({ name, tag });
  });

  it('may return another product than that of the sidebar', () => {
    expect(findSidebar(catalog, 'triton/deploy/download')).toBe('Neptune');
    expect(findSidebar(catalog, 'open-platform/getting-started')).toBe('Janus');
    expect(findSidebar(catalog, 'glossary')).toBeUndefined();
  });
});

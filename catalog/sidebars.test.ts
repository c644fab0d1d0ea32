import { expect, test } from 'vitest';
import { allPages } from './catalog';
import { loadCatalog } from './loadCatalog';
import { buildNavbarItems } from './navbar';
import { buildSidebars } from './sidebars';
import { findMissingPages, findStrayPages } from './writtenPages';

const catalog = loadCatalog('.');

// spec: sidebar-written-pages-only
test('omits missing pages and empty categories from sidebars', () => {
  const written = ['neptune/user/introduction', 'neptune/api/overview'];
  expect(buildSidebars(catalog, written)).toEqual({
    Neptune: [
      { type: 'doc', id: 'neptune/user/introduction', label: '产品介绍', key: 'neptune/user/introduction' },
      expect.objectContaining({
        type: 'category',
        items: [expect.objectContaining({ type: 'doc', id: 'neptune/api/overview' })],
      }),
    ],
    Janus: [],
    Automation: [],
    Lowcode: [],
  });
});

test('gives items unique keys, which Docusaurus requires for equal titles', () => {
  const readKeys = (items: readonly unknown[]): string[] =>
    (items as { key: string; items?: unknown[] }[]).flatMap(({ key, items: inner = [] }) => [key, ...readKeys(inner)]);
  const everyPage = allPages(catalog).map(({ id }) => id);
  for (const items of Object.values(buildSidebars(catalog, everyPage))) {
    const keys = readKeys(items as unknown[]);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

// spec: navbar-landing-docs-order
test('links the four landing docs in the specified order on the left of the navbar', () => {
  const entries = buildNavbarItems(catalog).filter(({ position }) => position === 'left');
  expect(entries.map(({ type, sidebarId, label }) => [type, sidebarId, label])).toEqual([
    ['docSidebar', 'Automation', '低代码流程图控制系统软件'],
    ['docSidebar', 'Lowcode', '低代码 HMI 组态软件'],
    ['docSidebar', 'Janus', '边缘计算系统软件'],
    ['docSidebar', 'Neptune', '工业云平台及服务'],
  ]);
});

// spec: navbar-right-items
test('puts version, language and search on the right of the navbar', () => {
  const others = buildNavbarItems(catalog).filter(({ position }) => position === 'right');
  expect(others.map(({ type }) => type)).toEqual(['docsVersionDropdown', 'localeDropdown', 'search']);
});

test('reports a page file outside the catalogue and suggests the right spelling', () => {
  expect(findStrayPages(catalog, ['automation/attachment/gnme', 'neptune/none', 'lowcode/hmi'])).toEqual([
    'docs/automation/attachment/gnme: 目录中写作 automation/attachment/GNME，改文件名',
    'docs/neptune/none: 不在 catalog/pages.yaml 中，加一行或删去文件',
  ]);
});

test('returns catalogue pages without a file', () => {
  const missing = findMissingPages(catalog, ['lowcode/hmi']).map(({ id }) => id);
  expect(missing).not.toContain('lowcode/hmi');
  expect(missing).toContain('janus/user/introduction');
});

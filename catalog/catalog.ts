/**
 * Types and pure functions of the page catalogue: pages and categories, their order and sidebar. `pages.yaml` contains the
 * data.
 */
import * as z from 'zod';

/** Kinds of pages with their names, which contributing/templates.md explains. */
export const pageKindNames = {
  intro: '产品介绍',
  quickstart: '快速开始',
  task: '任务指南',
  tutorial: '案例教程',
  concept: '概念说明',
  ui: '界面参考',
  params: '参数参考',
  'api-overview': '接口概述',
  rest: 'REST 接口',
  realtime: '实时接口',
  function: '脚本函数',
  component: '页面组件',
  download: '下载与安装',
  troubleshooting: '故障排查',
  faq: '常见问题',
  hardware: '硬件选型',
  release: '发行说明',
  docmap: '文档地图',
  video: '分步演示',
  library: '动态库参考',
  protocol: '数据交互协议',
  errors: '错误码',
  requirements: '运行环境要求',
  glossary: '术语表',
} as const;

export type PageKind = keyof typeof pageKindNames;

export const pageKinds = Object.keys(pageKindNames) as PageKind[];

const sidebarIds = ['Neptune', 'Janus', 'Automation', 'Lowcode'] as const;

export type SidebarId = (typeof sidebarIds)[number];

/** Origins of a page's address, explained at the top of `pages.yaml`. */
const origins = ['spec', 'public', 'described', 'added'] as const;

export type CatalogPage = { type: 'page'; id: string; title: string; kind: PageKind; origin: (typeof origins)[number] };
export type CatalogCategory = {
  type: 'category';
  label: string;
  slug: string;
  description: string;
  items: CatalogItem[];
};
export type CatalogItem = CatalogPage | CatalogCategory;
export type CatalogSidebar = { id: SidebarId; landing: string; items: CatalogItem[] };
export type Catalog = { sidebars: CatalogSidebar[]; withoutSidebar: CatalogPage[] };

// Published addresses keep their spelling (`GNME`, `IO-config`, `analog_quantily_config`).
const pageId = z.string().regex(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const pageEntry = z
  .strictObject({ id: pageId, t: z.string().min(1), k: z.enum(pageKinds), o: z.enum(origins) })
  .transform(({ id, t, k, o }): CatalogPage => ({ type: 'page', id, title: t, kind: k, origin: o }));

const categoryEntry: z.ZodType<CatalogCategory> = z
  .strictObject({
    c: z.string().min(1),
    slug,
    d: z.string().min(1),
    get items() {
      return z.array(z.union([pageEntry, categoryEntry])).min(1);
    },
  })
  .transform(({ c, slug: s, d, items }): CatalogCategory => ({
    type: 'category',
    label: c,
    slug: s,
    description: d,
    items,
  }));

const sidebarEntry = z.strictObject({
  landing: pageId,
  items: z.array(z.union([pageEntry, categoryEntry])).min(1),
});

const catalogFile = z.strictObject({
  sidebars: z.strictObject(Object.fromEntries(sidebarIds.map((id) => [id, sidebarEntry]))),
  'no-sidebar': z.array(pageEntry),
});

/** Returns the pages among `items`, at any depth, in sidebar order. */
export function findPages(items: readonly CatalogItem[]): CatalogPage[] {
  return items.flatMap((item) => (item.type === 'page' ? [item] : findPages(item.items)));
}

/** Returns the categories among `items`, at any depth, parents before children. */
export function findCategories(items: readonly CatalogItem[]): CatalogCategory[] {
  return items.flatMap((item) => (item.type === 'page' ? [] : [item, ...findCategories(item.items)]));
}

/** Returns every page of the catalogue, sidebars first. */
export function allPages(catalog: Catalog): CatalogPage[] {
  return [...catalog.sidebars.flatMap((sidebar) => findPages(sidebar.items)), ...catalog.withoutSidebar];
}

/** Returns every category of the catalogue. */
export function allCategories(catalog: Catalog): CatalogCategory[] {
  return catalog.sidebars.flatMap((sidebar) => findCategories(sidebar.items));
}

function assertUnique(values: string[], what: string): void {
  const seen = new Set<string>();
  for (const value of values) {
    const key = value.toLowerCase(); // addresses that differ only in case collide on some hosts
    if (seen.has(key)) throw new Error(`${what} ${value} 写了两次，只留一个`);
    seen.add(key);
  }
}

/**
 * Parses the data of `pages.yaml`. Throws when an entry is malformed, an id or slug is repeated, or a landing page is not
 * the first page of its sidebar. (The first page of the first sidebar is the main doc of Docusaurus.)
 */
export function parseCatalog(data: unknown): Catalog {
  const file = catalogFile.parse(data);
  const sidebars = sidebarIds.map((id): CatalogSidebar => {
    const entry = file.sidebars[id];
    if (!entry) throw new Error(`缺少侧边栏 ${id}`);
    const first = entry.items[0];
    if (first?.type !== 'page' || first.id !== entry.landing) {
      throw new Error(`侧边栏 ${id} 的第一项写首页 ${entry.landing}`);
    }
    return { id, landing: entry.landing, items: entry.items };
  });
  const catalog: Catalog = { sidebars, withoutSidebar: file['no-sidebar'] };
  assertUnique(
    allPages(catalog).map((page) => page.id),
    '页面',
  );
  assertUnique(
    allCategories(catalog).map((category) => category.slug),
    '分类地址',
  );
  return catalog;
}

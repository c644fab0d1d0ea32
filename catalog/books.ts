import { type Catalog, type CatalogItem, type CatalogPage, findPages } from './catalog';

/** Manual of one product as a PDF. */
export type Book = {
  /** Top-level folder of its pages, name of the file and area of the facts. */
  id: string;
  title: string;
  /** First page of the product. */
  landing: string;
  items: readonly CatalogItem[];
};

/** Titles by top-level folder, in the order of the navbar. */
const titles: ReadonlyMap<string, string> = new Map([
  ['automation', '低代码流程图控制系统软件'],
  ['lowcode', '低代码 HMI 组态软件'],
  ['janus', 'Janus 边缘计算系统软件'],
  ['open-platform', '开放平台'],
  ['neptune', 'Neptune 工业云平台及服务'],
  ['triton', 'Triton 边缘连接器'],
]);

function selectPages(items: readonly CatalogItem[], isKept: (page: CatalogPage) => boolean): CatalogItem[] {
  return items.flatMap((item): CatalogItem[] => {
    if (item.type === 'page') return isKept(item) ? [item] : [];
    const kept = selectPages(item.items, isKept);
    return kept.length > 0 ? [{ ...item, items: kept }] : [];
  });
}

/**
 * Builds the books of all products with the pages in `writtenIds`, in sidebar order. Pages without a sidebar are last.
 * The sidebar of Neptune also contains Triton, and that of Janus the open platform.
 */
export function buildBooks(catalog: Catalog, writtenIds: readonly string[]): Book[] {
  const written = new Set(writtenIds);
  const all = [...catalog.sidebars.flatMap(({ items }) => items), ...catalog.withoutSidebar];
  return [...titles].flatMap(([id, title]): Book[] => {
    const found = selectPages(all, (page) => written.has(page.id) && page.id.startsWith(`${id}/`));
    const items = found.length === 1 && found[0]?.type === 'category' ? found[0].items : found;
    const [landing] = findPages(items);
    return landing ? [{ id, title, landing: landing.id, items }] : [];
  });
}

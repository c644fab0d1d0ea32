import { type Catalog, type SidebarId, findPages } from './catalog';
import { type Product, productsByFolder } from './productsByFolder';

/** Product names by sidebar, used in the navbar and as groups of search hits. */
export const productNames: Readonly<Record<SidebarId, string>> = {
  Automation: '低代码流程图控制系统软件',
  Lowcode: '低代码 HMI 组态软件',
  Janus: '边缘计算系统软件',
  Neptune: '工业云平台及服务',
};

/** Products in the order of the navbar. */
export const productOrder = ['Automation', 'Lowcode', 'Janus', 'Neptune'] as const satisfies readonly SidebarId[];

/** Group of pages that belong to no product, such as the glossary. */
export const otherPagesName = '其他文档';

function topFolder(pageId: string): string {
  return pageId.replace(/\/.*/, '');
}

/** Returns the sidebar that contains the page, otherwise the one whose landing page is in the same top-level folder. */
export function findSidebar({ sidebars }: Catalog, pageId: string): SidebarId | undefined {
  const found =
    sidebars.find(({ items }) => findPages(items).some(({ id }) => id === pageId)) ??
    sidebars.find(({ landing }) => topFolder(landing) === topFolder(pageId));
  return found?.id;
}

/** Returns the product of a page by its address or its sidebar, otherwise `otherPagesName`. */
export function findProduct(catalog: Catalog, pageId: string): Product {
  const named = productsByFolder.get(topFolder(pageId));
  if (named) return named;
  const sidebar = findSidebar(catalog, pageId);
  return sidebar ? { name: productNames[sidebar], tag: sidebar } : { name: otherPagesName, tag: '其他' };
}

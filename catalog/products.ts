import { type Catalog, type SidebarId, findPages } from './catalog';
import { type Product, productsByFolder } from './productsByFolder';

/**
 * The product of a sidebar by the name readers know it by: navbar entries (specification §2) and groups of hits (§3).
 */
export const productNames: Readonly<Record<SidebarId, string>> = {
  Automation: '低代码流程图控制系统软件',
  Lowcode: '低代码 HMI 组态软件',
  Janus: '边缘计算系统软件',
  Neptune: '工业云平台及服务',
};

/** Products in the order of the navbar. */
export const productOrder = ['Automation', 'Lowcode', 'Janus', 'Neptune'] as const satisfies readonly SidebarId[];

/** Where pages go that belong to no product, such as the glossary. */
export const otherPagesName = '其他文档';

function topFolder(pageId: string): string {
  return pageId.replace(/\/.*/, '');
}

/** The sidebar that has the page, else the one whose landing page lies in the same top folder. */
export function findSidebar({ sidebars }: Catalog, pageId: string): SidebarId | undefined {
  const found =
    sidebars.find(({ items }) => findPages(items).some(({ id }) => id === pageId)) ??
    sidebars.find(({ landing }) => topFolder(landing) === topFolder(pageId));
  return found?.id;
}

/** The product that a page is about: the one its address names, else its sidebar's, else none (`otherPagesName`). */
export function findProduct(catalog: Catalog, pageId: string): Product {
  const named = productsByFolder.get(topFolder(pageId));
  if (named) return named;
  const sidebar = findSidebar(catalog, pageId);
  return sidebar ? { name: productNames[sidebar], tag: sidebar } : { name: otherPagesName, tag: '其他' };
}

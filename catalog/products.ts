import { type Catalog, type SidebarId, findPages } from './catalog';

/** The product of a sidebar by the name readers know it by: navbar entries (specification §2) and groups of hits (§3). */
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

/**
 * Name of the product that a page belongs to: its sidebar's, else that of the sidebar whose landing page lies in the
 * same top folder, else `otherPagesName`.
 */
export function findProductName({ sidebars }: Catalog, pageId: string): string {
  const topFolder = (id: string) => id.split('/')[0];
  const found =
    sidebars.find(({ items }) => findPages(items).some(({ id }) => id === pageId)) ??
    sidebars.find(({ landing }) => topFolder(landing) === topFolder(pageId));
  return found ? productNames[found.id] : otherPagesName;
}

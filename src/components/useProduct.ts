import { useLocation } from '@docusaurus/router';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import { productsByFolder } from '../../catalog/productsByFolder';

type Product = {
  /** Short name, shown on phones. */
  tag: string;
  /** Name of the product whose sidebar contains the page, as in the navbar. */
  sidebarName: string;
  /** First page of that product. */
  path: string;
};

/** Returns the product of the current page or category; undefined on pages without a sidebar. */
export function useProduct(): Product | undefined {
  const { pathname } = useLocation();
  const { items } = useThemeConfig().navbar;
  const { activeDoc, activeVersion } = useActiveDocContext(undefined);
  const id = activeDoc?.sidebar;
  const path = id === undefined ? undefined : activeVersion?.sidebars?.[id]?.link?.path;
  const label = items.find(({ sidebarId }) => sidebarId === id)?.label;
  if (id === undefined || path === undefined || typeof label !== 'string') return undefined;
  const folder = pathname.split('/docs/')[1]?.replace(/\/.*/, '') ?? '';
  return { tag: productsByFolder.get(folder)?.tag ?? id, sidebarName: label, path };
}

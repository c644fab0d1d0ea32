import type { NavbarItem } from '@docusaurus/theme-common';
import type { Catalog, SidebarId } from './catalog';

/** Navbar entries of the specification (§2), each leading to the landing doc of a sidebar. */
const entries: readonly { sidebar: SidebarId; label: string }[] = [
  { sidebar: 'Automation', label: '低代码流程图控制系统软件' },
  { sidebar: 'Lowcode', label: '低代码 HMI 组态软件' },
  { sidebar: 'Janus', label: '边缘计算系统软件' },
  { sidebar: 'Neptune', label: '工业云平台及服务' },
];

/** Navbar items in their order: product entries left; version, language and search right. */
export function buildNavbarItems(catalog: Catalog): NavbarItem[] {
  return [
    ...entries.map(({ sidebar, label }): NavbarItem => {
      const found = catalog.sidebars.find(({ id }) => id === sidebar);
      if (!found) throw new Error(`navbar: no sidebar "${sidebar}" in the catalogue`);
      return { type: 'docSidebar', sidebarId: sidebar, label, position: 'left' };
    }),
    { type: 'docsVersionDropdown', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
    { type: 'search', position: 'right' },
  ];
}

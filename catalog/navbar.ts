import type { NavbarItem } from '@docusaurus/theme-common';
import type { Catalog } from './catalog';
import { productNames, productOrder } from './products';

/**
 * Builds the navbar items: links to the landing pages of the sidebars on the left; version, language and search on the
 * right.
 */
export function buildNavbarItems(catalog: Catalog): NavbarItem[] {
  return [
    ...productOrder.map((sidebar): NavbarItem => {
      const found = catalog.sidebars.find(({ id }) => id === sidebar);
      if (!found) throw new Error(`navbar: no sidebar "${sidebar}" in the catalogue`);
      const label = productNames[sidebar];
      return { type: 'docSidebar', sidebarId: sidebar, label, position: 'left', 'data-part': 'product' };
    }),
    { type: 'docsVersionDropdown', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
    { type: 'search', position: 'right' },
  ];
}

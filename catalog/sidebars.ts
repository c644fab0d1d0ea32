import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { Catalog, CatalogItem } from './catalog';

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

function buildItem(item: CatalogItem, written: ReadonlySet<string>): SidebarItemConfig[] {
  if (item.type === 'page') {
    // Unique key, as for categories.
    return written.has(item.id) ? [{ type: 'doc', id: item.id, label: item.title, key: item.id }] : [];
  }
  const items = item.items.flatMap((child) => buildItem(child, written));
  if (items.length === 0) return [];
  return [
    {
      type: 'category',
      label: item.label,
      // Docusaurus derives translation keys from labels, and labels (快速入门, 产品介绍) are not unique.
      key: item.slug,
      description: item.description, // shown on the parent category's page
      link: {
        type: 'generated-index',
        slug: `/category/${item.slug}`,
        title: item.label,
        description: item.description,
      },
      items,
    },
  ];
}

/** Builds the Docusaurus sidebars with the pages in `writtenIds`, without empty categories. */
export function buildSidebars(catalog: Catalog, writtenIds: readonly string[]): SidebarsConfig {
  const written = new Set(writtenIds);
  return Object.fromEntries(
    catalog.sidebars.map((sidebar) => [sidebar.id, sidebar.items.flatMap((item) => buildItem(item, written))]),
  );
}

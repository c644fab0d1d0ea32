import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import type { CategoryItem } from '../../catalog/categoryItem';

/** Kind and reading time of docs by id. */
export type DocDetails = ReadonlyMap<string, Pick<CategoryItem, 'kind' | 'minutes'>>;

type Known = { docs: PropVersionMetadata['docs']; sidebars: PropVersionMetadata['docsSidebars'] };

function countPages(items: readonly PropSidebarItem[]): number {
  return items.reduce((sum, item) => sum + (item.type === 'category' ? countPages(item.items) : 1), 0);
}

function describeItems(
  items: readonly PropSidebarItem[],
  docs: Known['docs'],
  details: DocDetails,
): Record<string, CategoryItem> {
  return Object.fromEntries(
    items.flatMap((item): [string, CategoryItem][] => {
      if (item.type === 'html' || item.href === undefined) return [];
      const { description, href } = item;
      if (item.type === 'category') return [[href, { description, pages: countPages(item.items) }]];
      const id = item.docId ?? '';
      return [[href, { description: description ?? docs[id]?.description, ...details.get(id) }]];
    }),
  );
}

/** Returns the items of the category with the index page at `address`. */
function findCategoryItems(items: readonly PropSidebarItem[], address: string): readonly PropSidebarItem[] | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = item.href === address ? item.items : findCategoryItems(item.items, address);
    if (found) return found;
  }
  return undefined;
}

/** Fields that no component reads. A missing `unlisted` means false. */
const unread: ReadonlySet<string> = new Set(['description', 'key']);

function slimItem(item: PropSidebarItem): PropSidebarItem {
  const kept = Object.entries(item).filter(
    ([name, value]) => !unread.has(name) && !(name === 'unlisted' && value === false),
  );
  const slim = Object.fromEntries(kept) as PropSidebarItem;
  return slim.type === 'category' ? { ...slim, items: slim.items.map(slimItem) } : slim;
}

/** Returns the items of every sidebar by name, without unused fields. */
export function readSidebars(route: RouteConfig): Readonly<Record<string, readonly PropSidebarItem[]>> {
  const { version } = (route.props ?? {}) as { version?: PropVersionMetadata };
  const inner = route.routes?.map(readSidebars) ?? [];
  const own = Object.entries(version?.docsSidebars ?? {}).map(([name, items]) => [name, items.map(slimItem)] as const);
  return Object.assign(Object.fromEntries(own), ...inner) as Readonly<Record<string, readonly PropSidebarItem[]>>;
}

/**
 * Returns the routes of the docs plugin without data that every page would load but not show: the descriptions of all
 * docs (20 KB) and the sidebars of other products. `sidebarModules` contains the sidebar module of each page. Category
 * pages get what they show about their items as `categoryGeneratedIndex.itemsByPath`.
 */
export function slimRoutes(
  route: RouteConfig,
  sidebarModules: Readonly<Record<string, string>>,
  details: DocDetails,
  known?: Known,
): RouteConfig {
  const props = route.props as { version?: PropVersionMetadata; categoryGeneratedIndex?: object } | undefined;
  const version = props?.version;
  const all = version ? { docs: version.docs, sidebars: version.docsSidebars } : known;
  const routes = route.routes?.map((child) => slimRoutes(child, sidebarModules, details, all));
  const sidebar = sidebarModules[String(route.sidebar)];
  const modules = sidebar !== undefined && { modules: { ...route.modules, sidebar } };
  const withRoutes = { ...route, ...(routes && { routes }), ...modules };
  if (version) return { ...withRoutes, props: { ...props, version: { ...version, docs: {}, docsSidebars: {} } } };
  if (!props?.categoryGeneratedIndex || !all) return withRoutes;
  const items = Object.values(all.sidebars).flatMap((sidebar) => findCategoryItems(sidebar, route.path) ?? []);
  const itemsByPath = describeItems(items, all.docs, details);
  return {
    ...withRoutes,
    props: { ...props, categoryGeneratedIndex: { ...props.categoryGeneratedIndex, itemsByPath } },
  };
}

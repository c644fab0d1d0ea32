import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

/** Item descriptions of a category page by path. */
type Descriptions = Readonly<Record<string, string>>;

function describeItems(items: readonly PropSidebarItem[], docs: PropVersionMetadata['docs']): Descriptions {
  return Object.fromEntries(
    items.flatMap((item) => {
      if (item.type === 'html' || item.href === undefined) return [];
      const description = item.description ?? (item.type === 'link' ? docs[item.docId ?? '']?.description : undefined);
      return description === undefined ? [] : [[item.href, description] as const];
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
 * pages get the descriptions of their items as `categoryGeneratedIndex.descriptions`.
 */
export function slimRoutes(
  route: RouteConfig,
  sidebarModules: Readonly<Record<string, string>>,
  version?: PropVersionMetadata,
): RouteConfig {
  const props = route.props as { version?: PropVersionMetadata; categoryGeneratedIndex?: object } | undefined;
  const known = props?.version ?? version;
  const routes = route.routes?.map((child) => slimRoutes(child, sidebarModules, known));
  const sidebar = sidebarModules[String(route.sidebar)];
  const modules = sidebar !== undefined && { modules: { ...route.modules, sidebar } };
  const withRoutes = { ...route, ...(routes && { routes }), ...modules };
  if (props?.version)
    return { ...withRoutes, props: { ...props, version: { ...props.version, docs: {}, docsSidebars: {} } } };
  if (!props?.categoryGeneratedIndex || !known) return withRoutes;
  const items = Object.values(known.docsSidebars).flatMap((sidebar) => findCategoryItems(sidebar, route.path) ?? []);
  const descriptions = describeItems(items, known.docs);
  return {
    ...withRoutes,
    props: { ...props, categoryGeneratedIndex: { ...props.categoryGeneratedIndex, descriptions } },
  };
}

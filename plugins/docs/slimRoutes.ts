import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

/** What a category page prints below the names of its items, by their address. */
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

/** The items of the category whose index page stands at `address`. */
function findCategoryItems(items: readonly PropSidebarItem[], address: string): readonly PropSidebarItem[] | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = item.href === address ? item.items : findCategoryItems(item.items, address);
    if (found) return found;
  }
  return undefined;
}

/** What no component of ours reads; absent, `unlisted` is false. */
const unread: ReadonlySet<string> = new Set(['description', 'key']);

function slimItem(item: PropSidebarItem): PropSidebarItem {
  const kept = Object.entries(item).filter(
    ([name, value]) => !unread.has(name) && !(name === 'unlisted' && value === false),
  );
  const slim = Object.fromEntries(kept) as PropSidebarItem;
  return slim.type === 'category' ? { ...slim, items: slim.items.map(slimItem) } : slim;
}

/** The items of every sidebar by its name, without what no component reads. */
export function readSidebars(route: RouteConfig): Readonly<Record<string, readonly PropSidebarItem[]>> {
  const { version } = (route.props ?? {}) as { version?: PropVersionMetadata };
  const inner = route.routes?.map(readSidebars) ?? [];
  const own = Object.entries(version?.docsSidebars ?? {}).map(([name, items]) => [name, items.map(slimItem)] as const);
  return Object.assign(Object.fromEntries(own), ...inner) as Readonly<Record<string, readonly PropSidebarItem[]>>;
}

/**
 * Returns the routes of the docs plugin without data that every page would load and does not show: the descriptions of
 * all docs (20 KB of the complete site) and the sidebars of other products. A page gets its sidebar as one more module,
 * which `sidebarModules` names. Category pages get the descriptions of their own items, as
 * `categoryGeneratedIndex.descriptions`.
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

import { type CatalogItem, type CatalogPage, findPages } from '../../../catalog/catalog';
import type { Block } from '../block';
import type { Resolver } from '../resolver';

function renderPages(pages: readonly CatalogPage[], resolver: Resolver): string {
  return pages.map(({ id, title }) => `- ${resolver.link(title, id)}`).join('\n');
}

/** Renders the pages of a category, then its subcategories with the heading `上级：下级`. */
function renderItems(items: readonly CatalogItem[], labels: readonly string[], resolver: Resolver): string[] {
  const own = items.filter((item) => item.type === 'page');
  const heading = labels.length === 0 ? '### 总览' : `### ${labels.join('：')}`;
  return [
    ...(own.length > 0 ? [`${heading}\n\n${renderPages(own, resolver)}`] : []),
    ...items.flatMap((item) =>
      item.type === 'page' ? [] : renderItems(item.items, [...labels, item.label], resolver),
    ),
  ];
}

export const pagesBlock: Block = {
  name: 'pages',
  argumentNames: '<area>',
  summary: '一个产品的全部页面，按侧边栏的分类；没有写的页面只有名称',
  render([area = ''], resolver) {
    const { catalog } = resolver.facts;
    if (!catalog) return '';
    const sidebar = catalog.sidebars.find(({ id }) => id.toLowerCase() === area);
    const others = catalog.withoutSidebar.filter(({ id }) => id.startsWith(`${area}/`));
    const inSidebar = (sidebar?.items ?? []).filter((item) => item.type !== 'page' || item.id.startsWith(`${area}/`));
    if (findPages(inSidebar).length + others.length === 0) resolver.fail(`catalog/pages.yaml 中没有“${area}”的页面`);
    return [
      ...renderItems(inSidebar, [], resolver),
      ...(others.length > 0 ? [`### 其他\n\n${renderPages(others, resolver)}`] : []),
    ].join('\n\n');
  },
};

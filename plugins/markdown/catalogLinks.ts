import type { Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Catalog, allCategories, allPages, findPages } from '../../catalog/catalog';
import { categoryRoute, docRoute } from '../../catalog/routes';
import { resolveRoute } from './resolveRoute';

type Options = { siteDir: string; catalog: Catalog; writtenIds: readonly string[] };

/** Returns the paths of catalog pages and categories that have no page file yet. */
function findUnwrittenRoutes({ catalog, writtenIds }: Options): ReadonlySet<string> {
  const written = new Set(writtenIds);
  return new Set([
    ...allPages(catalog)
      .filter(({ id }) => !written.has(id))
      .map(({ id }) => docRoute(id)),
    ...allCategories(catalog)
      .filter(({ items }) => findPages(items).every(({ id }) => !written.has(id)))
      .map(({ slug }) => categoryRoute(slug)),
  ]);
}

/**
 * Remark plugin that replaces links to unwritten catalog pages by their text. All other targets are checked by
 * Docusaurus, which fails the build on broken links.
 */
export function catalogLinks(options: Options) {
  const unwritten = findUnwrittenRoutes(options);
  return (tree: Root, file: VFile): void => {
    visit(tree, 'link', (node: Link, index, parent) => {
      const route = resolveRoute(node.url, file.path, options.siteDir);
      if (route === undefined || !unwritten.has(route) || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index + node.children.length];
    });
  };
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Catalog, allCategories, allPages, findPages } from '../../catalog/catalog';
import { categoryRoute, docRoute } from '../../catalog/routes';
import { resolveRoute } from './resolveRoute';

type Options = { siteDir: string; catalog: () => Catalog };

/** Returns the ids of the pages behind each path of the catalogue: of the page itself, or of the category's pages. */
function findIdsByRoute(catalog: Catalog): ReadonlyMap<string, readonly string[]> {
  const ofPages = allPages(catalog).map(({ id }): [string, string[]] => [docRoute(id), [id]]);
  const ofCategories = allCategories(catalog).map(({ slug, items }): [string, string[]] => [
    categoryRoute(slug),
    findPages(items).map(({ id }) => id),
  ]);
  return new Map([...ofPages, ...ofCategories]);
}

/**
 * Remark plugin that replaces links to unwritten catalog pages by their text. All other targets are checked by
 * Docusaurus, which fails the build on broken links.
 */
export function catalogLinks({ siteDir, catalog }: Options) {
  let known: { catalog: Catalog; idsByRoute: ReadonlyMap<string, readonly string[]> } | undefined;
  const isWritten = (id: string): boolean =>
    ['.md', '.mdx'].some((extension) => existsSync(path.join(siteDir, 'docs', `${id}${extension}`)));
  return (tree: Root, file: VFile): void => {
    const current = catalog();
    if (known?.catalog !== current) known = { catalog: current, idsByRoute: findIdsByRoute(current) };
    const { idsByRoute } = known;
    visit(tree, 'link', (node: Link, index, parent) => {
      const route = resolveRoute(node.url, file.path, siteDir);
      const ids = route === undefined ? undefined : idsByRoute.get(route);
      if (!ids || ids.some(isWritten) || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index + node.children.length];
    });
  };
}

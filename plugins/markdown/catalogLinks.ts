import path from 'node:path';
import type { Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Catalog, allCategories, allPages, findPages } from '../../catalog/catalog';
import { categoryRoute, docRoute } from '../../catalog/routes';

type Options = { siteDir: string; catalog: Catalog; writtenIds: readonly string[] };

/** Addresses of the catalogue (pages and categories) that no page file answers yet. */
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

/** The site address that `url`, written in the page file at `filePath`, stands for; undefined for other sites and anchors. */
function resolveRoute(url: string, filePath: string, siteDir: string): string | undefined {
  const target = decodeURI(url.replace(/[?#].*$/s, ''));
  if (target.startsWith('/')) return target;
  if (!/^(?!\w+:).+\.mdx?$/.test(target)) return undefined;
  const file = path.resolve(path.dirname(filePath), target);
  return docRoute(
    path
      .relative(path.join(siteDir, 'docs'), file)
      .split(path.sep)
      .join('/')
      .replace(/\.mdx?$/, ''),
  );
}

/**
 * Remark plugin: a link to a catalogue page that is not written yet becomes its plain text, and a link again by itself
 * once the page exists. Every other target is left to Docusaurus, which fails the build on a broken one.
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

/** All addresses of the site, out of the table that `plugins/bundle/routeTable.mjs` makes of Docusaurus' files. */
import { table, type ChunkNames, type PageGroup, type PageTree, type RouteLevel } from 'route-table';

declare const __webpack_require__: {
  /** Tells the loader of scripts the names that its hashes belong to (plugins/bundle/pageHashes.ts). */
  addPages?: (sortedNames: readonly string[]) => void;
};

/** A page with a script of its own: the name of its chunk, and the module in it. */
type OwnScript = { chunk: string; moduleId: number | string };
type PageRoute = OwnScript & { path: string; group: PageGroup };

/** Name of a page's own chunk. `plugins/bundle/routeTable.mjs` has the same function. */
const nameChunk = (path: string): string => `page${path.replace(/\//g, '-')}`;

function listTree(group: PageGroup, tree: PageTree, folder = ''): PageRoute[] {
  return Object.entries(tree).flatMap(([segment, inside]) => {
    const path = segment ? `${folder}/${segment}` : folder; // without a name: the page that has the others below it
    if (typeof inside === 'object') return listTree(group, inside, path);
    return [{ path, chunk: nameChunk(path), moduleId: inside, group }];
  });
}

/** Pages of a level whose routes differ in their path and one script only. */
export function listPageRoutes({ pages }: RouteLevel): PageRoute[] {
  return pages.flatMap((group) => listTree(group, group.tree));
}

type Page = {
  path: string;
  sidebar: string | undefined;
  /** Names of all that the page loads. */
  chunks: string[];
  ownChunk: string | undefined;
};

function listNames(names: ChunkNames): string[] {
  return Object.values(names).flatMap((name) => (typeof name === 'string' ? [name] : listNames(name)));
}

function listLevel(level: RouteLevel, around: string[] = []): Page[] {
  const own = listPageRoutes(level).map(({ path, chunk, group: { shape } }) => {
    const chunks = [...around, ...listNames(shape.chunks), chunk];
    return { path, sidebar: shape.sidebar, chunks, ownChunk: chunk };
  });
  const others = level.routes.flatMap(({ path, exact, sidebar, chunks = {}, inner }): Page[] => {
    const names = [...around, ...listNames(chunks)];
    if (inner) return listLevel(inner, names);
    return exact ? [{ path, sidebar, chunks: names, ownChunk: undefined }] : [];
  });
  return [...own, ...others];
}

export const pageList: readonly Page[] = listLevel(table);

__webpack_require__.addPages?.(pageList.flatMap(({ ownChunk }) => ownChunk ?? []).sort());

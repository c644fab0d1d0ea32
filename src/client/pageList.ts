/** Lists all pages of the site from the table that `plugins/bundle/routeTable.mjs` generates from Docusaurus' files. */
import { nameChunk, table, type ChunkNames, type PageGroup, type PageTree, type RouteLevel } from 'route-table';

declare const __webpack_require__: {
  /** Assigns chunk names to the hashes of the script loader (plugins/bundle/pageHashes.ts). */
  addPages?: (sortedNames: readonly string[]) => void;
};

/** Page with its own script: the name of its chunk and the module in it. */
type OwnScript = { chunk: string; moduleId: number | string };
type PageRoute = OwnScript & { path: string; group: PageGroup };

function listTree(group: PageGroup, tree: PageTree, folder = ''): PageRoute[] {
  return Object.entries(tree).flatMap(([segment, entry]) => {
    const path = segment ? `${folder}/${segment}` : folder; // the empty segment is the page of the folder itself
    if (typeof entry === 'object') return listTree(group, entry, path);
    return [{ path, chunk: nameChunk(path), moduleId: entry, group }];
  });
}

/** Lists the pages of a level whose routes differ only in path and script. */
export function listPageRoutes({ pages }: RouteLevel): PageRoute[] {
  return pages.flatMap((group) => listTree(group, group.tree));
}

type Page = {
  path: string;
  sidebar: string | undefined;
  /** Names of all chunks of the page. */
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

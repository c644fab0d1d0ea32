import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import type { ChunkNames } from '@docusaurus/types';

/** Address of a chunk’s script (plugins/bundle/chunkAddress.ts). */
declare const __webpack_require__: { gca: (chunkName: string) => string | undefined };

const getUrl = (name: string): string => String(__webpack_require__.gca(name));

// Routes around other routes (`/docs`): what they load is needed by every page below them.
const layoutPaths = [...new Set(routes.filter(({ routes: inner }) => inner).map(({ path }) => path))];

let chunksByPath: Map<string, string[]> | undefined;

function flatten(names: ChunkNames | ChunkNames[]): string[] {
  return Object.values(names).flatMap((name) => (typeof name === 'string' ? [name] : flatten(name)));
}

function buildChunksByPath(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [hashedPath, names] of Object.entries(routesChunkNames)) {
    const path = hashedPath.replace(/-[^-]+$/, ''); // the suffix tells apart routes of the same path
    found.set(path, [...(found.get(path) ?? []), ...flatten(names)]);
  }
  return found;
}

/** Names of the chunks that the page at `path` needs; empty when there is no such page. */
export function findChunkNames(path: string): string[] {
  chunksByPath ??= buildChunksByPath();
  const own = chunksByPath.get(path);
  if (!own) return [];
  const around = layoutPaths.filter((layout) => path.startsWith(`${layout}/`));
  const names = [...around.flatMap((layout) => chunksByPath?.get(layout) ?? []), ...own];
  return [...new Set(names)].filter((name) => !getUrl(name).includes('undefined')); // merged into another chunk
}

/** Addresses of the scripts that the page at `path` needs; empty when there is no such page. */
export const findChunkUrls = (path: string): string[] => findChunkNames(path).map(getUrl);

import { pageList } from './pageList';

/** Address of a chunk’s script (plugins/bundle/chunkAddress.ts). */
declare const __webpack_require__: { gca: (chunkName: string) => string };

const getUrl = (name: string): string => __webpack_require__.gca(name);

/** Names of the chunks that the page at `path` needs; empty when there is no such page. */
export function findChunkNames(path: string): string[] {
  const names = pageList.find((page) => page.path === path)?.chunks ?? [];
  return [...new Set(names)].filter((name) => !getUrl(name).includes('undefined')); // merged into another chunk
}

/** Addresses of the scripts that the page at `path` needs; empty when there is no such page. */
export const findChunkUrls = (path: string): string[] => findChunkNames(path).map(getUrl);

import { pageList } from './pageList';

/** Address of a chunk’s script (plugins/bundle/chunkAddress.ts). */
declare const __webpack_require__: { gca: (chunkName: string) => string };

/** Addresses of the scripts that the page at `path` needs; empty when there is no such page. */
export function findChunkUrls(path: string): string[] {
  const names = pageList.find((page) => page.path === path)?.chunks ?? [];
  return [...new Set(names)].map((name) => __webpack_require__.gca(name)).filter((url) => !url.includes('undefined')); // merged into another chunk
}

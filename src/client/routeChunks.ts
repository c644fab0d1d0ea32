import { pageList } from './pageList';

/** URL of the script of a chunk (plugins/bundle/chunkAddress.ts). */
declare const __webpack_require__: { gca: (chunkName: string) => string };

/** Returns the URLs of the scripts that the page at `path` needs, or an empty list for an unknown page. */
export function findChunkUrls(path: string): string[] {
  const names = pageList.find((page) => page.path === path)?.chunks ?? [];
  return [...new Set(names)].map((name) => __webpack_require__.gca(name)).filter((url) => !url.includes('undefined')); // merged into another chunk
}

import type { Compilation, RspackPluginInstance } from '@rspack/core';

const name = 'page hashes';
const isPage = (chunk: string | undefined): boolean => chunk?.startsWith('page-') === true; // routeTable.mjs

/**
 * Replaces the table of chunk hashes: for page scripts, the runtime keeps only the hashes, sorted by chunk name. The
 * table of pages (`src/client/pageList.ts`) already contains the names and calls `addPages`. Throws when the bundler
 * uses another table format.
 */
export function packPageHashes(runtime: string, pages: readonly string[]): string {
  const [whole, entries] = /\{((?:"[^"]+": "[0-9a-f]+",?)+)\}(?=\[chunkId\] \+ "\.js")/.exec(runtime) ?? [];
  const start = '__webpack_require__.u = (chunkId) =>'; // scriptLoading.ts wraps it
  if (whole === undefined || runtime.split(start).length !== 2) throw new Error(`bundle: no table of ${name}`);
  const hashes = Object.entries(JSON.parse(`{${entries?.replace(/,$/, '') ?? ''}}`) as Record<string, string>);
  const others = Object.fromEntries(hashes.filter(([chunk]) => !pages.includes(chunk)));
  const own = new Map(hashes);
  const packed = pages.toSorted().map((page) => {
    const hash = own.get(page);
    if (hash === undefined) throw new Error(`bundle: no script of ${page}`);
    return hash;
  });
  // Separated by spaces because the bundler later replaces the hashes by their final values.
  const code = `const hashes = ${JSON.stringify(others)};
__webpack_require__.addPages = (names) => "${packed.join(' ')}".split(" ").forEach((hash, index) => {
  hashes[names[index]] = hash;
});
`;
  return runtime.replace(whole, 'hashes').replace(start, () => code + start);
}

/**
 * Lists the page chunks. Throws when a page chunk depends on or is merged into another one, because pages are loaded by
 * chunk name.
 */
function listPageChunks({ namedChunkGroups }: Compilation): string[] {
  const pages = [...namedChunkGroups].filter(([group]) => isPage(group));
  for (const [page, { chunks }] of pages)
    if (chunks.length !== 1 || chunks[0]?.name !== page)
      throw new Error(`bundle: ${page} comes in ${chunks.map((chunk) => chunk.name).join(' and ')}`);
  return pages.map(([page]) => page);
}

/** Replaces the hash table of the bundler in production builds. */
export function replacePageHashes(rspack: typeof import('@rspack/core')): RspackPluginInstance {
  return {
    apply({ hooks, options }) {
      if (options.mode !== 'production') return; // no hashes in development
      hooks.thisCompilation.tap(name, (compilation) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE; // before the final hashes are computed
        compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
          const runtimes = Object.keys(assets).filter((file) => file.includes('/runtime~main.'));
          if (runtimes.length !== 1) throw new Error(`bundle: ${String(runtimes.length)} runtimes`);
          for (const file of runtimes)
            compilation.updateAsset(file, (source) => {
              const packed = packPageHashes(source.source().toString(), listPageChunks(compilation));
              return new rspack.sources.RawSource(packed);
            });
        });
      });
    },
  };
}

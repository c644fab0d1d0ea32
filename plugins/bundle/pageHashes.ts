import type { Compilation, RspackPluginInstance } from '@rspack/core';

const name = 'page hashes';
const isPage = (chunk: string | undefined): boolean => chunk?.startsWith('page-') === true; // routeTable.mjs

/**
 * Changes the bundler's function from a chunk to its file: of pages' own scripts the runtime keeps the hashes only, in
 * the order of their names. Every first visit has the names in the table of pages already (`src/client/pageList.ts`),
 * which calls `addPages`. Throws Error when the bundler writes its table otherwise.
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
  // With a space between two: the bundler still replaces hashes by their final values, wherever it finds one.
  const code = `const hashes = ${JSON.stringify(others)};
__webpack_require__.addPages = (names) => "${packed.join(' ')}".split(" ").forEach((hash, index) => {
  hashes[names[index]] = hash;
});
`;
  return runtime.replace(whole, 'hashes').replace(start, () => code + start);
}

/** A page's script is loaded by its name alone: throws Error when it needs another one, or is part of another one. */
function listPageChunks({ namedChunkGroups }: Compilation): string[] {
  const pages = [...namedChunkGroups].filter(([group]) => isPage(group));
  for (const [page, { chunks }] of pages)
    if (chunks.length !== 1 || chunks[0]?.name !== page)
      throw new Error(`bundle: ${page} comes in ${chunks.map((chunk) => chunk.name).join(' and ')}`);
  return pages.map(([page]) => page);
}

/** Replaces the bundler's table of the hashes of scripts, in production builds. */
export function replacePageHashes(rspack: typeof import('@rspack/core')): RspackPluginInstance {
  return {
    apply({ hooks, options }) {
      if (options.mode !== 'production') return; // in development, names of files have no hashes
      hooks.thisCompilation.tap(name, (compilation) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE; // before names of files get their final hashes
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

import type { Chunk, Compiler, RspackPluginInstance } from '@rspack/core';

const stock = 'ChunkAssetPlugin';

// Chunk ids are names (optimization.chunkIds), so the URL needs only the name.
const code = '__webpack_require__.gca = (name) => __webpack_require__.p + __webpack_require__.u(name);';

/** Returns whether a chunk runs in a worker, which does not prefetch pages. */
function isWorkerScript(chunk: Chunk): boolean {
  return chunk.getEntryOptions()?.chunkLoading === 'import-scripts';
}

/** Adds the code to the runtime of the bundler. */
function addChunkAddress(rspack: typeof import('@rspack/core')): RspackPluginInstance {
  const name = 'chunk address';
  class ChunkAddress extends rspack.RuntimeModule {
    constructor() {
      super(name, rspack.RuntimeModule.STAGE_ATTACH);
    }
    override generate(): string {
      return code;
    }
  }
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) => {
          if (!isWorkerScript(chunk)) compilation.addRuntimeModule(chunk, new ChunkAddress());
        });
      });
    },
  };
}

/**
 * Replaces the plugin that defines `__webpack_require__.gca(name)`, the URL of a chunk, which Docusaurus and
 * `src/client/routeChunks.ts` use to prefetch. The stock plugin adds a table of all chunks, 1 KB of every first visit.
 * Throws when Docusaurus no longer adds the plugin under this name.
 */
export function withChunkAddress(plugins: readonly unknown[], rspack: typeof import('@rspack/core')): unknown[] {
  const others = plugins.filter((plugin) => !(plugin instanceof Object) || plugin.constructor.name !== stock);
  if (others.length !== plugins.length - 1) throw new Error(`bundle: Docusaurus has no ${stock} to replace`);
  return [...others, addChunkAddress(rspack)];
}

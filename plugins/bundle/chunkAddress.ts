import type { Chunk, Compiler, RspackPluginInstance } from '@rspack/core';

const stock = 'ChunkAssetPlugin';

// Chunks are called by their names (optimization.chunkIds), so a name is all that the address needs.
const code = '__webpack_require__.gca = (name) => __webpack_require__.p + __webpack_require__.u(name);';

/** Whether a script runs in a worker, where nothing prefetches pages. */
function isWorkerScript(chunk: Chunk): boolean {
  return chunk.getEntryOptions()?.chunkLoading === 'import-scripts';
}

/** Adds the code to the bundler's runtime, which stands at the end of every script that loads others. */
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
 * The plugins of Docusaurus' browser bundle with our `__webpack_require__.gca(name)`, the address of a chunk's script,
 * which Docusaurus and `src/client/routeChunks.ts` call to prefetch. The stock one carries a table of all chunks, 1 KB
 * of every first visit. Throws when Docusaurus no longer adds it under this name.
 */
export function withChunkAddress(plugins: readonly unknown[], rspack: typeof import('@rspack/core')): unknown[] {
  const others = plugins.filter((plugin) => !(plugin instanceof Object) || plugin.constructor.name !== stock);
  if (others.length !== plugins.length - 1) throw new Error(`bundle: Docusaurus has no ${stock} to replace`);
  return [...others, addChunkAddress(rspack)];
}

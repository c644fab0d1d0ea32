import type { Compiler, RuntimeModule } from '@rspack/core';

type Rspack = typeof import('@rspack/core');

const stock = 'ChunkAssetPlugin';

// Chunks are called by their names (optimization.chunkIds), so a name is all that the address needs.
const code = '__webpack_require__.gca = (name) => __webpack_require__.p + __webpack_require__.u(name);';

function buildModule(rspack: Rspack): RuntimeModule {
  class ChunkAddress extends rspack.RuntimeModule {
    constructor() {
      super('chunk address', rspack.RuntimeModule.STAGE_ATTACH);
    }
    override generate(): string {
      return code;
    }
  }
  return new ChunkAddress();
}

/**
 * The plugins of Docusaurus' browser bundle with our `__webpack_require__.gca(name)`, the address of a chunk's script,
 * which Docusaurus and `src/client/routeChunks.ts` call to prefetch. The stock one carries a table of all chunks, 1 KB of
 * every first visit. Throws when Docusaurus no longer adds it under this name.
 */
export function withChunkAddress(plugins: readonly unknown[], rspack: Rspack): unknown[] {
  const others = plugins.filter((plugin) => !(plugin instanceof Object) || plugin.constructor.name !== stock);
  if (others.length !== plugins.length - 1) throw new Error(`bundle: Docusaurus has no ${stock} to replace`);
  const chunkAddress = {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('ChunkAddress', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkAddress', (chunk) => {
          compilation.addRuntimeModule(chunk, buildModule(rspack));
        });
      });
    },
  };
  return [...others, chunkAddress];
}

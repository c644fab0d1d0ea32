import { addRuntimeCode } from './runtimeCode';
import { isWorkerScript } from './workerChunks';

const stock = 'ChunkAssetPlugin';

// Chunks are called by their names (optimization.chunkIds), so a name is all that the address needs.
const code = '__webpack_require__.gca = (name) => __webpack_require__.p + __webpack_require__.u(name);';

/**
 * The plugins of Docusaurus' browser bundle with our `__webpack_require__.gca(name)`, the address of a chunk's script,
 * which Docusaurus and `src/client/routeChunks.ts` call to prefetch. The stock one carries a table of all chunks, 1 KB
 * of every first visit. Throws when Docusaurus no longer adds it under this name.
 */
export function withChunkAddress(plugins: readonly unknown[], rspack: typeof import('@rspack/core')): unknown[] {
  const others = plugins.filter((plugin) => !(plugin instanceof Object) || plugin.constructor.name !== stock);
  if (others.length !== plugins.length - 1) throw new Error(`bundle: Docusaurus has no ${stock} to replace`);
  return [...others, addRuntimeCode(rspack, { name: 'chunk address', code, isFor: (chunk) => !isWorkerScript(chunk) })];
}

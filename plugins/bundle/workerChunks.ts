import type { Chunk, RspackPluginInstance } from '@rspack/core';
import { addRuntimeCode } from './runtimeCode';

/** Whether a script that loads others runs in a worker. */
export function isWorkerScript(chunk: Chunk): boolean {
  return chunk.getEntryOptions()?.chunkLoading === 'import-scripts';
}

/** `f.i` is the bundler's own; an `import()` waits for the promises of `loading`. */
export const code = `
const run = __webpack_require__.f.i;
__webpack_require__.f.i = (name, loading) => {
  const runIt = () => run(name);
  const fetched = fetch(__webpack_require__.p + __webpack_require__.u(name)).then((response) => response.text());
  loading.push(fetched.then(runIt, runIt));
};`;

/**
 * Has workers fetch a script before they run it. An import() in a classic worker becomes importScripts, which stops
 * everything in the worker until the network has answered: on a slow line, with answers that readers wait for. When the
 * script is fetched first, importScripts finds it in the browser's cache. What could not be fetched fails as before.
 */
export function fetchWorkerChunks(rspack: typeof import('@rspack/core')): RspackPluginInstance {
  return addRuntimeCode(rspack, {
    name: 'worker chunks',
    code,
    isFor: isWorkerScript,
    isLast: true,
  });
}

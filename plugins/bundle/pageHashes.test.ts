import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { packPageHashes } from './pageHashes';

/** Generates runtime code like the bundler. */
const buildRuntime = (hashes: string): string => `
// webpack/runtime/get javascript chunk filename
(() => {
__webpack_require__.u = (chunkId) => {
  // return url for filenames based on template
  return "assets/js/" + chunkId + "." + {${hashes}}[chunkId] + ".js"
}
})();
const nameOf = __webpack_require__.u;
__webpack_require__.u = (chunk) => nameOf(chunk);`;
const runtime = buildRuntime('"other": "0123456","page-a-b": "89abcde","page-a": "f012345",');

test('returns page files after addPages and other files immediately', () => {
  const require = {} as { u: (chunk: string) => string; addPages: (names: string[]) => void };
  runInNewContext(packPageHashes(runtime, ['page-a', 'page-a-b']), { __webpack_require__: require });
  expect(require.u('other')).toBe('assets/js/other.0123456.js');
  require.addPages(['page-a', 'page-a-b']);
  expect(require.u('page-a')).toBe('assets/js/page-a.f012345.js');
  expect(require.u('page-a-b')).toBe('assets/js/page-a-b.89abcde.js');
});

test('removes page names from the runtime', () => {
  expect(packPageHashes(runtime, ['page-a', 'page-a-b'])).not.toContain('page-');
});

test('throws for a page without a script and for another runtime format', () => {
  expect(() => packPageHashes(runtime, ['page-a', 'page-c'])).toThrow('no script of page-c');
  expect(() => packPageHashes(buildRuntime(''), [])).toThrow('no table of page hashes');
});

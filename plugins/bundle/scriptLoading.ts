import type { RspackPluginInstance } from '@rspack/core';

const stock = 'load_script';

/** Load timeout of a script. The default of the bundler is 2 minutes. */
const timeoutMs = 30_000;

/**
 * Replaces `l`, which loads a chunk, and `u`, which returns the file of a chunk. A second request for the same script
 * is a retry. It uses another URL (a `?` suffix, ignored by servers), so that it neither waits for a pending request
 * nor gets a damaged cached copy. Worker scripts are loaded by `new Worker` and are identified by name.
 */
export const code = `
const nameOf = __webpack_require__.u, suffixes = {};
const retryUrl = (address) => {
  const suffix = suffixes[address] || '';
  suffixes[address] = suffix + '?';
  return address + suffix;
};
__webpack_require__.u = (chunk) => /worker_entry/.test(chunk) ? retryUrl(nameOf(chunk)) : nameOf(chunk);
__webpack_require__.l = (address, done) => {
  const script = document.createElement('script');
  const end = (event) => {
    script.onload = script.onerror = null;
    clearTimeout(timer);
    script.remove();
    done(event);
  };
  const timer = setTimeout(() => end({ type: 'timeout', target: script }), ${timeoutMs});
  script.onload = script.onerror = end;
  script.src = retryUrl(address);
  document.head.append(script);
};`;

/** Replaces the script loading code of the bundler by the shorter code above. */
export function replaceScriptLoading(): RspackPluginInstance {
  return {
    apply({ hooks }) {
      hooks.thisCompilation.tap('script loading', (compilation) => {
        compilation.hooks.runtimeModule.tap('script loading', ({ name, source }) => {
          if (name.endsWith(stock) && source) source.source = Buffer.from(code);
        });
      });
    },
  };
}

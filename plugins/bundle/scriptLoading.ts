import type { RspackPluginInstance } from '@rspack/core';

const stock = 'load_script';

/** A script that has not come by then is given up: what waits for it says so. The bundler's own patience is 2 minutes. */
const patienceMs = 30_000;

/**
 * `l` is what the bundler calls to load a chunk, `u` names a chunk's script. Who asks for the same script again has been
 * given nothing, or nothing of use: another address (`?`, which servers pass over) neither waits behind the request
 * that hangs nor gets the copy that is damaged. A worker's script is loaded by whoever starts the worker; by its name
 * it is told from others.
 */
export const code = `
const nameOf = __webpack_require__.u, tails = {};
const again = (address) => {
  const tail = tails[address] || '';
  tails[address] = tail + '?';
  return address + tail;
};
__webpack_require__.u = (chunk) => /worker_entry/.test(chunk) ? again(nameOf(chunk)) : nameOf(chunk);
__webpack_require__.l = (address, done) => {
  const script = document.createElement('script');
  const end = (event) => {
    script.onload = script.onerror = null;
    clearTimeout(timer);
    script.remove();
    done(event);
  };
  const timer = setTimeout(() => end({ type: 'timeout', target: script }), ${patienceMs});
  script.onload = script.onerror = end;
  script.src = again(address);
  document.head.append(script);
};`;

/** Replaces the bundler's own code that loads scripts by the one above, which is also smaller. */
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

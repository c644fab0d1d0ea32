import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { code } from './scriptLoading';

type Script = {
  src: string;
  onload: ((event: unknown) => void) | null;
  onerror: ((event: unknown) => void) | null;
  remove: () => void;
};

/** Runs the code with a stub of the bundler runtime. Returns the runtime and the scripts in the page. */
function loadCode() {
  const scripts: Script[] = [];
  const require = {
    u: (name: string) => `${name}.js`,
    l: (_address: string, _done: (event: unknown) => void): void => undefined,
  };
  const createElement = (): Script => {
    const script: Script = {
      src: '',
      onload: null,
      onerror: null,
      remove: () => scripts.splice(scripts.indexOf(script), 1),
    };
    return script;
  };
  const document = { createElement, head: { append: (script: Script) => scripts.push(script) } };
  runInNewContext(code, { __webpack_require__: require, document, setTimeout, clearTimeout });
  return { require, scripts };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('reports the result once and removes the script element', () => {
  const { require, scripts } = loadCode();
  const done = vi.fn();
  require.l('/a.js', done);
  const [script] = scripts;
  expect(script?.src).toBe('/a.js');
  script?.onload?.('loaded');
  vi.advanceTimersByTime(60_000);
  expect(done.mock.calls).toEqual([['loaded']]);
  expect(scripts).toEqual([]);
});

test('reports a timeout after 30 seconds and ignores later events', () => {
  const { require, scripts } = loadCode();
  const done = vi.fn();
  require.l('/a.js', done);
  const [script] = scripts;
  vi.advanceTimersByTime(29_999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done.mock.calls).toEqual([[{ type: 'timeout', target: script }]]);
  expect([script?.onload, script?.onerror]).toEqual([null, null]);
  expect(scripts).toEqual([]);
});

test('uses a different URL for each retry and for each worker start', () => {
  const { require, scripts } = loadCode();
  for (const address of ['/a.js', '/b.js', '/a.js', '/a.js']) require.l(address, () => undefined);
  expect(scripts.map(({ src }) => src)).toEqual(['/a.js', '/b.js', '/a.js?', '/a.js??']);
  const names = ['search_worker_entry_ts', 'page', 'search_worker_entry_ts', 'page'];
  const addresses = ['search_worker_entry_ts.js', 'page.js', 'search_worker_entry_ts.js?', 'page.js'];
  expect(names.map((name) => require.u(name))).toEqual(addresses);
});

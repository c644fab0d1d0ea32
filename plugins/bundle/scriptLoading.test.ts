import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { code } from './scriptLoading';

type Script = {
  src: string;
  onload: ((event: unknown) => void) | null;
  onerror: ((event: unknown) => void) | null;
  remove: () => void;
};

/** The bundler's loading of scripts with our code in place of its own, and the scripts that a page has then. */
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

test('whether a script has come is told once, and it leaves the page', () => {
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

test('one that does not come in half a minute is given up, and says nothing afterwards', () => {
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

test('each try has an address of its own, and so has each start of a worker', () => {
  const { require, scripts } = loadCode();
  for (const address of ['/a.js', '/b.js', '/a.js', '/a.js']) require.l(address, () => undefined);
  expect(scripts.map(({ src }) => src)).toEqual(['/a.js', '/b.js', '/a.js?', '/a.js??']);
  const names = ['search_worker_entry_ts', 'page', 'search_worker_entry_ts', 'page'];
  const addresses = ['search_worker_entry_ts.js', 'page.js', 'search_worker_entry_ts.js?', 'page.js'];
  expect(names.map((name) => require.u(name))).toEqual(addresses);
});

import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { code } from './workerChunks';

/** The bundler's loading of chunks with our code on top of it; `fetched` is what the network answers. */
function loadChunk(fetched: Promise<{ text: () => Promise<string> }>) {
  const run = vi.fn((_name: string) => undefined);
  const require = { p: '/', u: (name: string) => `assets/js/${name}.js`, f: { i: run as unknown as Load } };
  const fetchFile = vi.fn(() => fetched);
  runInNewContext(code, { __webpack_require__: require, fetch: fetchFile });
  const loading: Promise<unknown>[] = [];
  require.f.i('late', loading);
  return { run, fetchFile, loaded: Promise.all(loading) };
}

type Load = (name: string, loading: Promise<unknown>[]) => void;

test('a script is run once its text has arrived', async () => {
  let arrive: (text: string) => void = () => undefined;
  const text = new Promise<string>((resolve) => (arrive = resolve));
  const { run, fetchFile, loaded } = loadChunk(Promise.resolve({ text: () => text }));
  await Promise.resolve();
  expect(fetchFile).toHaveBeenCalledWith('/assets/js/late.js');
  expect(run).not.toHaveBeenCalled();
  arrive('');
  await loaded;
  expect(run.mock.calls).toEqual([['late']]);
});

test('a script that could not be fetched is run all the same, and tells its own failure', async () => {
  const { run, loaded } = loadChunk(Promise.reject(new TypeError('Failed to fetch')));
  run.mockImplementation(() => {
    throw new Error('no such script');
  });
  await expect(loaded).rejects.toThrow('no such script');
  expect(run).toHaveBeenCalledTimes(1);
});

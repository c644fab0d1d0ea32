import { expect, test } from 'vitest';
import browserRouter from './browserRouter.mjs';

const load = (file: string, source: string): string =>
  browserRouter.call({ resourcePath: `/node_modules/esm/${file}` }, source);

test('drops the replacement of createContext', () => {
  expect(load('react-router.js', 'var createContext = React.createContext || createReactContext;\n')).toBe(
    'var createContext = React.createContext;\n',
  );
});

test('drops histories in the hash and in memory', () => {
  expect(
    load('history.js', 'export { createBrowserHistory, createHashHistory, createMemoryHistory, createPath };'),
  ).toBe(
    'const none = undefined;\n' +
      'export { createBrowserHistory, none as createHashHistory, none as createMemoryHistory, createPath };',
  );
});

test('refuses a file of another form', () => {
  expect(() => load('react-router.js', 'var createContext = React.createContext;')).toThrow('occurs 0 times');
  expect(() => load('history.js', 'export { createBrowserHistory };')).toThrow('occurs 0 times');
});

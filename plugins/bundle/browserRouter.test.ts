import { expect, test } from 'vitest';
import browserRouter from './browserRouter.mjs';

test('drops the replacement of createContext', () => {
  expect(browserRouter('var createContext = React.createContext || createReactContext;\n')).toBe(
    'var createContext = React.createContext;\n',
  );
});

test('refuses a file of another form', () => {
  expect(() => browserRouter('var createContext = React.createContext;')).toThrow('occurs 0 times');
});

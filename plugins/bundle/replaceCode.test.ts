import { expect, test } from 'vitest';
import replaceCode from './replaceCode.mjs';

const change = (source: string, changes: Record<string, string>) =>
  replaceCode.call({ getOptions: () => ({ changes }), resourcePath: 'their/module.js' }, source);

test('makes every change', () => {
  expect(change('a(); b();', { 'a()': 'x()', 'b()': "y('$&')" })).toBe("x(); y('$&');");
});

test.each([
  ['is missing', 'b();', 0],
  ['occurs twice', 'a(); a();', 2],
])('fails where what it replaces %s', (_, source, count) => {
  expect(() => change(source, { 'a()': 'x()' })).toThrow(`their/module.js holds "a()" ${String(count)} times`);
});

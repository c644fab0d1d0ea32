import { expect, test } from 'vitest';
import replaceCode from './replaceCode.mjs';

const change = (source: string, changes: Record<string, string>) =>
  replaceCode.call({ getOptions: () => ({ changes }), resourcePath: 'their/module.js' }, source);

test('applies all changes', () => {
  expect(change('a(); b();', { 'a()': 'x()', 'b()': "y('$&')" })).toBe("x(); y('$&');");
});

test.each([
  ['is missing', 'b();', 0],
  ['occurs twice', 'a(); a();', 2],
])('throws when the original code %s', (_, source, count) => {
  expect(() => change(source, { 'a()': 'x()' })).toThrow(`their/module.js contains "a()" ${String(count)} times`);
});

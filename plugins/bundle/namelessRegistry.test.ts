import { expect, test } from 'vitest';
import namelessRegistry from './namelessRegistry.mjs';

const page = '"@site/docs/a.md"';
const data = '"@generated/p/a.json"';
const registry = (pageName: string, dataName: string): string =>
  [
    'export default {',
    `  "01": [() => import(/* webpackChunkName: "01" */ ${page}), ${pageName}, require.resolveWeak(${page})],`,
    `  "02": [() => import(/* webpackChunkName: "02" */ ${data}), ${dataName}, require.resolveWeak(${data})],};`,
  ].join('\n');

test('drops the name of each chunk and nothing else', () => {
  expect(namelessRegistry(registry(page, data))).toBe(registry('0', '0'));
});

test('refuses a registry of another form', () => {
  expect(() => namelessRegistry('export default {};')).toThrow('0 names of 0 entries');
  expect(() => namelessRegistry(registry(page, '`a`'))).toThrow('1 names of 2 entries');
});

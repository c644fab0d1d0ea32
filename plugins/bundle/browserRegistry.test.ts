import { expect, test } from 'vitest';
import browserRegistry from './browserRegistry.mjs';

const loaders = [
  '() => import(/* webpackChunkName: "01" */ "@site/docs/a.md")',
  '() => import(/* webpackChunkName: "02" */ "@generated/p/a.json")',
];
const registry = (ofFirst: string, ofSecond: string): string =>
  ['export default {', `  "01": [${loaders[0]}${ofFirst}],`, `  "02": [${loaders[1]}${ofSecond}],};`].join('\n');
const page = ', "@site/docs/a.md", require.resolveWeak("@site/docs/a.md")';
const data = ', "@generated/p/a.json", require.resolveWeak("@generated/p/a.json")';

test('keeps the function of each chunk and drops its name and number', () => {
  expect(browserRegistry(registry(page, data))).toBe(registry('', ''));
});

test('refuses a registry of another form', () => {
  expect(() => browserRegistry('export default {};')).toThrow('0 of 0 entries');
  expect(() => browserRegistry(registry(page, ', `a`'))).toThrow('1 of 2 entries');
});

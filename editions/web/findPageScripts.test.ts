import { expect, test } from 'vitest';
import { findPageScripts } from './findPageScripts';

const chunkNames = {
  '/-111': { __comp: '0000' },
  '/offline-a1b': { __comp: '1111', __context: { plugin: '2222' } },
  '/docs-5e6': { __comp: '5555' },
  '/docs-777': { __comp: '6666', __context: { plugin: '2222' } },
  '/docs/offline-888': { __comp: '7777', content: '8888' },
};
const names = ['0000', '1111', '2222', '5555', '6666', '7777', '9999', 'page-docs-offline'];
const scripts = new Map(names.map((name) => [name, `/assets/js/${name}.js`]));

test.each([
  ['a page', '/offline', ['1111', '2222']],
  ['the start page', '/', ['0000']],
  ['a nested page without duplicates', '/docs/offline', ['5555', '6666', '2222', '7777', 'page-docs-offline']],
  ['an unknown nested page', '/docs/off', ['5555', '6666', '2222']],
  ['an unknown page', '/off', []],
])('finds the scripts of %s', (_, route, expected) => {
  expect(findPageScripts(chunkNames, route, scripts)).toEqual(expected.map((name) => `/assets/js/${name}.js`));
});

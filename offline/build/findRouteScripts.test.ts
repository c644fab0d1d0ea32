import { expect, test } from 'vitest';
import { findRouteScripts } from './findRouteScripts';

const chunkNames = {
  '/offline-a1b': { __comp: '1111', __context: { plugin: '2222' } },
  '/offline-c3d': { __comp: '3333', config: '4444' },
  '/docs-5e6': { __comp: '5555' },
  '/docs/offline-777': { __comp: '6666' },
};
const addresses = [
  '/assets/css/1111.a.css',
  '/assets/js/1111.aa.js',
  '/assets/js/11112.aa.js',
  '/assets/js/2222.bb.js',
  '/assets/js/3333.cc.js',
  '/assets/js/5555.dd.js',
  '/assets/js/6666.ee.js',
  '/assets/js/main.ff.js',
];

test('finds the scripts of every chunk of a route; one that was put into another script has none', () => {
  expect(findRouteScripts(chunkNames, '/offline', addresses)).toEqual([
    '/assets/js/1111.aa.js',
    '/assets/js/2222.bb.js',
    '/assets/js/3333.cc.js',
  ]);
  expect(findRouteScripts(chunkNames, '/docs', addresses)).toEqual(['/assets/js/5555.dd.js']);
});

test('throws when there is no such page', () => {
  expect(() => findRouteScripts(chunkNames, '/off', addresses)).toThrow('no page at /off');
});

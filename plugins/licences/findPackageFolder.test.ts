import { expect, it } from 'vitest';
import { findPackageFolder } from './findPackageFolder';

it.each([
  ['/site/node_modules/react/cjs/react.production.js', '/site/node_modules/react'],
  ['/site/node_modules/@mdx-js/react/lib/index.js', '/site/node_modules/@mdx-js/react'],
  [
    '/site/node_modules/a/node_modules/@b/c/node_modules/d/index.js',
    '/site/node_modules/a/node_modules/@b/c/node_modules/d',
  ],
  ['C:\\site\\node_modules\\@a\\b\\index.js', 'C:\\site\\node_modules\\@a\\b'],
])('finds the innermost package of %s', (file, folder) => {
  expect(findPackageFolder(file)).toBe(folder);
});

it.each(['/site/src/client/prefetch.ts', '/site/.docusaurus/registry.js', ''])(
  'returns undefined for the site file %j',
  (file) => {
    expect(findPackageFolder(file)).toBeUndefined();
  },
);

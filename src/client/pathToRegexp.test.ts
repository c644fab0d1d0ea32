import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import pathToRegexp from './pathToRegexp';

const stock = createRequire(import.meta.url)('path-to-regexp') as typeof pathToRegexp;

const routes = ['*', '/', '/docs', '/docs/', '/docs/a.b+c', ...readFileSync('catalog/routes.txt', 'utf8').split('\n')];
const paths = routes.flatMap((route) => [
  route,
  `${route}/`,
  `${route}/x`,
  `${route}x`,
  route.toUpperCase(),
  `${route}//`,
]);
const settings = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({ end, strict, sensitive }))),
);

it('matches what path-to-regexp matches', () => {
  for (const options of settings) {
    for (const [index, route] of routes.entries()) {
      const own = pathToRegexp(route, [], options);
      const expected = stock(route, [], options);
      for (const path of ['/', '/docs/a.b+c', ...paths.slice(index * 6, index * 6 + 6)])
        expect([route, options, path, own.exec(path)?.[0]]).toEqual([route, options, path, expected.exec(path)?.[0]]);
    }
  }
});

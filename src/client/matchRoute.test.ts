import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import matchRoute from './matchRoute';

const require = createRequire(createRequire(import.meta.url).resolve('react-router'));
const replaced = 'path-to-regexp';
const pathToRegexp = require(replaced) as (path: string, keys: unknown[], options: object) => RegExp;

const segment = fc.constantFrom('docs', 'a', 'A', 'a.b', 'c-d', '设备', '');
const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.filter(Boolean).join('/')}`);
const pathname = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
const below = fc.tuple(path, fc.constantFrom('', '/', '//', '/a', 'a', '.html', '/A/')).map((parts) => parts.join(''));

test.each([true, false])('matches like path-to-regexp with end: %s', (end) => {
  fc.assert(
    fc.property(path, fc.oneof(pathname, below), (route, address) => {
      const expected = pathToRegexp(route, [], { end }).exec(address)?.slice(0, 1);
      expect(matchRoute(route, [], { end }).exec(address) ?? undefined).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});

test('matches a path in any case and an escaped path', () => {
  expect(matchRoute('/docs/Api', [], { end: true }).exec('/DOCS/api/')).toEqual(['/DOCS/api/']);
  expect(matchRoute('\\/docs\\/a\\.b', [], { end: false }).exec('/docs/a.b/c')).toEqual(['/docs/a.b']);
});

test('matches every address with *', () => {
  expect(matchRoute('*', [], { end: false }).exec('/anything')).toEqual(['/anything']);
});

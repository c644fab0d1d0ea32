import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseVisit } from './visit';

const visit = {
  title: '标定',
  path: '/docs/a',
  isDocument: true,
  entry: '/assets/js/main.1.js',
  scripts: ['/assets/js/a.1.js'],
};

test('parses a visit', () => {
  expect(parseVisit(visit)).toEqual(visit);
  expect(parseVisit({ ...visit, scripts: [] })).toEqual({ ...visit, scripts: [] });
});

test.each([
  ['no title', { title: undefined }],
  ['no path', { path: undefined }],
  ['another host', { path: '//elsewhere.example.com' }],
  ['no flag', { isDocument: 'yes' }],
  ['no entry script', { entry: undefined }],
  ['an entry script of another host', { entry: '//elsewhere.example.com/main.js' }],
  ['no scripts', { scripts: undefined }],
  ['a script that is no text', { scripts: [1] }],
  ['a script of another host', { scripts: ['https://elsewhere.example.com/a.js'] }],
])('refuses a message with %s', (_, change) => {
  expect(parseVisit({ ...visit, ...change })).toBeUndefined();
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      parseVisit(value);
    }),
  );
});

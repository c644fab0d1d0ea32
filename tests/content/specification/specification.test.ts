import { expect, test } from 'vitest';
import { parseRows } from './rows';
import { findProblems } from './specification';

const head = '| Statement | Where it lives | Test | Difference and reason |\n| --- | --- | --- | --- |\n';
const running = new Set([
  'catalog/routes.test.ts › redirects › keeps addresses',
  'tests/browser/home.spec.ts › shows the products',
]);

function examineRow(row: string): string[] {
  return parseRows(head + row).flatMap((parsed) => findProblems(parsed, running, '.'));
}

test('accepts a row whose place exists and whose test runs', () => {
  expect(
    examineRow('| Routes | `catalog/routes.ts` | `catalog/routes.test.ts › redirects › keeps addresses` | |'),
  ).toEqual([]);
});

test('accepts the beginning of a name for tests made from a table', () => {
  expect(examineRow('| Home | `src/pages/index.tsx` | `tests/browser/home.spec.ts › shows …` | |')).toEqual([]);
});

test('accepts a row without a test when it says why', () => {
  expect(examineRow('| Hosted search | | | Has an issue of its own. |')).toEqual([]);
});

test.each([
  [
    'a test that does not exist',
    '| Home | `package.json` | `tests/browser/home.spec.ts › gone` | |',
    /no running test "tests\/browser\/home.spec.ts › gone"; there: tests\/browser\/home/,
  ],
  [
    'a file of tests that does not exist',
    '| Home | `package.json` | `tests/browser/none.spec.ts › gone` | |',
    /no such file/,
  ],
  [
    'a place that does not exist',
    '| Home | `src/none.ts` | `tests/browser/home.spec.ts › shows the products` | |',
    /src\/none\.ts does not exist/,
  ],
  [
    'a file of the root folder that does not exist',
    '| Home | `none.config.ts` | `tests/browser/home.spec.ts › shows the products` | |',
    /none\.config\.ts does not exist/,
  ],
  [
    'a package file that does not exist',
    '| Home | `@docusaurus/core/none.js` | `tests/browser/home.spec.ts › shows the products` | |',
    /@docusaurus\/core\/none\.js does not exist/,
  ],
  ['a row without test and reason', '| Home | `package.json` | | no |', /name a test/],
  [
    'a row without place and reason',
    '| Home | | `tests/browser/home.spec.ts › shows the products` | |',
    /where it lives/,
  ],
])('refuses %s', (_what, row, message) => {
  expect(examineRow(row)).toEqual([expect.stringMatching(message)]);
});

test('refuses a table with other columns', () => {
  expect(() => parseRows('| Statement | Test |\n')).toThrow('2 cells instead of 4');
});

test('reads a bar inside a cell', () => {
  expect(
    parseRows(`${head}| Title delimiter is \\| | \`package.json\` | | because of this reason |`)[0]?.statement,
  ).toBe('Title delimiter is |');
});

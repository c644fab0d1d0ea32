import { expect, test } from 'vitest';
import { buildView } from './buildView';
import { parseChapters } from './loadChapters';
import { parseMarkers } from './markers';
import { findFaults } from './specification';

const code = "// spec: keeps-addresses\ntest('keeps addresses', () => {});\n";
const file = 'catalog/routes.test.ts';
const entry = '{ statement: Routes, places: [package.json], tests: [keeps-addresses] }';

type Example = { entries?: string; tests?: string; running?: readonly string[]; view?: string };

function examine({ entries = entry, tests = code, running = [`${file}:2`], view }: Example): string[] {
  const chapters = parseChapters(`- { chapter: 1 Example, entries: [${entries}] }`);
  const markers = parseMarkers(file, tests);
  const written = view ?? buildView(chapters, markers);
  return findFaults(chapters, markers, new Set(running), written, '.').map(
    (found) => `${found.file}:${found.line ?? 0} ${found.message}`,
  );
}

test('accepts a statement whose place exists and whose test runs', () => {
  expect(examine({})).toEqual([]);
});

test('accepts a statement without place and test when it gives a reason', () => {
  expect(examine({ entries: `${entry}, { statement: Suffix, difference: The generator does it. }` })).toEqual([]);
});

test.each<[string, Example, RegExp]>([
  [
    'an unknown id',
    { entries: `${entry}, { statement: Home, places: [package.json], tests: [keep-address] }` },
    /Home: no test has the comment "\/\/ spec: keep-address"; near: keeps-addresses/,
  ],
  [
    'an id that no statement uses',
    { tests: `${code}// spec: other\ntest('other', () => {});`, running: [`${file}:2`, `${file}:4`] },
    /routes\.test\.ts:3 no statement uses "other"/,
  ],
  [
    'an id of two tests',
    { tests: code + code, running: [`${file}:2`, `${file}:4`] },
    /routes\.test\.ts:3 "keeps-addresses" is already the id of catalog\/routes\.test\.ts:1/,
  ],
  [
    'an id of a skipped test',
    { running: [] },
    /routes\.test\.ts:1 "keeps-addresses": no test that runs starts on the next line/,
  ],
  [
    'a file that does not exist',
    { entries: '{ statement: Routes, places: [src/none.ts], tests: [keeps-addresses] }' },
    /Routes: src\/none\.ts does not exist/,
  ],
  [
    'a file of the root folder that does not exist',
    { entries: '{ statement: Routes, places: [none.config.ts], tests: [keeps-addresses] }' },
    /none\.config\.ts does not exist/,
  ],
  [
    'a package file that does not exist',
    { entries: '{ statement: Routes, places: ["@docusaurus/core/none.js"], tests: [keeps-addresses] }' },
    /@docusaurus\/core\/none\.js does not exist/,
  ],
  ['a view that is out of date', { view: '# Old\n' }, /specification\.md:0 out of date; run "npm run spec:report"/],
])('reports %s', (_fault, example, message) => {
  expect(examine(example)).toEqual([expect.stringMatching(message)]);
});

test.each([
  ['a statement without test and reason', '{ statement: Home, places: [package.json] }', 'name a test'],
  ['a statement without place and reason', '{ statement: Home, tests: [keeps-addresses] }', 'name a place'],
  ['a reason that is no sentence', '{ statement: Home, difference: none }', 'give the reason in a sentence'],
  ['an unknown field', '{ statement: Home, places: [package.json], test: [a] }', '没有键 test'],
  ['a title instead of an id', '{ statement: Home, places: [a], tests: [Keeps it] }', 'kebab-case'],
])('rejects %s', (_fault, entries, message) => {
  expect(() => examine({ entries })).toThrow(message);
});

test('shows statement, places, tests and difference in the view', () => {
  const chapters = parseChapters(
    '- { chapter: 1 Example, entries: [{ statement: Home, places: [a.ts, b.ts], tests: [x], difference: It has a page of its own. }] }',
  );
  expect(buildView(chapters, [{ id: 'x', file: 'tests/browser/home.spec.ts', line: 1 }])).toContain(
    [
      '## 1 Example',
      '',
      '- **Home**',
      '  - Place: `a.ts`, `b.ts`',
      '  - Tests: [x](../tests/browser/home.spec.ts)',
      '  - Difference: It has a page of its own.',
    ].join('\n'),
  );
});

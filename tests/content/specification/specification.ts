/**
 * `contributing/specification.md` is true: every place it names exists, every test it names runs, and a row without a
 * test says why.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Rule } from '../finding';
import { type Row, parseRows } from './rows';
import { loadRunningTests } from './runningTests';

const file = 'contributing/specification.md';
const minReasonChars = 15;
const looksLikePath = /^@?[\w.-]+\/|^[\w.-]+\.(?:[cm]?[jt]sx?|json|md|css|ya?ml|txt|html)$/;

function fileOf(testName: string): string {
  const [testFile = ''] = testName.split(' › ');
  return testFile;
}

/** The first running tests of the file that `wanted` names, to correct a row with. */
function findSimilar(wanted: string, running: ReadonlySet<string>): string[] {
  return [...running].filter((name) => fileOf(name) === fileOf(wanted)).slice(0, 5);
}

/** Files of the unit tests that rows name. Never empty: a runner that is given no file lists every test. */
function listUnitFiles(rows: readonly Row[]): Set<string> {
  const files = rows.flatMap(({ tests }) => tests.map(fileOf)).filter((name) => !name.startsWith('tests/browser/'));
  if (files.length === 0) throw new Error(`${file} names no unit test`);
  return new Set(files);
}

/** What is wrong with a row; a test name may be a beginning that ends in `…`, for tests made from a table. */
export function findProblems({ places, tests, reason }: Row, running: ReadonlySet<string>, root: string): string[] {
  const runs = (name: string) =>
    name.endsWith('…') ? [...running].some((test) => test.startsWith(name.slice(0, -1))) : running.has(name);
  return [
    ...(places.length === 0 && reason.length < minReasonChars ? ['say where it lives, or why nowhere'] : []),
    ...places
      .filter((place) => looksLikePath.test(place))
      .filter((place) => !existsSync(path.join(root, place)) && !existsSync(path.join(root, 'node_modules', place)))
      .map((place) => `${place} does not exist`),
    ...tests
      .filter((name) => !runs(name))
      .map((name) => `no running test "${name}"; there: ${findSimilar(name, running).join(' | ') || 'no such file'}`),
    ...(tests.length === 0 && reason.length < minReasonChars
      ? ['name a test, or say in the last column why there is none']
      : []),
  ];
}

export const specificationRule: Rule = {
  name: 'specification',
  async examine(root) {
    const rows = parseRows(readFileSync(path.join(root, file), 'utf8'));
    const running = await loadRunningTests(root, listUnitFiles(rows));
    const findings = rows.flatMap((row) =>
      findProblems(row, running, root).map((message): Finding => ({
        file,
        line: row.line,
        message: `${row.statement}: ${message}`,
      })),
    );
    return { findings, examined: rows.length };
  },
};

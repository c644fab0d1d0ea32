// Prints "N passed, N failed" for JSON reports of Vitest and Playwright: count-tests.mjs REPORT… --if-present REPORT…
// Fails when a report before --if-present is missing, because the count would be incomplete.
import { existsSync, readFileSync } from 'node:fs';

const args = process.argv.slice(2);
const border = args.indexOf('--if-present');
const required = border < 0 ? args : args.slice(0, border);
const optional = border < 0 ? [] : args.slice(border + 1);

const missing = required.filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(`count-tests: the report of a completed stage is missing: ${missing.join(', ')}`);
  process.exit(1);
}

let passed = 0;
let failed = 0;
for (const file of new Set([...required, ...optional.filter((name) => existsSync(name))])) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  passed += report.numPassedTests ?? report.stats.expected + report.stats.flaky;
  failed += report.numFailedTests ?? report.stats.unexpected;
}
console.log(`${passed} passed, ${failed} failed`);

// Prints "N passed, N failed" over the JSON reports of Vitest and Playwright named as arguments; absent reports count nothing.
import { existsSync, readFileSync } from 'node:fs';

let passed = 0;
let failed = 0;
for (const file of process.argv.slice(2).filter((name) => existsSync(name))) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  passed += report.numPassedTests ?? report.stats.expected + report.stats.flaky;
  failed += report.numFailedTests ?? report.stats.unexpected;
}
console.log(`${passed} passed, ${failed} failed`);

/**
 * `npm run bench:search [-- PART …]` prints costs and quality of the search of the production build. It exits with an
 * error when quality misses a threshold. `npm run bench:budgets` enforces bytes. Times are informative.
 * Parts, by default all but the last two:
 *   bytes      bytes that a browser fetches
 *   slow       the first search on a slow line
 *   chrome     times, worst queries, memory and quality in Chromium;   firefox: the same in Firefox
 *   node       index time, memory and processor time of queries in Node
 *   quality    generated queries in Node, tuning and reporting, with and without Intl.Segmenter
 *   failures   tuning queries whose first hit is wrong (never those of reporting)
 *   synthetic  generated queries for a synthetic site
 *   golden     golden queries that fail, and results of user questions
 *   definitions  how often the row that defines a parameter comes first
 * On request only, because they take long, and compare installs libraries:
 *   ablation   loss without each rule of the engine (tests/performance/search/ablationRules.ts names them)
 *   compare    other search libraries with the same sections (tests/performance/search/comparison/compare.ts names them)
 */
import { launchBrowser } from '../browser';
import { describeMachine } from '../machine';
import { representativePages } from '../representativePages';
import { withServer } from '../server';
import { printAblation } from './ablation';
import { printBytes } from './bytes';
import { printComparison } from './comparison/compare';
import { printDefinitions } from './definitions';
import { printGolden } from './golden';
import { printBrowser } from './inBrowsers';
import { type MeasuredSearch, loadMeasuredSearch } from './measuredSearch';
import { printQuality, printSynthetic } from './quality';
import { findWorkerPath } from './searchCost';
import { printSlowLine } from './slowLine';
import { printTimes } from './times';

const words = process.argv.slice(2);
const wants = (...parts: readonly string[]): boolean =>
  words.length === 0 || parts.some((part) => words.includes(part));

async function printServed(baseUrl: string, built: MeasuredSearch): Promise<void> {
  const chromium = await launchBrowser();
  const workerPath = await findWorkerPath(chromium, baseUrl);
  if (wants('bytes')) await printBytes(chromium, baseUrl, representativePages.doc, built.corpus.head.pages.length);
  if (wants('slow')) await printSlowLine(chromium, baseUrl, representativePages.doc);
  await chromium.close();
  for (const name of ['chrome', 'firefox'] as const) {
    if (wants(name)) await printBrowser(name, { baseUrl, workerPath }, built);
  }
}

async function run(): Promise<void> {
  if (wants('chrome', 'firefox', 'node')) console.log(await describeMachine());
  const built = loadMeasuredSearch();
  const missed: string[] = [];
  if (wants('bytes', 'slow', 'chrome', 'firefox')) await withServer((baseUrl) => printServed(baseUrl, built));
  if (wants('node')) printTimes(built);
  if (wants('quality', 'failures')) {
    missed.push(...printQuality(built, { showsFailures: words.includes('failures') }));
  }
  if (wants('synthetic')) missed.push(...printSynthetic());
  if (wants('golden')) missed.push(...printGolden(built));
  if (wants('definitions')) printDefinitions(built);
  if (words.includes('ablation')) await printAblation(built, words);
  if (words.includes('compare')) await printComparison(built, words);
  if (missed.length > 0) throw new Error(`below the threshold:\n${missed.join('\n')}`);
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

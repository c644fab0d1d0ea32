/**
 * `npm run bench:search [-- PART …]`: what the search of the production build costs and how well it answers. Exits with
 * an error when quality misses a threshold. Bytes are enforced by `npm run bench:budgets`, times are for reading.
 * Parts, all of them without a word:
 *   bytes      what a browser fetches
 *   slow       the first search on a slow line
 *   chrome     times, worst inputs, memory and quality inside Chromium;   firefox: the same inside Firefox
 *   node       index time, memory and processor time of queries in Node
 *   quality    generated queries in Node, tuning and reporting, with and without Intl.Segmenter
 *   failures   the tuning queries whose answer was not first (never those of reporting)
 *   synthetic  generated queries over a synthetic site
 *   golden     golden queries that are not met, and how user questions are answered
 *   definitions  how often the row that defines a parameter comes first
 * Only when asked for, because they take long, and compare installs libraries:
 *   ablation   what each rule of the engine adds (tests/performance/search/ablationRules.ts names them)
 *   compare    other search libraries over the same sections (tests/performance/search/comparison/compare.ts names them)
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

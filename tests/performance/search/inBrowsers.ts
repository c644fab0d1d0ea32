import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { hitsPerPage, snippetWords } from '../../../search/protocol/limits';
import type { SearchRequest } from '../../../search/protocol/query';
import { describeTable } from './evaluate/describe';
import { evaluateAnswers, listQueries, prepareQuestions } from './evaluate/evaluate';
import { rankingRequest } from '../../../search/relevance/ranking';
import { reportingSet } from './generator/draw';
import type { MeasuredSearch } from './measuredSearch';
import { keyPauseMs } from '../machine';
import { slowCpuRate } from '../throttling';
import { type AskResult, askInPage } from './askInPage';
import { worstCaseQueries } from './worstCaseQueries';
import { percentile } from './percentile';
import { type BrowserName, launchIfInstalled } from './puppeteerBrowser';

type Place = { baseUrl: string; workerPath: string };
type Request = Omit<SearchRequest, 'query'>;

const starts = 5;
/** Time after which a terminated worker or a loaded page no longer keeps the processors busy with compilation. */
const settlingMs = 300;
const headingQuery = '设备';
const ranking: Request = rankingRequest('');
/** Request of the dialog: twenty hits, highlights, snippets. */
const asDialog: Request = {
  ...ranking,
  hitsPerPage,
  attributesToSnippet: [`content:${String(snippetWords)}`],
  highlightPreTag: '\uE000',
  highlightPostTag: '\uE001',
};

function ask(
  page: Page,
  { baseUrl, workerPath }: Place,
  {
    queries,
    request = asDialog,
    pauseMs = 0,
    keepsWorker = false,
    isInPage = false,
  }: {
    queries: readonly string[];
    request?: Request;
    pauseMs?: number;
    keepsWorker?: boolean;
    isInPage?: boolean;
  },
): Promise<AskResult> {
  const input = {
    workerUrl: workerPath,
    baseUrl: `${baseUrl}/`,
    queries,
    request,
    headingQuery,
    pauseMs,
    keepsWorker,
    isInPage,
  };
  return page.evaluate(askInPage, input);
}

function describeTimes({ answers }: AskResult): string {
  const times = answers.map(({ ms }) => ms);
  return `p50 ${percentile(times, 0.5).toFixed(1)}, p99 ${percentile(times, 0.99).toFixed(1)}, longest ${Math.max(...times).toFixed(1)} ms`;
}

async function printStarts(page: Page, place: Place): Promise<void> {
  const asked: AskResult[] = [];
  for (let round = 0; round < starts; round += 1) {
    await wait(settlingMs);
    asked.push(await ask(page, place, { queries: [] }));
  }
  const list = (times: readonly number[]): string => times.map((ms) => ms.toFixed(0)).join(', ');
  console.log(
    `  from the start of the worker to heading hits: ${list(asked.map(({ firstHitsMs }) => firstHitsMs))} ms`,
  );
  console.log(`  from the start of the worker to full text:    ${list(asked.map(({ fullTextMs }) => fullTextMs))} ms`);
}

/** Prints the slowest queries of a new worker, and again: browsers optimise code that has run before. */
async function printWorst(page: Page, place: Place): Promise<void> {
  const { answers } = await ask(page, place, { queries: [...worstCaseQueries, ...worstCaseQueries] });
  const byTime = worstCaseQueries.map((query, index) => {
    const times = [answers[index], answers[index + worstCaseQueries.length]];
    return { query, times: times.map((answer) => answer?.ms ?? NaN) };
  });
  console.log('  worst inputs, of a worker that was just started, and again:');
  byTime.sort((a, b) => Math.max(...b.times) - Math.max(...a.times));
  for (const { query, times } of byTime.slice(0, 6)) {
    console.log(`    ${times.map((ms) => ms.toFixed(1)).join(', ')} ms  ${query}`);
  }
  const longest = [0, 1].map((column) => Math.max(...byTime.map(({ times }) => times[column] ?? NaN)).toFixed(1));
  console.log(`    ${longest.join(', ')} ms  longest of all`);
}

/**
 * Measures the memory of a worker in MB: live and with garbage. Browsers collect garbage late; during thousands of
 * queries some 10 MB accumulate.
 */
async function measureMemory(page: Page): Promise<{ held: number; occupied: number }> {
  const { client } = page.workers()[page.workers().length - 1] ?? {};
  if (!client) throw new Error('the worker that was kept is not there');
  const measure = async (): Promise<number> => {
    const { usedSize, backingStorageSize } = await client.send('Runtime.getHeapUsage');
    return (usedSize + backingStorageSize) / 1e6;
  };
  const occupied = await measure();
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  return { held: await measure(), occupied };
}

async function printMemory(page: Page, place: Place, queries: readonly string[]): Promise<void> {
  for (const [when, asked] of [
    ['with all text', []],
    ['after all queries', queries],
  ] as const) {
    await ask(page, place, { queries: asked, keepsWorker: true });
    const { held, occupied } = await measureMemory(page);
    console.log(`  memory of the worker ${when}: ${held.toFixed(1)} MB held, ${occupied.toFixed(1)} MB with garbage`);
  }
}

/** Prints memory and times with a slow processor. Chromium's protocol gives access to workers. */
async function printWorkerCosts(page: Page, place: Place, queries: readonly string[]): Promise<void> {
  await printMemory(page, place, queries);
  await page.reload(); // terminates the kept workers
  await page.emulateCPUThrottling(slowCpuRate); // throttles the page only: the worker's script runs there
  const slow = await ask(page, place, { queries, isInPage: true });
  console.log(`  ${String(slowCpuRate)}x slower processor: ${describeTimes(slow)}`);
}

/** Prints times of one browser and its quality with the reporting queries. */
export async function printBrowser(name: BrowserName, place: Place, { view }: MeasuredSearch): Promise<void> {
  const browser = await launchIfInstalled(name);
  if (!browser) return;
  try {
    const page = await browser.newPage();
    await page.goto(`${place.baseUrl}/`, { waitUntil: 'load' });
    console.log(`\n${await browser.version()}`);
    await printStarts(page, place);
    const questions = prepareQuestions(view, reportingSet);
    const queries = listQueries(questions);
    const typed = await ask(page, place, { queries, pauseMs: keyPauseMs });
    console.log(`  ${String(queries.length)} queries, 20 hits with snippets, as typed: ${describeTimes(typed)}`);
    const atOnce = await ask(page, place, { queries });
    console.log(`  the same without a pause, of a worker just started:      ${describeTimes(atOnce)}`);
    await printWorst(page, place);
    const { answers } = await ask(page, place, { queries, request: ranking });
    const idsOf = new Map(queries.map((query, index) => [query, answers[index]?.ids ?? []]));
    const evaluation = evaluateAnswers(questions, (query) => idsOf.get(query) ?? []);
    console.log(describeTable([{ title: name, evaluation }]));
    if (name === 'chrome') await printWorkerCosts(page, place, queries);
  } finally {
    await browser.close();
  }
}

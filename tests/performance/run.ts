/**
 * `npm run bench`: builds the site and prints the cost of the build, of visits and of navigation. Asserts nothing:
 * `npm run bench:budgets` enforces bytes and counts.
 */
import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser';
import { measureBuild } from './buildCost';
import { measureFirstVisit } from './firstVisit';
import { describeMachine } from './machine';
import { measureNavigation } from './navigation';
import { measurePaint } from './paint';
import { representativePages } from './representativePages';
import { withServer } from './server';

const pages = Object.entries(representativePages);

async function printFirstVisits(browser: Browser, baseUrl: string): Promise<void> {
  console.log('\nFirst visit, bytes (raw / gzip / brotli)');
  for (const [name, route] of pages) {
    const visit = await measureFirstVisit(browser, baseUrl, route, { prefetching: false });
    const withPrefetch = await measureFirstVisit(browser, baseUrl, route, { prefetching: true });
    for (const [type, { raw, gzip, brotli }] of [...visit.byType, ['total', visit.total] as const]) {
      console.log(`  ${name.padEnd(10)} ${type.padEnd(6)} ${raw} / ${gzip} / ${brotli}`);
    }
    console.log(`  ${name.padEnd(10)} ${visit.files} requests; ${withPrefetch.files - visit.files} more prefetched`);
  }
}

async function printPaints(browser: Browser, baseUrl: string): Promise<void> {
  console.log('\nFirst visit, ms on a phone, 4x slower CPU, slow 4G (median of 5)');
  for (const [name, route] of pages) {
    const { fcp, lcp, tbt, cls, hydrated } = await measurePaint(browser, baseUrl + route);
    const rounded = [fcp, lcp, tbt, hydrated].map(Math.round);
    console.log(
      `  ${name.padEnd(10)} FCP ${rounded[0]}  LCP ${rounded[1]}  TBT ${rounded[2]}  hydrated ${rounded[3]}  CLS ${cls.toFixed(3)}`,
    );
  }
}

async function printNavigation(browser: Browser, baseUrl: string): Promise<void> {
  const trip = { from: representativePages.doc, to: '/docs/neptune/user/quick-start' };
  const measure = (slowCpu: boolean, withWorker: boolean) =>
    measureNavigation(browser, baseUrl, { ...trip, slowCpu, withWorker });
  const [warm, worker, slow] = [await measure(false, false), await measure(false, true), await measure(true, false)];
  const rounded = [warm, worker, slow].map(Math.round);
  console.log(
    `\nHovered link, click to heading, ms (median of 7): ${rounded[0]}; with the service worker ${rounded[1]}; 4x slower CPU ${rounded[2]}`,
  );
}

async function run(): Promise<void> {
  console.log(await describeMachine());
  const { seconds, peakMb } = await measureBuild();
  console.log(`Cold build: ${seconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB`);
  await withServer(async (baseUrl) => {
    const browser = await launchBrowser();
    await printFirstVisits(browser, baseUrl);
    await printPaints(browser, baseUrl);
    await printNavigation(browser, baseUrl);
    await browser.close();
  });
}

void run();

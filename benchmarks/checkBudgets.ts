/** `npm run bench:budgets`: compares first visits of the build with `budgets.json`; exits 1 when one costs more. */
import { readFileSync } from 'node:fs';
import { launchBrowser } from './browser';
import { findOverruns, parseBudgets, toBudgetUnits } from './budgets';
import { measureFirstVisit } from './firstVisit';
import { type RepresentativePage, representativePages } from './representativePages';
import { withServer } from './server';

const budgets = parseBudgets(JSON.parse(readFileSync('benchmarks/budgets.json', 'utf8')));
const pages = Object.entries(representativePages) as [RepresentativePage, string][];

async function findAllOverruns(baseUrl: string): Promise<string[]> {
  const browser = await launchBrowser();
  const overruns: string[] = [];
  for (const [page, route] of pages) {
    const measured = toBudgetUnits(await measureFirstVisit(browser, baseUrl, route, { prefetching: false }));
    console.log(page.padEnd(10), JSON.stringify(measured), 'of', JSON.stringify(budgets[page]));
    overruns.push(...findOverruns(page, measured, budgets[page]));
  }
  await browser.close();
  return overruns;
}

void withServer(findAllOverruns).then((overruns) => {
  for (const overrun of overruns) console.error(overrun);
  process.exitCode = overruns.length > 0 ? 1 : 0;
});

/**
 * `npm run bench:budgets`: compares the bytes of first visits and of the search with the files `budgets.json`. Exits with
 * 1 when one is over its budget.
 */
import { readFileSync } from 'node:fs';
import { launchBrowser } from './browser';
import { allowedCost, findOverruns, parseBudgets, toVisitCost } from './budgets';
import { measureFirstVisit } from './firstVisit';
import { type RepresentativePage, representativePages } from './representativePages';
import { findSearchOverruns, parseSearchBudgets } from './search/findSearchOverruns';
import { measureSearchCost } from './search/searchCost';
import { withServer } from './server';

const budgets = parseBudgets(JSON.parse(readFileSync('tests/performance/budgets.json', 'utf8')));
const searchBudgets = parseSearchBudgets(JSON.parse(readFileSync('tests/performance/search/budgets.json', 'utf8')));
const sitemap = readFileSync('build/sitemap.xml', 'utf8');
const size = {
  pages: sitemap.match(/<loc>[^<]*\/docs\/(?!category\/)/g)?.length ?? 0,
  categories: sitemap.match(/<loc>[^<]*\/docs\/category\//g)?.length ?? 0,
};
const pages = Object.entries(representativePages) as [RepresentativePage, string][];

async function findAllOverruns(baseUrl: string): Promise<string[]> {
  const browser = await launchBrowser();
  const overruns: string[] = [];
  for (const [page, route] of pages) {
    const allowed = allowedCost(budgets[page], size);
    const measured = toVisitCost(await measureFirstVisit(browser, baseUrl, route, { prefetching: false }));
    console.log(page.padEnd(10), JSON.stringify(measured), 'of', JSON.stringify(allowed));
    overruns.push(...findOverruns(page, measured, allowed));
  }
  const search = await measureSearchCost(browser, baseUrl, representativePages.doc);
  console.log('search    ', JSON.stringify(search));
  overruns.push(...findSearchOverruns(search, searchBudgets));
  await browser.close();
  return overruns;
}

void withServer(findAllOverruns).then((overruns) => {
  for (const overrun of overruns) console.error(overrun);
  process.exitCode = overruns.length > 0 ? 1 : 0;
});

import type { Browser, Page } from '@playwright/test';
import { indexFolder, manifestPath } from '../../../search/protocol/manifest';
import { type Fetched, withCountingProxy } from './countingProxy';

export type Cost = { bytes: number; requests: number };

/** Files that a user with an empty cache fetches for the search, before and after the first sign of intent. */
export type SearchCost = {
  beforeIntent: Cost;
  /** Code of the dialog. */
  dialog: Cost;
  /** Worker, manifest, titles and headings: the first hits need them. */
  firstTier: Cost;
  everything: Cost;
};

const hydrated = 'html[data-has-hydrated="true"]';
const searchButton = 'a[aria-keyshortcuts]';
const quietMs = 1500;

function isIndex({ path }: Fetched): boolean {
  return path === `/${manifestPath}` || path.startsWith(`/${indexFolder}/`);
}

function isFirstTier(file: Fetched): boolean {
  return file.isWorker || file.path === `/${manifestPath}` || file.path.startsWith(`/${indexFolder}/head-`);
}

function sum(files: readonly Fetched[]): Cost {
  return { bytes: files.reduce((bytes, file) => bytes + file.bytes, 0), requests: files.length };
}

async function waitUntilQuiet(page: Page, fetched: readonly Fetched[]): Promise<void> {
  for (let before = -1; before !== fetched.length;) {
    before = fetched.length;
    await page.waitForTimeout(quietMs);
  }
}

/** Visits `route` with an empty cache, then opens the search. Returns the files fetched before and after. */
async function recordSearch(browser: Browser, baseUrl: string, route: string): Promise<[Fetched[], Fetched[]]> {
  return withCountingProxy(baseUrl, async ({ baseUrl: counted, fetched }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    try {
      const page = await context.newPage();
      await page.goto(counted + route, { waitUntil: 'networkidle' });
      await page.waitForSelector(hydrated);
      await waitUntilQuiet(page, fetched); // links in view are prefetched when the browser is idle
      const visited = fetched.length;
      const started = page.waitForEvent('worker');
      await page.hover(searchButton);
      await page.keyboard.press('Control+k');
      await started;
      await waitUntilQuiet(page, fetched);
      return [fetched.slice(0, visited), fetched.slice(visited)];
    } finally {
      await context.close();
    }
  });
}

/** Opens the dialog on `route` like a user, and counts the fetched files. Throws when no index file is among them. */
export async function measureSearchCost(browser: Browser, baseUrl: string, route: string): Promise<SearchCost> {
  const [before, after] = await recordSearch(browser, baseUrl, route);
  const isSearch = (file: Fetched): boolean => isIndex(file) || file.isWorker;
  const everything = after.filter(isSearch);
  if (!everything.some(isIndex)) throw new Error('the dialog fetched no index: nothing was measured');
  return {
    beforeIntent: sum(before.filter(isSearch)),
    dialog: sum(after.filter((file) => !isSearch(file))),
    firstTier: sum(everything.filter(isFirstTier)),
    everything: sum(everything),
  };
}

/** Returns the path of the worker script. Throws when opening the dialog starts no worker. */
export async function findWorkerPath(browser: Browser, baseUrl: string): Promise<string> {
  const [, after] = await recordSearch(browser, baseUrl, '/');
  const script = after.find(({ isWorker }) => isWorker);
  if (!script) throw new Error('opening the dialog starts no worker');
  return script.path;
}

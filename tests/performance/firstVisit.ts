import type { Browser, Response } from '@playwright/test';
import { type AssetType, type Sizes, addSizes, assetTypeOf, measureContent } from './assetSizes';

export type FirstVisit = { files: number; total: Sizes; byType: Map<AssetType, Sizes> };

// The site does not prefetch when the browser reports data saver mode.
const saveData = () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
};

// Code that loads a second after the page, such as the image zoom, would be counted only on a slow machine. (Do not use
// named functions here: the bundler's helper for their names does not exist in the page.)
const dropLateTimers = () => {
  const start = window.setTimeout.bind(window);
  Reflect.set(window, 'setTimeout', (handler: TimerHandler, delayMs = 0, ...values: unknown[]) =>
    delayMs < 1000 ? start(handler, delayMs, ...values) : 0,
  );
};

const hydrated = 'html[data-has-hydrated="true"]';

/**
 * Measures what a browser with an empty cache fetches for `route` until the page is interactive and the network is idle.
 * Computes sizes from the content, independent of the server's compression. With `prefetching`, also counts prefetched
 * files. Throws when the response is not successful.
 */
export async function measureFirstVisit(
  browser: Browser,
  baseUrl: string,
  route: string,
  { prefetching }: { prefetching: boolean },
): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(dropLateTimers);
    if (!prefetching) await page.addInitScript(saveData);
    const responses = new Map<string, Response>();
    page.on('response', (response) => responses.set(response.url(), response));
    const answer = await page.goto(baseUrl + route, { waitUntil: 'networkidle' });
    if (!answer?.ok()) throw new Error(`${route}: status ${answer?.status() ?? 'unknown'}`);
    await page.waitForSelector(hydrated);
    const fetched = await Promise.all(
      [...responses].map(async ([url, response]) => {
        const { pathname } = new URL(url);
        const type: AssetType = pathname === route ? 'html' : assetTypeOf(pathname);
        return { type, sizes: measureContent(await response.body()) };
      }),
    );
    const byType = new Map<AssetType, Sizes>();
    for (const { type, sizes } of fetched) byType.set(type, addSizes([byType.get(type) ?? addSizes([]), sizes]));
    return { files: fetched.length, total: addSizes(fetched.map(({ sizes }) => sizes)), byType };
  } finally {
    await context.close();
  }
}

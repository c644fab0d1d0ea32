import type { Browser, Response } from '@playwright/test';
import { type AssetType, type Sizes, addSizes, assetTypeOf, measureContent } from './assetSizes';

export type FirstVisit = { files: number; total: Sizes; byType: Map<AssetType, Sizes> };

// Reports data-saver, on which the site prefetches nothing: what is left is what the page itself needs.
const saveData = () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
};

// What comes by itself a second after the page, as the code for large pictures does, would be counted on a slow machine
// only. (No named functions in here: the bundler's names for them do not exist in the page.)
const dropLateTimers = () => {
  const start = window.setTimeout.bind(window);
  Reflect.set(window, 'setTimeout', (handler: TimerHandler, delayMs = 0, ...values: unknown[]) =>
    delayMs < 1000 ? start(handler, delayMs, ...values) : 0,
  );
};

const hydrated = 'html[data-has-hydrated="true"]';

/**
 * Everything a browser with an empty cache fetches from `baseUrl` for `route` until the page is interactive and the
 * network is quiet. Sizes are computed from the content, whatever compression the server used. With `prefetching`,
 * what the page fetches ahead for the next click is counted too. Throws when the page does not answer with success.
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
    if (!answer?.ok()) throw new Error(`${route} answers ${answer?.status() ?? 'nothing'}`);
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

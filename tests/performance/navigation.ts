import type { Browser, Page } from '@playwright/test';
import { median } from './median';
import { throttle } from './throttling';

const rounds = 7;
const hoverMs = 300; // from hovering over a link to clicking it

/** Clicks the link to `route` and returns the milliseconds until its heading is painted. */
async function clickAndWait(page: Page, route: string): Promise<number> {
  return page.evaluate(async (path) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)].find(
      (candidate) => candidate.offsetParent !== null,
    );
    if (!link) throw new Error(`no visible link to ${path}`);
    const heading = document.querySelector('h1');
    const start = performance.now();
    link.click();
    while (document.querySelector('h1') === heading || !document.querySelector('h1')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - start;
  }, route);
}

/** Measures the median milliseconds from a click on a hovered sidebar link to the heading of the new page. */
export async function measureNavigation(
  browser: Browser,
  baseUrl: string,
  { from, to, slowCpu, withWorker }: { from: string; to: string; slowCpu: boolean; withWorker: boolean },
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: withWorker ? 'allow' : 'block',
  });
  try {
    const page = await context.newPage();
    await throttle(page, { cpu: slowCpu });
    await page.goto(baseUrl + from, { waitUntil: 'networkidle' });
    if (withWorker) {
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload({ waitUntil: 'networkidle' });
    }
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const route of [to, from]) {
        await page.hover(`nav.menu a[href="${route}"]`);
        await page.waitForTimeout(hoverMs);
        const time = await clickAndWait(page, route);
        if (route === to) times.push(time);
      }
    }
    return median(times);
  } finally {
    await context.close();
  }
}

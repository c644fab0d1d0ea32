import type { Browser } from '@playwright/test';
import { median } from './median';
import { throttle } from './throttling';

/** Metrics in milliseconds, except `cls`. `hydrated`: the layout reacts to clicks. */
export type PaintTimes = { fcp: number; lcp: number; tbt: number; cls: number; hydrated: number };

type Observed = PaintTimes;

const rounds = 5;
const quietAfterMs = 1500;

/** Init script of the page that records paints, long tasks, layout shifts and the time of hydration. */
function observe(): void {
  const seen: Observed = { fcp: 0, lcp: 0, tbt: 0, cls: 0, hydrated: 0 };
  Object.assign(window, { paintTimes: seen });
  const watch = (type: string, use: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('longtask', (entry) => (seen.tbt += Math.max(0, entry.duration - 50)));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  new MutationObserver(() => {
    if (document.documentElement.getAttribute('data-has-hydrated') === 'true' && seen.hydrated === 0) {
      seen.hydrated = performance.now();
    }
  }).observe(document, { subtree: true, attributes: true, childList: true });
}

async function visitOnce(browser: Browser, url: string): Promise<PaintTimes> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await throttle(page, { cpu: true, network: true });
    await page.addInitScript('globalThis.__name = (named) => named'); // tsx wraps named functions in __name
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.waitForTimeout(quietAfterMs);
    return await page.evaluate(() => (window as unknown as { paintTimes: Observed }).paintTimes);
  } finally {
    await context.close();
  }
}

/** Measures the medians of five cold visits on a phone screen with a 4x slower CPU and slow 4G. */
export async function measurePaint(browser: Browser, url: string): Promise<PaintTimes> {
  const visits: PaintTimes[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visitOnce(browser, url));
  const medianOf = (key: keyof PaintTimes) => median(visits.map((visit) => visit[key]));
  return {
    fcp: medianOf('fcp'),
    lcp: medianOf('lcp'),
    tbt: medianOf('tbt'),
    cls: medianOf('cls'),
    hydrated: medianOf('hydrated'),
  };
}

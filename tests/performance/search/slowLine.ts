import type { Browser } from '@playwright/test';
import { median } from '../median';
import { withCountingProxy } from './countingProxy';

/** Additional latency of every response: mobile coverage at the edge of a factory hall. */
const delayMs = 300;
const rounds = 5;
const query = 'MQTT';
const shortcut = 'Control+k';
const field = 'dialog input';
const hit = 'dialog [role=option]';

/** Measures milliseconds from the shortcut to the first hits, for a user who has read a page and never searched. */
async function measureFirstHits(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const before = performance.now();
    await page.keyboard.press(shortcut);
    await page.fill(field, query);
    await page.waitForSelector(hit);
    return performance.now() - before;
  } finally {
    await context.close();
  }
}

/** Prints the time of the first search on a line with high latency. */
export async function printSlowLine(browser: Browser, baseUrl: string, route: string): Promise<void> {
  const times = await withCountingProxy(
    baseUrl,
    async (proxy) => {
      const measured: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        measured.push(await measureFirstHits(browser, proxy.baseUrl + route));
      }
      return measured;
    },
    { delayMs },
  );
  console.log(
    `First hits of a line whose answers take ${String(delayMs)} ms, dialog's code included: ${median(times).toFixed(0)} ms`,
  );
}

import type { Page } from '@playwright/test';

type Shift = { startTime: number; value: number };

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- extends the one of the DOM
  interface Window {
    readLayoutShifts?: () => Shift[];
  }
}

/** Starts recording layout shifts, from the first paint of every page that `page` opens from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const record = (entries: PerformanceEntryList): void => {
      for (const entry of entries)
        shifts.push({ startTime: entry.startTime, value: Number(Reflect.get(entry, 'value')) });
    };
    const observer = new PerformanceObserver((list) => {
      record(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    window.readLayoutShifts = () => {
      record(observer.takeRecords());
      return shifts;
    };
  });
}

/**
 * Cumulative layout shift since the HTML was parsed: what scripts, styles and pictures have moved. On a busy machine
 * Chromium paints HTML that is parsed by half, and what follows moves what is there; that is left out, for it says
 * more about the machine than about the page. Throws when nobody watches.
 */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A shift is recorded with the frame that shows it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const shifts = window.readLayoutShifts?.();
    if (!navigation || !shifts) throw new Error('watchLayoutShifts was not called before the page was opened');
    return shifts
      .filter(({ startTime }) => startTime > navigation.domInteractive)
      .reduce((sum, { value }) => sum + value, 0);
  });
}

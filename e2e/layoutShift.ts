import type { Page } from '@playwright/test';

type Shifts = { total: number; collect: () => void };

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- extends the one of the DOM
  interface Window {
    layoutShifts?: Shifts;
  }
}

/** Starts adding up layout shifts, from the first paint of every page that `page` opens from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) shifts.total += Number(Reflect.get(entry, 'value'));
    };
    const observer = new PerformanceObserver((list) => {
      add(list.getEntries());
    });
    const shifts: Shifts = {
      total: 0,
      collect: () => {
        add(observer.takeRecords());
      },
    };
    observer.observe({ type: 'layout-shift', buffered: true });
    window.layoutShifts = shifts;
  });
}

/** Cumulative layout shift so far. Throws when nobody watches. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { layoutShifts } = window;
    if (!layoutShifts) throw new Error('watchLayoutShifts was not called before the page was opened');
    // A shift is recorded with the frame that shows it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    layoutShifts.collect();
    return layoutShifts.total;
  });
}

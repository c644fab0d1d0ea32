import type { Page } from '@playwright/test';

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merges with the DOM type
  interface Window {
    readLayoutShifts?: () => string[];
    reportPainted?: () => Promise<void>;
  }
}

/** Runs in the page: records each layout shift and its elements. Restarts when the parsed HTML has been painted. */
function recordShifts(): void {
  type Shift = PerformanceEntry & {
    readonly value: number;
    readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  };
  const round = ({ x, y, width, height }: DOMRectReadOnly): string =>
    [x, y, width, height].map((px) => Math.round(px)).join(' ');
  const shifts: string[] = [];
  const record = (entries: PerformanceEntryList): void => {
    for (const { value, sources } of entries as Shift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.tagName ?? '?'}.${element?.className ?? ''} ${round(previousRect)} → ${round(currentRect)}`;
      });
      shifts.push(`${value}: ${moved.join(', ')}`);
    }
  };
  const observer = new PerformanceObserver((list) => {
    record(list.getEntries());
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  window.readLayoutShifts = () => {
    record(observer.takeRecords());
    return shifts;
  };
  const restart = (): void => {
    observer.takeRecords();
    shifts.length = 0;
    void window.reportPainted?.();
  };
  // The first change is to "interactive", before deferred scripts run. The frame after the next one has painted the HTML.
  const afterParsing = (): number => requestAnimationFrame(() => requestAnimationFrame(restart));
  document.addEventListener('readystatechange', afterParsing, { once: true });
}

/**
 * Records layout shifts that scripts, late styles and images cause after the HTML of the next page is painted. Holds
 * scripts until then. On a busy machine Chromium paints partially parsed HTML and shows the rest in the same frame as
 * the changes made by scripts.
 */
export async function watchLayoutShifts(page: Page): Promise<void> {
  let release: () => void = () => undefined;
  const painted = new Promise<void>((resolve) => (release = resolve));
  await page.exposeFunction('reportPainted', () => {
    release();
  });
  await page.addInitScript(recordShifts);
  await page.route(
    ({ pathname }) => pathname.endsWith('.js'),
    async (route) => {
      await painted;
      await route.continue();
    },
  );
}

/**
 * Returns a line per layout shift: its value, the elements, and their boxes before and after (x, y, width, height in
 * px). Throws if `watchLayoutShifts` was not called.
 */
export function readLayoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A shift is recorded with the frame that shows it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shifts = window.readLayoutShifts?.();
    if (!shifts) throw new Error('watchLayoutShifts was not called before the page was opened');
    return shifts;
  });
}

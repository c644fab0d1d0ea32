import type { Page } from '@playwright/test';

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- extends the one of the DOM
  interface Window {
    readLayoutShifts?: () => string[];
    reportPainted?: () => Promise<void>;
  }
}

/** In the page: records each shift with what has moved; starts anew once the parsed HTML has been painted. */
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
  const startAnew = (): void => {
    observer.takeRecords();
    shifts.length = 0;
    void window.reportPainted?.();
  };
  // The first change is to "interactive", before deferred scripts; the second frame after it has shown the first.
  const afterParsing = (): number => requestAnimationFrame(() => requestAnimationFrame(startAnew));
  document.addEventListener('readystatechange', afterParsing, { once: true });
}

/**
 * Starts recording what moves once the HTML of the next page is painted: by scripts, late styles and pictures. Scripts
 * are held until then: on a busy machine Chromium paints HTML that is parsed by half, and shows the rest, which moves
 * what is there, in the same frame as their work.
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
 * What has moved so far, a line per shift: its value, the elements, their boxes before and after (x, y, width, height
 * in px). Throws when nobody watches.
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

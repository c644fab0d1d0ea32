/**
 * The one `test` of the end-to-end suite. Whatever a test is about, it also fails on a console error or warning, an
 * uncaught exception, a content-security-policy violation or a request to another origin (promises S3, S14, R14).
 */
import AxeBuilder from '@axe-core/playwright';
import { type Page, type Route, test as base, expect } from '@playwright/test';

export { expect };

type Fixtures = {
  /** What the page did wrong so far. A test that provokes an error removes the expected lines with `allowMessages`. */
  unexpectedMessages: string[];
  /** Opens an address of the site and waits until React has taken over. */
  goto: (path: string) => Promise<void>;
  /** Expects no accessibility violation: WCAG 2.2 A, AA, AAA and best practices, no rule switched off. */
  expectAccessible: (name?: string) => Promise<void>;
};

const axeTags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What Playwright itself says where playwright.config.ts has it keep service workers away. */
const blockedByPlaywright = 'Service Worker registration blocked by Playwright';

/** Puts everything the page does wrong into `unexpectedMessages`, from its first request on. */
async function recordUnexpectedMessages(page: Page, origin: string, unexpectedMessages: string[]): Promise<void> {
  page.on('console', (message) => {
    if (message.text() === blockedByPlaywright) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      unexpectedMessages.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => unexpectedMessages.push(`page error: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    // A page of a server cannot load files; the USB edition is nothing but files.
    const isOurs = url.origin === origin || ['data:', 'blob:', 'file:'].includes(url.protocol);
    if (!isOurs) unexpectedMessages.push(`foreign request: ${request.url()}`);
  });
  await page.exposeFunction('reportCspViolation', (text: string) => unexpectedMessages.push(`CSP violation: ${text}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      const report = Reflect.get(window, 'reportCspViolation') as (text: string) => Promise<void>;
      void report(`${violatedDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`);
    });
  });
}

/** What a page went through that a picture of its end does not show: printed where a test fails. */
async function recordEvents(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const events: string[] = [`document at ${String(Math.round(performance.timeOrigin) % 1e6)}`];
    Reflect.set(window, 'recordedEvents', events);
    for (const type of ['keydown', 'click', 'focusin', 'close', 'popstate', 'error']) {
      const note = (event: Event): void => {
        const what =
          event instanceof KeyboardEvent ? event.key : event.target instanceof Element && event.target.tagName;
        events.push(`${String(Math.round(performance.now()))} ${type} ${String(what)}`);
      };
      addEventListener(type, note, true);
    }
  });
  return async () => {
    const events = await page.evaluate(() => Reflect.get(window, 'recordedEvents') as unknown).catch(String); // it may be gone
    console.log(page.url(), events);
  };
}

/** Removes from `unexpectedMessages` the lines a test provoked on purpose; fails when there is none. */
export function allowMessages(unexpectedMessages: string[], pattern: RegExp): void {
  const rest = unexpectedMessages.filter((line) => !pattern.test(line));
  expect(rest.length, `expected the page to report ${String(pattern)}`).toBeLessThan(unexpectedMessages.length);
  unexpectedMessages.splice(0, unexpectedMessages.length, ...rest);
}

/** Removes from `unexpectedMessages` what a browser may report of a test's own doing, or not: that depends on when it asks. */
export function ignoreMessages(unexpectedMessages: string[], pattern: RegExp): void {
  unexpectedMessages.splice(0, unexpectedMessages.length, ...unexpectedMessages.filter((line) => !pattern.test(line)));
}

/** A reader who has chosen a colour mode before: called before the first page is opened. */
export async function chooseColourMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
}

/** Scrolls by exactly `distance` and waits until the page has noticed: the event comes with the next frame. */
export async function scrollPage(page: Page, distance: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        scrollBy(0, top);
      }),
    distance,
  );
}

const cutOff = (route: Route): Promise<void> => route.abort('internetdisconnected');

/**
 * Takes the network away from `page`. From Chromium's own emulation the page learns that it is offline; that it refuses
 * the very next request is not certain (in one run of CI the dialog's code still came), so each is refused here too.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.route('**/*', cutOff);
  await page.context().setOffline(true);
}

/** Gives it back. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.unroute('**/*', cutOff);
}

/**
 * Lets ten seconds pass on the installed clock of `page` and stops it. By then a page has done what it puts off; scripts
 * that are still loading fail only after 30 s.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** Waits until the page in `page` is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Waits until something of the page has been seen: until then Chromium throws keys away, and nobody presses any. */
async function waitForFirstPaint(page: Page): Promise<void> {
  // Not by asking again and again: some tests hold the page's clock.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/**
 * Waits until the page has been told which of its links are in view: observers are told in the order they were made.
 */
export async function waitForLinksSeen(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );
}

/** Waits until the page has also done what it had put off until it is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await waitForLinksSeen(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

export const test = base.extend<Fixtures>({
  // A tuple without dependants still has to run for every test.
  unexpectedMessages: [
    async ({ page, baseURL }, use, testInfo) => {
      const unexpectedMessages: string[] = [];
      await recordUnexpectedMessages(page, new URL(baseURL ?? '').origin, unexpectedMessages);
      const printEvents = await recordEvents(page);
      await use(unexpectedMessages);
      if (testInfo.status !== testInfo.expectedStatus) await printEvents();
      expect(unexpectedMessages, 'console, exceptions, CSP violations and foreign requests').toEqual([]);
    },
    { auto: true },
  ],
  goto: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await waitForHydration(page);
      await waitForFirstPaint(page);
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async (name = page.url()) => {
      // "Legacy" is to run in the page itself: no frame of another origin is here to need the blank page in which axe
      // otherwise puts the results together, which takes longer than the rules.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
      const { violations } = await axe.withTags(axeTags).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replace(/\s+/g, ' ') ?? ''}`),
      );
      expect(found, `accessibility of ${name}`).toEqual([]);
    });
  },
});

/**
 * The only `test` of the end-to-end suite. Every test also fails on a console error or warning, an uncaught exception, a
 * content-security-policy violation and a request to another origin.
 */
import AxeBuilder from '@axe-core/playwright';
import { type Page, type Route, test as base, expect } from '@playwright/test';

export { expect };

type Fixtures = {
  /** Errors, warnings, violations and foreign requests. A test that causes one removes it with `allowMessages`. */
  unexpectedMessages: string[];
  /** Opens an address of the site and waits for hydration. */
  goto: (path: string) => Promise<void>;
  /** Expects no accessibility violation: WCAG 2.2 A, AA, AAA and best practices, with all rules. */
  expectAccessible: (name?: string) => Promise<void>;
};

const axeTags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Playwright's message when playwright.config.ts blocks service workers. */
const blockedByPlaywright = 'Service Worker registration blocked by Playwright';

/** Adds every unexpected message to `unexpectedMessages`, starting with the first request. */
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
    // Pages of a server cannot load `file:` addresses. The USB edition consists of files.
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

/** Records the events of each document. Returns a function that prints them, for failed tests. */
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
    const events = await page.evaluate(() => Reflect.get(window, 'recordedEvents') as unknown).catch(String); // the page may be closed
    console.log(page.url(), events);
  };
}

/**
 * Waits for messages that a test causes on purpose, and removes them: the page may show their effect before it reports
 * them.
 */
export async function allowMessages(unexpectedMessages: string[], pattern: RegExp): Promise<void> {
  const isExpected = (line: string): boolean => pattern.test(line);
  await expect.poll(() => unexpectedMessages.some(isExpected), `the page reports ${String(pattern)}`).toBe(true);
  ignoreMessages(unexpectedMessages, pattern);
}

/** Removes messages that depend on timing and may be absent. */
export function ignoreMessages(unexpectedMessages: string[], pattern: RegExp): void {
  unexpectedMessages.splice(0, unexpectedMessages.length, ...unexpectedMessages.filter((line) => !pattern.test(line)));
}

/** Stores a colour mode. Call it before the first page is opened. */
export async function chooseColourMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
}

/** Scrolls by exactly `distance` and waits for the scroll event, which comes with the next frame. */
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
 * Takes `page` offline. Chromium's emulation changes `navigator.onLine` but does not reliably block the very next
 * request (in one CI run the code of the dialog still arrived). Each request is therefore also aborted here.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.route('**/*', cutOff);
  await page.context().setOffline(true);
}

export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.unroute('**/*', cutOff);
}

/**
 * Advances the installed clock of `page` by ten seconds and stops it. Deferred work is done by then, and script requests
 * do not time out: they do so after 30 s.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Waits for the first paint: Chromium ignores keys until then. */
async function waitForFirstPaint(page: Page): Promise<void> {
  // Do not poll: some tests stop the clock of the page.
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

/** Waits until the page knows which links are in view: observers are notified in the order of their creation. */
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

/** Waits until the page has finished its idle callbacks. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await waitForLinksSeen(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * Makes `page.route` wait until requests of an open page are intercepted. Chromium replaces the loader of the page a
 * moment after the call returns, and the next request could escape.
 */
function makeRouteWait(page: Page): void {
  const route = page.route.bind(page);
  const probe = '/version.json?intercepted';
  page.route = async (...rule) => {
    const added = await route(...rule);
    if (page.url() === 'about:blank') return added;
    await route(`**${probe}`, (request) => request.fulfill({ status: 204 }));
    await page.evaluate(async (address) => {
      const isIntercepted = async (): Promise<boolean> =>
        !location.protocol.startsWith('http') || // a page of the browser that reports an error
        // The service worker does not answer HEAD.
        (await fetch(address, { method: 'HEAD' })).status === 204;
      while (!(await isIntercepted().catch(() => false)));
    }, probe);
    await page.unroute(`**${probe}`);
    return added;
  };
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    makeRouteWait(page);
    await use(page);
  },
  // Automatic, because tests that do not use the fixture need the check too.
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
      // Legacy mode runs axe in the page itself. The default mode merges the results of frames in a blank page, which
      // takes longer than the rules, and no page has frames of another origin.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
      const { violations } = await axe.withTags(axeTags).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replace(/\s+/g, ' ') ?? ''}`),
      );
      expect(found, `accessibility of ${name}`).toEqual([]);
    });
  },
});

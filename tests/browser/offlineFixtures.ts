/**
 * Tests of reading without a network. Each has a server of its own in front of the built site: it can be slow, fail,
 * answer something else or be gone, for the page and for its service worker alike, and it has seen every request.
 */
import { type IncomingMessage, type Server, type ServerResponse, createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test as base, waitForHydration } from './fixtures';

export { allowMessages, expect } from './fixtures';

export type Fault = {
  /** Nothing is sent. */
  hangs?: true;
  status?: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
};

export class Site {
  /** Paths that were asked for, in order. */
  readonly requests: string[] = [];
  /** Its origin, once it has started. */
  url = '';
  private readonly faults: [pattern: RegExp, fault: Fault][] = [];
  private readonly server: Server;

  constructor(private readonly origin: URL) {
    this.server = createServer((incoming, outgoing) => {
      this.answer(incoming, outgoing);
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, 'localhost', resolve));
    this.url = `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Ends the server and every connection; the address stays this site's. */
  async stop(): Promise<void> {
    await new Promise((resolve) => {
      this.server.close(resolve);
      this.server.closeAllConnections();
    });
  }

  /** From now on, paths that match `pattern` are answered like this; the newest rule counts. */
  answerWith(pattern: RegExp, fault: Fault): void {
    this.faults.unshift([pattern, fault]);
  }

  /** Ends all faults. */
  recover(): void {
    this.faults.length = 0;
  }

  /** What was asked for since `count` requests, below `folder`. */
  requestsSince(count: number, folder = '/'): string[] {
    return this.requests.slice(count).filter((path) => path.startsWith(folder));
  }

  private answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? '/';
    this.requests.push(path);
    const fault = this.faults.find(([pattern]) => pattern.test(path))?.[1];
    if (fault?.hangs) return;
    if (fault) {
      outgoing.writeHead(fault.status ?? 200, { 'Content-Type': 'text/html; charset=utf-8', ...fault.headers });
      outgoing.end(fault.body ?? '');
      return;
    }
    const { hostname, port } = this.origin;
    const passed = forward(
      { hostname, port, path, method: incoming.method, headers: { ...incoming.headers, host: this.origin.host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }
}

type Fixtures = {
  site: Site;
  /** Opens an address and waits until the page is alive and the service worker has kept it. */
  visit: (path: string) => Promise<void>;
  /** Opens the page on which the manual is downloaded, downloads it and waits for the end. */
  downloadManual: () => Promise<void>;
};

/** Whether the page at `path` is kept. */
export async function isCached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (address) => (await (await caches.open('docs-pages')).match(address)) !== undefined, path);
}

export async function waitUntilCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => isCached(page, path), `${path} is kept`).toBe(true);
}

/** How many assets are kept whose address ends in `end`. */
export async function countAssets(page: Page, end = ''): Promise<number> {
  return page.evaluate(
    async (suffix) =>
      (await (await caches.open('docs-assets')).keys()).filter(({ url }) => url.endsWith(suffix)).length,
    end,
  );
}

export const test = base.extend<Fixtures>({
  serviceWorkers: 'allow',
  site: async ({}, use, { config }) => {
    const site = new Site(new URL(config.webServer?.url ?? ''));
    await site.start();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
  visit: async ({ page, site }, use) => {
    await use(async (path) => {
      await page.goto(site.url + path);
      await waitForHydration(page);
      await waitUntilCached(page, path);
    });
  },
  downloadManual: async ({ page, site }, use) => {
    await use(async () => {
      await page.goto(`${site.url}/offline`);
      await page.getByRole('button', { name: /^下载整本手册/ }).click();
      await page.getByText('整本手册已保存在本机').waitFor();
    });
  },
});

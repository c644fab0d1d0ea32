/**
 * Fixtures for offline tests. Each test has its own proxy in front of the built site. The proxy records every request
 * and can delay, fail, replace or refuse responses for the page and its service worker.
 */
import { type IncomingMessage, type Server, type ServerResponse, createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test as base, waitForHydration } from './fixtures';

export { allowMessages, expect } from './fixtures';

export type Fault = {
  /** Sends no response. */
  hangs?: true;
  status?: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
};

export class Site {
  /** Requested paths, in order. */
  readonly requests: string[] = [];
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

  /** Closes the server and every connection. `url` stays the same. */
  async stop(): Promise<void> {
    await new Promise((resolve) => {
      this.server.close(resolve);
      this.server.closeAllConnections();
    });
  }

  /** Answers paths that match `pattern` with `fault`. The newest rule wins. */
  answerWith(pattern: RegExp, fault: Fault): void {
    this.faults.unshift([pattern, fault]);
  }

  recover(): void {
    this.faults.length = 0;
  }

  /** Returns the paths below `folder` that were requested after the first `count` requests. */
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
  /** Opens an address and waits until the page is hydrated and cached by the service worker. */
  visit: (path: string) => Promise<void>;
  /** Downloads the whole manual on the offline page and waits for the end. */
  downloadManual: () => Promise<void>;
};

/** Returns whether the service worker has cached the page at `path`. */
export async function isCached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (address) => (await (await caches.open('docs-pages')).match(address)) !== undefined, path);
}

export async function waitUntilCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => isCached(page, path), `${path} is cached`).toBe(true);
}

/** Returns the number of cached assets whose address ends with `end`. */
export async function countAssets(page: Page, end = ''): Promise<number> {
  return page.evaluate(
    async (suffix) =>
      (await (await caches.open('docs-assets')).keys()).filter(({ url }) => url.endsWith(suffix)).length,
    end,
  );
}

/** Waits for the end of the download. A busy machine needs more than ten seconds to store its 1,300 files. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await page.getByText('整本手册已保存在本机').waitFor({ timeout: 60_000 });
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
      await waitUntilSaved(page);
    });
  },
});

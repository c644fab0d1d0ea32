/** In-memory Cache Storage and a network for tests. Implements only what the offline edition uses. */

export const origin = 'https://docs.example.com';

type Entry = { body: ArrayBuffer; headers: [string, string][]; status: number };

/** Faults that a test can inject. */
type Faults = {
  /** Called before each `put`; throws the browser's error. */
  beforePut?: (address: string) => void;
  /** Called before every call; throws when storage is blocked. */
  beforeAll?: () => void;
};

function addressOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, origin).href;
}

class FakeCache {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly faults: Faults,
    /** Whether `put` keeps the position of an existing key. Engines differ in this. */
    private readonly keepsKeyOrder: boolean,
  ) {}

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    this.faults.beforeAll?.();
    const entry = this.entries.get(addressOf(request));
    return entry && new Response(entry.body, { headers: entry.headers, status: entry.status });
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.faults.beforeAll?.();
    const address = addressOf(request);
    this.faults.beforePut?.(address.slice(origin.length));
    if (response.bodyUsed || response.status === 206) throw new TypeError('put');
    const entry = { body: await response.arrayBuffer(), headers: [...response.headers], status: response.status };
    if (!this.keepsKeyOrder) this.entries.delete(address);
    this.entries.set(address, entry);
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    this.faults.beforeAll?.();
    return this.entries.delete(addressOf(request));
  }

  async keys(): Promise<Request[]> {
    this.faults.beforeAll?.();
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

export class FakeCaches {
  readonly faults: Faults = {};
  private readonly caches = new Map<string, FakeCache>();

  constructor(private readonly keepsKeyOrder = false) {}

  async open(name: string): Promise<FakeCache> {
    this.faults.beforeAll?.();
    const cache = this.caches.get(name) ?? new FakeCache(this.faults, this.keepsKeyOrder);
    this.caches.set(name, cache);
    return cache;
  }

  async match(request: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}): Promise<Response | undefined> {
    this.faults.beforeAll?.();
    for (const [name, cache] of this.caches) {
      const found = cacheName === undefined || cacheName === name ? await cache.match(request) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  async keys(): Promise<string[]> {
    this.faults.beforeAll?.();
    return [...this.caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    this.faults.beforeAll?.();
    return this.caches.delete(name);
  }

  /** Lists the addresses in the cache `name`, in key order. */
  async list(name: string): Promise<string[]> {
    const keys = await this.caches.get(name)?.keys();
    return keys?.map(({ url }) => url.slice(origin.length)) ?? [];
  }
}

type ResponseKind = { status?: number; headers?: Readonly<Record<string, string>>; redirected?: boolean };

/** Builds a same-origin response. */
export function served(body: string, { status = 200, headers = {}, redirected = false }: ResponseKind = {}): Response {
  const response = new Response(body, { status, headers });
  return Object.defineProperties(response, { type: { value: 'basic' }, redirected: { value: redirected } });
}

type Served = string | (() => Response | Promise<Response>);

/** Fake server that maps addresses to texts or handlers. Requests for unknown addresses fail with a network error. */
export class FakeNetwork {
  readonly files = new Map<string, Served>();
  /** Requested addresses. */
  readonly requests: string[] = [];
  /** Addresses in the HTTP cache. */
  readonly inBrowser = new Set<string>();

  readonly fetch = async (request: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const address = addressOf(request).slice(origin.length);
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    if (init?.cache === 'only-if-cached' && !this.inBrowser.has(address)) throw new TypeError('not cached');
    this.requests.push(address);
    const file = this.files.get(address);
    if (file === undefined) throw new TypeError('Failed to fetch');
    return typeof file === 'string' ? served(file) : file();
  };
}

import {
  type Manual,
  type Pack,
  type Pointer,
  type SingleFile,
  parseManual,
  parsePack,
  parsePointer,
} from '../protocol/manual';
import { pointerPath } from '../protocol/addresses';
import { isWorthKeeping } from './assets';
import { cacheNames } from './cacheNames';
import { beginManual, finishManual } from './manual';

/** Why a download ended early; what has arrived stays and is not fetched again. */
export type DownloadFailure = 'network' | 'storage' | 'damaged';

export class DownloadError extends Error {
  constructor(
    readonly failure: DownloadFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export type Progress = {
  /** Bytes of the transfer, about. */
  done: number;
  total: number;
};

export type DownloadOptions = {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
};

const maxParallel = 4;
/** A pack is fetched when at least this share of it is missing; otherwise its missing files one by one. */
const packShare = 0.3;

/** One thing to fetch: a pack, or a file. */
type Task = { bytes: number; run: (onBytes: (share: number) => void) => Promise<void> };

async function fetchOrThrow(address: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch (cause) {
    throw new DownloadError('network', address, { cause });
  }
  if (!isWorthKeeping(response)) throw new DownloadError('network', `${address}: ${response.status}`);
  return response;
}

/** Reads a body and tells how far it is, as a share of `expectedBytes`. Throws DownloadError "network". */
async function readBody(
  response: Response,
  expectedBytes: number,
  onShare: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const reader = response.body?.getReader();
    if (!reader) return new Uint8Array(await response.arrayBuffer());
    const parts: Uint8Array[] = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
      onShare(Math.min(1, length / expectedBytes));
    }
    const bytes = new Uint8Array(length);
    let offset = 0;
    for (const part of parts) {
      bytes.set(part, offset);
      offset += part.length;
    }
    return bytes;
  } catch (cause) {
    throw new DownloadError('network', response.url, { cause });
  }
}

async function put(cache: Cache, address: string, response: Response): Promise<void> {
  try {
    await cache.put(address, response);
  } catch (cause) {
    throw new DownloadError('storage', address, { cause });
  }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const mediaTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

function buildFile(address: string, text: string, source: Response): Response {
  const headers = new Headers({
    'Content-Type': mediaTypes[address.slice(address.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  });
  const policy = source.headers.get('Content-Security-Policy');
  if (policy !== null) headers.set('Content-Security-Policy', policy); // a worker has the policy of its own script
  return new Response(text, { headers });
}

async function fetchPack(
  cache: Cache,
  { address, sha256, unpackedBytes }: Pack,
  missing: ReadonlySet<string>,
  signal: AbortSignal | undefined,
  onShare: (share: number) => void,
): Promise<void> {
  const load = async (init: RequestInit): Promise<[Response, Uint8Array<ArrayBuffer>]> => {
    const response = await fetchOrThrow(address, { ...init, signal: signal ?? null });
    return [response, await readBody(response, unpackedBytes, onShare)];
  };
  let [response, bytes] = await load({});
  // The browser's cache may hold a damaged copy.
  if ((await hashOf(bytes)) !== sha256) [response, bytes] = await load({ cache: 'reload' });
  if ((await hashOf(bytes)) !== sha256) throw new DownloadError('damaged', address);
  const files = Object.entries(parsePack(new TextDecoder().decode(bytes)));
  await Promise.all(
    files.map(async ([file, text]) => {
      if (missing.has(file)) await put(cache, file, buildFile(file, text, response));
    }),
  );
}

async function fetchSingle(
  cache: Cache,
  { address, bytes }: SingleFile,
  signal: AbortSignal | undefined,
  onShare: (share: number) => void,
): Promise<void> {
  const response = await fetchOrThrow(address, { signal: signal ?? null });
  const body = await readBody(response, bytes, onShare); // here, so that a network that fails is not taken for storage
  await put(cache, address, new Response(body, { headers: response.headers }));
}

/** What is left to fetch of `manual`, largest first. */
async function planDownload(cache: Cache, manual: Manual, signal: AbortSignal | undefined): Promise<Task[]> {
  const kept = new Set(
    (await cache.keys()).map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search),
  );
  const single = (address: string, bytes: number): Task => ({
    bytes,
    run: (onShare) => fetchSingle(cache, { address, bytes }, signal, onShare),
  });
  const packs = manual.packs.flatMap((pack): Task[] => {
    const missing = new Set(pack.files.filter((file) => !kept.has(file)));
    if (missing.size >= pack.files.length * packShare) {
      return [{ bytes: pack.bytes, run: (onShare) => fetchPack(cache, pack, missing, signal, onShare) }];
    }
    return [...missing].map((file) => single(file, Math.ceil(pack.bytes / pack.files.length)));
  });
  const singles = manual.singles.filter(({ address }) => !kept.has(address));
  const shell = kept.has(manual.shell) ? [] : [single(manual.shell, 0)];
  return [...packs, ...singles.map(({ address, bytes }) => single(address, bytes)), ...shell].sort(
    (a, b) => b.bytes - a.bytes,
  );
}

async function runTasks(tasks: readonly Task[], onProgress: DownloadOptions['onProgress']): Promise<void> {
  const total = tasks.reduce((sum, { bytes }) => sum + bytes, 0);
  const waiting = [...tasks];
  const doneOf = new Map<Task, number>();
  let hasFailed = false;
  const tell = (task: Task, share: number): void => {
    if (hasFailed) return; // what still runs is of no interest
    doneOf.set(task, task.bytes * share);
    onProgress?.({ done: [...doneOf.values()].reduce((sum, bytes) => sum + bytes, 0), total });
  };
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const current = task;
      await current.run((share) => {
        tell(current, share);
      });
      tell(current, 1);
    }
  };
  try {
    await Promise.all(Array.from({ length: maxParallel }, work));
  } catch (error) {
    hasFailed = true;
    waiting.length = 0; // what runs may end, nothing new begins
    throw error;
  }
}

/** Asks the site what is current. Throws DownloadError "network". */
export async function fetchPointer(signal?: AbortSignal): Promise<Pointer> {
  const response = await fetchOrThrow(pointerPath, { cache: 'no-cache', signal: signal ?? null });
  try {
    return parsePointer(await response.text());
  } catch (cause) {
    throw new DownloadError('damaged', pointerPath, { cause });
  }
}

/**
 * Makes the kept manual the one at `address`: fetches what is missing and switches over when everything is there, so a
 * reader never has half of two. Throws DownloadError; what has arrived stays for the next attempt.
 */
export async function downloadManual(address: string, { signal, onProgress }: DownloadOptions = {}): Promise<void> {
  const response = await fetchOrThrow(address, { signal: signal ?? null });
  let manual: Manual;
  try {
    manual = parseManual(await response.text());
  } catch (cause) {
    throw new DownloadError('damaged', address, { cause });
  }
  const cache = await caches.open(cacheNames.assets);
  await beginManual(manual, address);
  await runTasks(await planDownload(cache, manual, signal), onProgress);
  const missing = await planDownload(cache, manual, signal); // a pack lacks a file, or another tab has deleted some
  if (missing.length > 0 || !(await finishManual(manual, address))) throw new DownloadError('damaged', address);
}

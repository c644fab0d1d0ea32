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
import { isCacheable } from './assets';
import { cacheNames } from './cacheNames';
import { beginManual, finishManual } from './manual';

/** Reason why a download failed. Completed files stay cached. */
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
  /** Approximate number of transferred bytes. */
  done: number;
  total: number;
};

export type DownloadOptions = {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
};

const maxParallel = 4;
/** Minimum share of missing files for which the whole pack is fetched. Below it, files are fetched one by one. */
const packShare = 0.3;

/** Download of a pack or a single file. */
type Task = { bytes: number; run: (onBytes: (share: number) => void) => Promise<void> };

async function fetchOrThrow(address: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch (cause) {
    throw new DownloadError('network', address, { cause });
  }
  if (!isCacheable(response)) throw new DownloadError('network', `${address}: ${response.status}`);
  return response;
}

/** Reads a body and reports progress as a share of `expectedBytes`. Throws DownloadError "network". */
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
  if (policy !== null) headers.set('Content-Security-Policy', policy); // a worker uses the policy of its own script
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
  // The HTTP cache may contain a damaged copy.
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
  const body = await readBody(response, bytes, onShare); // read before `put`, so that a network failure is not reported as a storage failure
  await put(cache, address, new Response(body, { headers: response.headers }));
}

/** Lists the missing downloads of `manual`, largest first. */
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
  const reportProgress = (task: Task, share: number): void => {
    if (hasFailed) return; // ignore downloads that are still running
    doneOf.set(task, task.bytes * share);
    onProgress?.({ done: [...doneOf.values()].reduce((sum, bytes) => sum + bytes, 0), total });
  };
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const current = task;
      await current.run((share) => {
        reportProgress(current, share);
      });
      reportProgress(current, 1);
    }
  };
  try {
    await Promise.all(Array.from({ length: maxParallel }, work));
  } catch (error) {
    hasFailed = true;
    waiting.length = 0; // running downloads may finish, no new ones start
    throw error;
  }
}

/** Fetches the manifest of the current build. Throws DownloadError. */
export async function fetchPointer(signal?: AbortSignal): Promise<Pointer> {
  const response = await fetchOrThrow(pointerPath, { cache: 'no-cache', signal: signal ?? null });
  try {
    return parsePointer(await response.text());
  } catch (cause) {
    throw new DownloadError('damaged', pointerPath, { cause });
  }
}

/**
 * Downloads the manual at `address`: fetches the missing files, then makes it the current one. A partial manual is
 * never used. Throws DownloadError; completed files stay cached for the next attempt.
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
  const missing = await planDownload(cache, manual, signal); // a pack was incomplete, or another tab deleted files
  if (missing.length > 0 || !(await finishManual(manual, address))) throw new DownloadError('damaged', address);
}

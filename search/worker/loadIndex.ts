import { contentHash } from '../protocol/contentHash';
import { type IndexFile, indexFolder, manifestPath, parseIndexFile, parseManifest } from '../protocol/indexFile';
import type { SearchFailure } from '../protocol/workerMessages';

/** Longest wait for the whole index; a reader on a slow line sees "stalled" long before. */
const loadTimeoutMs = 30_000;

/** The index could not be had. `failure` says whose fault it was. */
export class IndexLoadError extends Error {
  constructor(
    readonly failure: SearchFailure,
    message: string,
    options?: { cause: unknown },
  ) {
    super(message, options);
    this.name = 'IndexLoadError';
  }
}

/** The part of `fetch` that is used here. */
export type FetchFile = (
  url: string,
  init: { cache?: 'no-cache' | 'reload'; signal: AbortSignal },
) => Promise<Response>;

async function fetchBytes(fetched: Promise<Response>, url: string): Promise<Uint8Array> {
  try {
    const response = await fetched;
    if (!response.ok) throw new Error(`status ${String(response.status)}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw new IndexLoadError('network', `${url}: ${String(cause)}`, { cause });
  }
}

function parseBytes<T>(url: string, bytes: Uint8Array, parse: (data: unknown) => T): T {
  try {
    const data: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return parse(data);
  } catch (cause) {
    throw new IndexLoadError('index', `${url}: ${String(cause)}`, { cause });
  }
}

async function loadVerified(baseUrl: string, fetchFile: FetchFile, signal: AbortSignal): Promise<IndexFile> {
  const fetchAll = (url: string, cache?: 'no-cache' | 'reload') =>
    fetchBytes(fetchFile(url, cache ? { cache, signal } : { signal }), url);
  const manifestUrl = baseUrl + manifestPath;
  const manifest = parseBytes(manifestUrl, await fetchAll(manifestUrl, 'no-cache'), parseManifest);
  const url = `${baseUrl}${indexFolder}/${manifest.file}`;
  let bytes = await fetchAll(url);
  if (contentHash(bytes) !== manifest.hash) bytes = await fetchAll(url, 'reload'); // the cache may hold a damaged copy
  if (contentHash(bytes) !== manifest.hash) throw new IndexLoadError('index', `${url}: damaged`);
  return parseBytes(url, bytes, parseIndexFile);
}

/**
 * Fetches the index below `baseUrl` (which ends in a slash) and verifies hash, version and shape.
 * Throws IndexLoadError, after 30 s at the latest.
 */
export async function loadIndex(baseUrl: string, fetchFile: FetchFile): Promise<IndexFile> {
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
  }, loadTimeoutMs);
  try {
    return await loadVerified(baseUrl, fetchFile, abort.signal);
  } finally {
    clearTimeout(timer);
  }
}

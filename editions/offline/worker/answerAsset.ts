import { searchManifestPath } from '../protocol/addresses';
import { isCacheable } from '../store/assets';
import { cacheNames } from '../store/cacheNames';
import { findKeptSearchManifest } from '../store/manual';
import { cacheSearchManifest } from '../store/searchFiles';
import { answerInTime } from './answerInTime';

export type Answer = {
  response: Promise<Response>;
  /** Remaining work that must keep the worker alive. */
  work: Promise<unknown>;
};

/**
 * Finds a cached asset. Uses `caches.match` because one call is faster than `open` and `match`, and every asset request
 * passes here.
 */
async function findKeptAsset(address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, { cacheName: cacheNames.assets });
  } catch {
    return undefined;
  }
}

const isSearchManifest = (address: string): boolean => new URL(address).pathname === searchManifestPath;

async function keep(address: string, response: Response): Promise<void> {
  if (!isCacheable(response)) return;
  const copy = response.clone();
  try {
    if (isSearchManifest(address)) await cacheSearchManifest(copy);
    else await (await caches.open(cacheNames.assets)).put(address, copy);
  } catch {
    // Quota exceeded or storage blocked: the page still gets the response.
  }
}

/**
 * Answers from the network and caches the response. Calls `find` when the network fails, is too slow or returns
 * something else. A request with `reload` waits for the network and never gets a cached copy.
 */
function answerFromNetwork(request: Request, find: () => Promise<Response | undefined>): Answer {
  const network = fetch(request);
  const work = network.then((response) => keep(request.url, response)).catch(() => undefined);
  async function answer(): Promise<Response> {
    const isNetworkOnly = request.cache === 'reload';
    const inTime = await (isNetworkOnly ? network.catch(() => undefined) : answerInTime(network));
    if (inTime && isCacheable(inTime)) return inTime;
    if (isNetworkOnly) return network;
    return (await find().catch(() => undefined)) ?? network;
  }
  return { response: answer(), work };
}

/** Answers requests for addresses without a content hash: network first. */
export function answerChanging(request: Request): Answer {
  const { url } = request;
  return answerFromNetwork(request, () => (isSearchManifest(url) ? findKeptSearchManifest() : findKeptAsset(url)));
}

/**
 * Answers requests for addresses with a content hash: cache first. A reload, or the cache mode of the request, prefers
 * the network because the copy may be damaged.
 */
export function answerHashed(request: Request, isReload: boolean): Answer {
  if (isReload || request.cache === 'reload' || request.cache === 'no-cache') {
    return answerFromNetwork(request, () => findKeptAsset(request.url));
  }
  let work: Promise<unknown> = Promise.resolve();
  async function answer(): Promise<Response> {
    const kept = await findKeptAsset(request.url);
    if (kept) return kept;
    const response = await fetch(request);
    work = keep(request.url, response);
    return response;
  }
  const response = answer();
  return { response, work: response.then(() => work).catch(() => undefined) };
}

import { searchManifestPath } from '../protocol/addresses';
import { isWorthKeeping } from '../store/assets';
import { cacheNames } from '../store/cacheNames';
import { findKeptSearchManifest } from '../store/manual';
import { keepSearchManifest } from '../store/searchFiles';
import { answerInTime } from './answerInTime';

export type Answer = {
  response: Promise<Response>;
  /** What the worker does besides; it has to stay alive for it. */
  work: Promise<unknown>;
};

/** Every file of a page passes here; a look into a cache by its name is one call to the browser, `open` another. */
async function findKeptAsset(address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, { cacheName: cacheNames.assets });
  } catch {
    return undefined;
  }
}

const isSearchManifest = (address: string): boolean => new URL(address).pathname === searchManifestPath;

async function keep(address: string, response: Response): Promise<void> {
  if (!isWorthKeeping(response)) return;
  const copy = response.clone();
  try {
    if (isSearchManifest(address)) await keepSearchManifest(copy);
    else await (await caches.open(cacheNames.assets)).put(address, copy);
  } catch {
    // No room, or storage is blocked: the reader has the answer all the same.
  }
}

/**
 * From the network and kept; `find` is asked when the network fails, does not answer in time or sends something else.
 * Who asks for a new copy (`reload`) has no use for the kept one, and waits.
 */
function answerFromNetwork(request: Request, find: () => Promise<Response | undefined>): Answer {
  const network = fetch(request);
  const work = network.then((response) => keep(request.url, response)).catch(() => undefined);
  async function answer(): Promise<Response> {
    const isPatient = request.cache === 'reload';
    const inTime = await (isPatient ? network.catch(() => undefined) : answerInTime(network));
    if (inTime && isWorthKeeping(inTime)) return inTime;
    if (isPatient) return network;
    return (await find().catch(() => undefined)) ?? network;
  }
  return { response: answer(), work };
}

/** Files whose address says nothing about their content: what is current comes first. */
export function answerChanging(request: Request): Answer {
  const { url } = request;
  return answerFromNetwork(request, () => (isSearchManifest(url) ? findKeptSearchManifest() : findKeptAsset(url)));
}

/**
 * Files whose address changes with their content: a kept one is as good as any. `isReload` and the request's own cache
 * mode ask for the network's: a copy may be damaged.
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

import { manifestPath } from '../protocol/manifest';
import { wait } from './wait';

/** How long the worker leaves it to the page; it is to fail, if it must, before the client gives it up. */
const patienceMs = 3000;

async function fetchManifest(baseUrl: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
  const init: object = { cache: 'no-cache', signal }; // checked with Node's types, too, which know no `cache`
  const response = await fetch(baseUrl + manifestPath, init);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

/**
 * Asks for the manifest below `baseUrl` from the page, while the worker's script is on its way: that spares a slow line
 * one round trip before the first hits. Undefined when it cannot be had, or is not there in time: it is given up, or the
 * browser would have the worker wait behind it, who finds out why. Part of every page's script.
 */
export function fetchEarlyManifest(baseUrl: string): Promise<Uint8Array | undefined> {
  const abort = new AbortController();
  void wait(patienceMs).then(() => abort.abort());
  return fetchManifest(baseUrl, abort.signal).catch(() => undefined);
}

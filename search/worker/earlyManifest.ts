import { manifestPath } from '../protocol/manifest';
import { type FetchFile, fetchBytes } from './fetchBytes';

/** How long the page tries; the worker, which then asks itself, is to fail before the client gives it up. */
const earlyTimeoutMs = 3000;

/**
 * Asks for the manifest below `baseUrl` from the page, while the worker's script is on its way: that spares a slow line
 * one round trip before the first hits. Undefined when it cannot be had; the worker finds out why.
 */
export function fetchEarlyManifest(baseUrl: string, fetchFile: FetchFile): Promise<Uint8Array | undefined> {
  const asked = fetchBytes(fetchFile, baseUrl + manifestPath, { cache: 'no-cache', timeoutMs: earlyTimeoutMs });
  return asked.catch(() => undefined);
}

import { gzipSync } from 'node:zlib';

/** What a server sends of `value` as JSON. */
export function gzipBytes(value: unknown): number {
  return gzipSync(typeof value === 'string' ? value : JSON.stringify(value)).length;
}

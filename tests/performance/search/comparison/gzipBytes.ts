import { gzipSync } from 'node:zlib';

/** Returns the size of `value` as JSON with gzip. */
export function gzipBytes(value: unknown): number {
  return gzipSync(typeof value === 'string' ? value : JSON.stringify(value)).length;
}

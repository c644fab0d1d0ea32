import type { Hit } from '../../search/protocol/query';

/** Returns whether the hits match the query only in part. */
export function areWeak(hits: readonly Hit[] = []): boolean {
  return hits[0]?.isWeak === true;
}

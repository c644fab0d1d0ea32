import type { Hit } from '../../search/protocol/query';
import { findMarkedWords } from './markedWords';
import { toSitePath } from './sitePath';

/** Hit with the path it links to and the words to highlight there. */
export type ShownHit = { hit: Hit; path: string; words: readonly string[] };

/** Hits of one product. */
export type HitGroup = { name: string; hits: ShownHit[] };

/** Returns whether the hits match the query only in part. */
export function areWeak(hits: readonly Hit[] = []): boolean {
  return hits[0]?.isWeak === true;
}

/** Returns the hits whose address is on this site. */
export function findShownHits(hits: readonly Hit[], origins: readonly string[]): ShownHit[] {
  return hits.flatMap((hit) => {
    const path = toSitePath(hit.url, origins);
    return path === undefined ? [] : [{ hit, path, words: findMarkedWords(hit) }];
  });
}

/**
 * Groups the hits by product, in the order of each product's best hit, at most `maxPerGroup` in a group (specification
 * §9).
 */
export function groupHits(hits: readonly ShownHit[], maxPerGroup: number): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const shown of hits) {
    const name = shown.hit.hierarchy.lvl0 ?? '';
    const group = groups.get(name) ?? { name, hits: [] };
    groups.set(name, group);
    if (group.hits.length < maxPerGroup) group.hits.push(shown);
  }
  return [...groups.values()];
}

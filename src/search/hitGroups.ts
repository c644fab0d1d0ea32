import type { Hit } from '../../search/protocol/query';
import { isPageHit } from './hitTexts';
import { findMarkedWords } from './markedWords';
import { toSitePath } from './sitePath';

/** Hit with the path it links to and the words to highlight there. */
export type ShownHit = { hit: Hit; path: string; words: readonly string[] };

/** Hits of one product. */
export type HitGroup = { name: string; hits: ShownHit[] };

/** Hits of one page. */
export type PageGroup = {
  key: string;
  /** Hit of the page itself, otherwise the best one of its sections. */
  first: ShownHit;
  /** Sections to show. */
  sections: ShownHit[];
  /** Further sections, shown on request. */
  rest: ShownHit[];
};

/** Returns the hits whose address is on this site. */
export function findShownHits(hits: readonly Hit[], origins: readonly string[]): ShownHit[] {
  return hits.flatMap((hit) => {
    const path = toSitePath(hit.url, origins);
    return path === undefined ? [] : [{ hit, path, words: findMarkedWords(hit) }];
  });
}

/** Groups hits by `keyOf`, in the order of each group's best hit. */
function groupBy(
  hits: readonly ShownHit[],
  keyOf: (shown: ShownHit) => string,
): Map<string, [ShownHit, ...ShownHit[]]> {
  const groups = new Map<string, [ShownHit, ...ShownHit[]]>();
  for (const shown of hits) {
    const group = groups.get(keyOf(shown));
    if (group) group.push(shown);
    else groups.set(keyOf(shown), [shown]);
  }
  return groups;
}

/** Groups the hits by product, at most `maxPerGroup` in a group (specification §9). */
export function groupHits(hits: readonly ShownHit[], maxPerGroup: number): HitGroup[] {
  const groups = groupBy(hits, ({ hit }) => hit.hierarchy.lvl0 ?? '');
  return [...groups].map(([name, own]) => ({ name, hits: own.slice(0, maxPerGroup) }));
}

/** Returns the path of the page of a hit. */
export function pagePath(path: string): string {
  return path.replace(/#.*/, '');
}

/**
 * Groups the hits by page. `batches` are hits that were loaded one after the other. A page shows at most `maxPerGroup`
 * sections, all from the batch that begins its group: later ones would move what the user is reading.
 */
export function groupByPage(batches: readonly (readonly ShownHit[])[], maxPerGroup: number): PageGroup[] {
  const groups = groupBy(batches.flat(), ({ hit, path }) => `${pagePath(path)}\n${hit.hierarchy.lvl1 ?? ''}`);
  return [...groups].map(([key, hits]) => {
    const first = hits.find(({ hit }) => isPageHit(hit)) ?? hits[0];
    const begun = batches.find((batch) => batch.includes(hits[0]));
    const others = hits.filter((shown) => !isPageHit(shown.hit) || shown !== first);
    const sections = others.filter((shown) => begun?.includes(shown)).slice(0, maxPerGroup);
    return { key, first, sections, rest: others.filter((shown) => !sections.includes(shown)) };
  });
}

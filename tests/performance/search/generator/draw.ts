import type { KnownItem } from './knownItem';
import { type Random, createRandom } from './random';

/**
 * Sets of queries: weights are tuned with one, figures are reported of the other. Both use the same pages, but every
 * target belongs to one half only: reported queries are unseen.
 */
export type QuerySet = { name: 'tuning' | 'reporting'; seed: number; half: 0 | 1 };

export const tuningSet: QuerySet = { name: 'tuning', seed: 20_261_120, half: 0 };
export const reportingSet: QuerySet = { name: 'reporting', seed: 41_027, half: 1 };

/** Random draws for one class of queries from one half of the targets. */
export type Draw = {
  random: Random;
  /** Returns up to `count` of `candidates` with different keys. */
  sample: <T>(candidates: readonly T[], count: number, keyOf: (candidate: T) => string) => T[];
  /** Returns up to `count` different queries; `attempt` may fail often. */
  collect: (count: number, attempt: () => KnownItem | undefined, attemptsPerQuery?: number) => KnownItem[];
};

const usualAttemptsPerQuery = 60;

// FNV-1a and a final mix (http://www.isthe.com/chongo/tech/comp/fnv/).
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Creates the draws of the class `className`. They are deterministic. */
export function createDraw({ seed, half }: QuerySet, className: string): Draw {
  const random = createRandom(seed ^ hashText(className));
  const isInHalf = (key: string): boolean => ((hashText(key) >>> 7) & 1) === half;
  return {
    random,
    sample(candidates, count, keyOf) {
      const byKey = new Map(candidates.map((candidate) => [keyOf(candidate), candidate] as const));
      return random
        .shuffled([...byKey].filter(([key]) => isInHalf(key)).map(([, candidate]) => candidate))
        .slice(0, count);
    },
    collect(count, attempt, attemptsPerQuery = usualAttemptsPerQuery) {
      const found = new Map<string, KnownItem>();
      for (let tries = count * attemptsPerQuery; tries > 0 && found.size < count; tries -= 1) {
        const item = attempt();
        if (item && isInHalf(item.query)) found.set(item.query, item);
      }
      return [...found.values()];
    },
  };
}

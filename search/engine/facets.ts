import type { FacetFilters } from '../protocol/query';
import type { PreparedSection } from './preparedIndex';

function holds({ facets }: PreparedSection, filter: string): boolean {
  const colon = filter.indexOf(':');
  return facets[filter.slice(0, colon)] === filter.slice(colon + 1);
}

/** Whether a section passes: every filter of the list holds, of an inner list at least one (specification §7). */
export function passesFilters(section: PreparedSection, filters: FacetFilters): boolean {
  return filters.every((filter) =>
    typeof filter === 'string' ? holds(section, filter) : filter.some((option) => holds(section, option)),
  );
}

/** Counts the values of each facet among `sections`. */
export function countFacets(
  sections: readonly PreparedSection[],
  names: readonly string[],
): Record<string, Record<string, number>> {
  const counted: Record<string, Record<string, number>> = {};
  for (const name of names) {
    const counts: Record<string, number> = {};
    for (const { facets } of sections) {
      const value = facets[name];
      if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1;
    }
    counted[name] = counts;
  }
  return counted;
}

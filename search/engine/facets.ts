import { type FacetFilters, productFacet } from '../protocol/query';
import type { Section } from './sections';

/** Values of the facets of a section (specification §7: contextual search by language and version tag). */
export type FacetsOf = (section: Section) => Readonly<Record<string, string>>;

/** Facets of a corpus: language and version tag are those of the whole, the product is the page's. */
export function createFacets(language: string, docusaurusTag: string): FacetsOf {
  return ({ page }) => ({ language, docusaurus_tag: docusaurusTag, [productFacet]: page.product });
}

function holds(facets: Readonly<Record<string, string>>, filter: string): boolean {
  const colon = filter.indexOf(':');
  return facets[filter.slice(0, colon)] === filter.slice(colon + 1);
}

/** Whether a section passes: every filter of the list holds, of an inner list at least one (specification §7). */
export function passesFilters(facets: Readonly<Record<string, string>>, filters: FacetFilters): boolean {
  return filters.every((filter) =>
    typeof filter === 'string' ? holds(facets, filter) : filter.some((option) => holds(facets, option)),
  );
}

/** Counts the values of each facet among `sections`. */
export function countFacets(
  sections: readonly Section[],
  names: readonly string[],
  facetsOf: FacetsOf,
): Record<string, Record<string, number>> {
  const counted: Record<string, Record<string, number>> = {};
  for (const name of names) counted[name] = {};
  if (names.length === 0) return counted;
  for (const section of sections) {
    const facets = facetsOf(section);
    for (const name of names) {
      const value = facets[name];
      const counts = counted[name];
      if (value !== undefined && counts) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counted;
}
